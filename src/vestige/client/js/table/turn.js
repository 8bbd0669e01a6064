/**
 * Your turn: the title, the badge of the tab, a soft sound, and a notification while the tab is hidden. Leave for that is
 * asked at the first long wait, not when the page opens.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { prefer, preferences } from "../common/preferences.js";
import { ask, granted, notify, undecided } from "../common/reminder.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */

const LONG = 3000;
const ASKED = "vestige-reminder-asked";
const CHIME = [523.25, 783.99];

export class Turn {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {boolean | null} before the first state nobody knows */
    this.mine = null;
    this.waits = false;
    this.offering = false;
    /** @type {AudioContext | undefined} */
    this.audio = undefined;
    // Browsers let a page be heard only after the person did something in it.
    addEventListener("pointerdown", () => this.wake(), { once: true });
    addEventListener("keydown", () => this.wake(), { once: true });
  }

  wake() {
    this.audio ??= new AudioContext();
    this.audio.resume();
  }

  /** After every drawing of what is so now. */
  attend() {
    const { live } = this.room;
    if (!live) return;
    const mine = live.status === "playing" && live.asked.some((seat) => live.you.includes(seat));
    document.title = mine ? say("turn-title", { title: live.title }) : live.title;
    badge(mine);
    if (mine && this.mine === false) this.tell();
    this.mine = mine;
    const waits = live.status === "playing" && live.you.length > 0 && !mine && !live.guide;
    if (waits !== this.waits) this.expect(waits);
    this.waits = waits;
  }

  tell() {
    const { live } = this.room;
    if (!live) return;
    if (preferences.sound === "on") this.chime();
    if (document.hidden && preferences.notify === "on" && granted()) notify(live.title, say("turn-yours"), this.room.match);
  }

  /** The person waits, or no longer: who waits long is asked once. @param {boolean} waits */
  expect(waits) {
    clearTimeout(this.timer);
    if (this.offering) this.offer(false);
    if (!waits || !undecided() || localStorage.getItem(ASKED)) return;
    this.timer = setTimeout(() => this.offer(true), LONG);
  }

  /** @param {boolean} on */
  offer(on) {
    this.offering = on;
    this.room.draw();
  }

  /** @param {boolean} yes */
  async answer(yes) {
    localStorage.setItem(ASKED, "yes");
    this.offer(false);
    prefer("notify", yes && (await ask()) ? "on" : "off");
  }

  template() {
    if (!this.offering) return nothing;
    return html`
      <section class="reminder" aria-label=${say("turn-offer")}>
        ${icon("bell")}
        <p>${say("turn-offer")}</p>
        <button class="button lit" type="button" @click=${() => this.answer(true)}>${say("turn-offer.yes")}</button>
        <button class="button" type="button" @click=${() => this.answer(false)}>${say("turn-offer.no")}</button>
      </section>
    `;
  }

  /** Two soft notes, made on the spot. */
  chime() {
    const { audio } = this;
    if (audio?.state !== "running") return;
    CHIME.forEach((pitch, place) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + place * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    });
  }
}

/** @param {boolean} mine */
function badge(mine) {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const wanted = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
