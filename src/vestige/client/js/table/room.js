/**
 * One match in one browser: what is known of it, what the person is doing, and what is sent. The server alone decides;
 * nothing here changes the match before it says so.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Option} Option
 * @typedef {{text: string, rule?: string | null}} Notice
 */

import { Advice } from "./advice.js";
import { preferences } from "../common/preferences.js";
import { say } from "../common/texts.js";
import { Deal } from "./deal.js";
import { KINDS, together, touched } from "./moment.js";
import { Walk } from "./options.js";
import { Pace } from "./pace.js";
import { NOBODY } from "./presence.js";
import { Socket } from "./socket.js";
import { merged } from "./state.js";
import { Talk } from "./talk.js";
import { forget } from "./terms.js";

export class Room {
  /**
   * @param {string} match
   * @param {() => void} draw called after every change
   * @param {(target: string) => boolean} visible
   */
  constructor(match, draw, visible) {
    this.match = match;
    this.draw = draw;
    this.visible = visible;
    /** @type {State | null} */
    this.live = null;
    /** @type {State | null} an earlier moment that is looked at */
    this.moment = null;
    /** @type {Walk | null} */
    this.walk = null;
    /** @type {Option | null} an option that waits for a second yes */
    this.asking = null;
    /** By what that option was pointed at: pointed at again, it is the second yes. */
    this.pending = "";
    /** @type {Notice | null} */
    this.notice = null;
    this.online = true;
    this.presence = NOBODY;
    this.deal = new Deal(this);
    this.talk = new Talk(this);
    this.advice = new Advice(this);
    /** The key of a command that has no effect here yet. */
    this.busy = "";
    /** How many entries there are once it has. */
    this.due = Infinity;
    /** In a guided game: the telling steps that were read, and how often something else was tried at this one. */
    this.read = 0;
    this.strayed = 0;
    /** What the server says of the beginning of an action. @type {ReturnType<typeof together> | null} */
    this.narrowed = null;
    /** Whether an option that waits for a second yes cannot be taken back. */
    this.final = false;
    /** What an option that waits for a second tap will do. @type {string[]} */
    this.effects = [];
    this.seeking = false;
    /** @type {number | null} */
    this.wanted = null;
    /** @type {Map<string, Promise<any>>} */
    this.told = new Map();
    this.pace = new Pace((message) => this.renew(message));
    this.socket = new Socket(match, {
      hear: (message) => this.hear(message),
      online: (online) => this.connected(online),
      gone: () => location.assign("/"),
      since: () => this.live?.count ?? 0,
    });
  }

  /** What is shown: an earlier moment or now. */
  get state() {
    return /** @type {State} */ (this.moment ?? this.live);
  }

  get mine() {
    return this.walk !== null && !this.moment;
  }

  // ---- what the server says

  /** @param {any} message */
  hear(message) {
    const heard = {
      state: () => this.pace.hear(message, this.live?.you ?? []),
      moment: () => this.remember(message),
      accepted: () => this.accepted(message),
      stale: () => this.settle(message.key),
      refused: () => this.refused(message),
      need_nonce: () => this.deal.commit(message.seats, message.attempt),
      reveal: () => this.deal.reveal(message.seats, message.attempt),
      talk: () => this.talk.hear(message),
      presence: () => this.present(message),
      error: () => this.failed(message),
    }[/** @type {string} */ (message.type)];
    heard?.();
  }

  /** What was pointed at stays while the question does, whatever others do meanwhile. @param {State} message */
  renew(message) {
    const before = this.live;
    this.live = merged(before, message);
    const { acting, count, number, options, verbs } = this.live;
    const done = count >= this.due;
    if (done) [this.busy, this.due] = ["", Infinity];
    const asked = acting !== null && options.length > 0;
    const same = asked && !done && this.walk && before?.number === number && before.acting === acting;
    if (!same) {
      this.strayed = 0;
      this.narrowed = null;
      this.advice.close();
      this.effects = [];
      this.asking = this.notice = null;
      this.told.clear();
    }
    const { chosen, verb } = same && this.walk ? this.walk : { chosen: [], verb: null };
    this.walk = asked ? new Walk(options, verbs, this.visible, chosen, verb) : null;
    this.draw();
  }

  /** @param {import("./presence.js").Here} told */
  present(told) {
    this.presence = told;
    if (this.live) this.draw();
  }

  /** @param {boolean} online */
  connected(online) {
    this.online = online;
    if (online && this.wanted !== null) this.seek(this.wanted);
    if (this.live) this.draw();
  }

  /** The state that shows it follows. @param {{key: string, number: number}} message */
  accepted({ key, number }) {
    if (key === this.busy) this.due = number;
    if (this.live && this.live.count >= number) this.settle(key);
  }

  /** @param {string} key */
  settle(key) {
    if (key === this.busy) [this.busy, this.due] = ["", Infinity];
    this.draw();
  }

  /** @param {{key: string, text: string, rule: string}} message */
  refused({ key, text, rule }) {
    this.settle(key);
    this.say({ text, rule });
  }

  /** Something was not understood: nothing of it will happen. @param {{text: string}} message */
  failed({ text }) {
    this.socket.pending.clear();
    this.busy = "";
    this.say({ text });
  }

  /** @param {Notice | null} notice */
  say(notice) {
    this.notice = notice;
    this.draw();
  }

  // ---- the coach

  /** The step of a guided game that is shown now. */
  get coached() {
    const cards = this.live?.guide?.cards ?? [];
    return cards.find((card) => card.wanted || card.number > this.read) ?? null;
  }

  /** A step that only tells was read. @param {{number: number}} card */
  readOn({ number }) {
    this.read = number;
    this.draw();
  }

  /** Whether the coach waits for something else than this option. @param {Option} option */
  strays(option) {
    const wanted = this.coached?.wanted;
    return Boolean(wanted) && JSON.stringify(wanted) !== JSON.stringify(option.action);
  }

  // ---- answering

  /** Asks what is to be pointed at next, once something stands: for each verb that may go on from there. */
  async narrow() {
    const { walk } = this;
    this.narrowed = null;
    const verbs = new Set(walk?.begun ? walk.open.map((option) => String(option.action[0])) : []);
    if (!walk || !verbs.size || verbs.size > KINDS) return;
    const words = walk.chosen.map((item) => item.slice(item.indexOf(":") + 1));
    const asked = [...verbs].map((verb) => this.tell({ type: "narrow", action: [verb, ...words] }));
    const told = (await Promise.all(asked)).filter(Boolean);
    if (this.walk !== walk || !told.length) return;
    this.narrowed = together(told);
    this.draw();
  }

  /**
   * A target was pointed at. Several options left that no further target tells apart are given back for a menu.
   *
   * @param {string} target
   * @returns {Option[]}
   */
  pick(target) {
    if (!this.walk?.lit.has(target) || this.busy) return [];
    this.notice = null;
    const walk = this.walk.choose(target);
    const { open } = walk;
    if (walk.lit.size) {
      this.walk = walk;
      this.narrow();
    } else if (open.length === 1) this.take(open[0], target);
    else return open;
    this.draw();
    return [];
  }

  /** Takes back what was pointed at last, before anything is sent. */
  back() {
    if (this.asking) this.asking = null;
    else this.walk = this.walk?.back() ?? null;
    this.notice = null;
    this.narrow();
    this.draw();
  }

  /** The question stands as it was asked. */
  letGo() {
    this.asking = null;
    this.walk = this.walk?.only(null) ?? null;
    this.narrow();
  }

  /** Lights the targets of one verb only; the same again lights all. @param {string} verb */
  only(verb) {
    this.walk = this.walk?.only(this.walk.verb === verb ? null : verb) ?? null;
    this.narrow();
    this.draw();
  }

  /** @param {Option} option @param {string} [target] by which it was pointed at */
  async take(option, target = "") {
    if (this.busy) return;
    if (this.asking !== option && (await this.pauses(option))) {
      [this.asking, this.pending] = [option, target];
      this.draw();
    } else {
      this.command({ type: "act", action: option.action });
    }
  }

  /**
   * Whether a person should look at what an option does before it is played: on touch the first tap, another move than
   * the coach waits for, a move that cannot be taken back.
   *
   * @param {Option} option
   */
  async pauses(option) {
    const strays = this.strays(option);
    if (strays) this.strayed += 1;
    const taps = preferences.tap === "twice" || (preferences.tap === "auto" && touched());
    if (!strays && !taps && preferences.confirm !== "final") return false;
    const seen = await this.preview(option);
    this.effects = seen?.lines ?? [];
    this.final = preferences.confirm === "final" && Boolean(seen?.final);
    return strays || this.final || (taps && this.effects.length > 0);
  }

  undo() {
    if (this.live?.undo && !this.busy) this.command({ type: "undo" });
  }

  /** @param {object} message */
  command(message) {
    if (!this.live) return;
    const { number, acting } = this.live;
    this.notice = this.asking = null;
    this.due = Infinity;
    this.busy = this.socket.command({ ...message, number, seat: acting });
    this.draw();
  }

  /** Another person at this device takes over. @param {number} seat */
  sit(seat) {
    this.socket.send({ type: "seat", seat });
  }

  // ---- asking

  /** What an option would do. @param {Option} option @returns {Promise<{lines: string[], final: boolean} | null>} */
  async preview(option) {
    const answer = await this.tell({ type: "preview", action: option.action });
    return answer?.lines ? answer : null;
  }

  /** Why a target cannot be used now. @param {string} target @returns {Promise<{text: string, rule: string} | null>} */
  async why(target) {
    if (!this.walk) return null;
    const chosen = this.walk.chosen.map((item) => item.slice(item.indexOf(":") + 1));
    const answer = await this.tell({ type: "why", target, chosen });
    return answer?.code ? answer : null;
  }

  /**
   * Why an action, or the beginning of one, is not possible now.
   *
   * @param {string[]} action
   * @returns {Promise<{text: string, rule: string} | null>}
   */
  async whyAction(action) {
    const answer = await this.tell({ type: "why", action });
    return answer?.code ? answer : null;
  }

  /** Asks once per question. @param {object} question */
  tell(question) {
    const name = JSON.stringify(question);
    const told = this.told.get(name) ?? this.socket.ask({ ...question, seat: this.live?.acting });
    this.told.set(name, told);
    return told;
  }

  // ---- looking back

  /** Shows the table as it was after so many entries. @param {number} count */
  seek(count) {
    if (!this.live) return;
    const newest = this.live.count;
    this.wanted = count >= newest ? null : Math.max(0, count);
    if (this.wanted === null) {
      this.moment = null;
      this.draw();
    } else if (!this.seeking && this.online) {
      this.seeking = true;
      this.socket.send({ type: "at", count: this.wanted });
    }
  }

  /** One moment at a time is asked for; the last wish wins. @param {State} message */
  remember(message) {
    this.seeking = false;
    if (this.wanted === null || !this.live) return;
    this.moment = { ...this.live, ...message, log: this.live.log, options: [] };
    if (this.wanted !== message.count) this.seek(this.wanted);
    this.draw();
  }

  /** @param {string} lang */
  translate(lang) {
    this.told.clear();
    forget();
    this.socket.send({ type: "lang", lang });
    if (this.wanted !== null) this.seek(this.wanted);
  }

  // ---- names

  /** @param {number | null | undefined} seat */
  seat(seat) {
    return this.state.seats.find((place) => place.seat === seat);
  }

  /** @param {number} seat */
  name(seat) {
    return this.seat(seat)?.name || say("seat", { number: seat + 1 });
  }
}
