/**
 * What a thing is and what it does: for the pointer after a moment, for a finger that stays, for the keyboard's focus.
 * A lit spot adds what happens if it is chosen; another one, why it cannot be chosen now.
 */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { say } from "../common/texts.js";
import { point, refuse } from "./lighting.js";
import { beside } from "./place.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./panes.js").Panes} Panes */
/** @typedef {import("./state.js").Option} Option */

const DELAY = 250;
const HOLD = 450;
const MOVED = 12;
const EXPLAINED = "[data-tip], .spot, [data-action]";

export class Tooltip {
  /** @param {Room} room @param {Panes} panes */
  constructor(room, panes) {
    this.room = room;
    this.panes = panes;
    this.box = document.createElement("div");
    this.box.className = "tip";
    this.box.setAttribute("role", "tooltip");
    this.box.popover = "manual";
    document.body.append(this.box);
    /** @type {HTMLElement | SVGElement | null} */
    this.subject = null;
    this.listen();
  }

  listen() {
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.await(event.target, DELAY));
    document.addEventListener("pointerdown", (event) => {
      this.pressed = event;
      this.hide();
      if (event.pointerType !== "mouse") this.await(event.target, HOLD);
    });
    document.addEventListener("pointermove", (event) => this.moved(event) && this.hide());
    document.addEventListener("pointerup", () => clearTimeout(this.timer));
    document.addEventListener("click", (event) => this.held(event), true);
    document.addEventListener("focusin", ({ target }) => /** @type {Element} */ (target).matches(":focus-visible") && this.await(target, DELAY));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    addEventListener("scroll", () => this.hide(), true);
  }

  /** A finger that held to read does not press; one that taps what cannot be chosen wants to read. @param {MouseEvent} event */
  held(event) {
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") return;
    if (this.box.matches(":popover-open")) event.stopImmediatePropagation();
    else if (/** @type {Element} */ (event.target).closest(".spot:not(.lit)")) this.await(event.target, 0);
    else this.hide();
  }

  /** A finger that wanders is not holding. @param {PointerEvent} event */
  moved(event) {
    const start = event.pointerType === "touch" && this.pressed;
    return start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > MOVED;
  }

  /** @param {EventTarget | null} target @param {number} delay */
  await(target, delay) {
    const subject = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest?.(EXPLAINED));
    if (subject === this.subject) return;
    this.hide();
    this.subject = subject;
    if (!subject) return;
    if (subject.matches(".spot.lit")) point(this.panes, subject.dataset.target ?? null);
    this.timer = setTimeout(() => this.show(subject), delay);
  }

  hide() {
    clearTimeout(this.timer);
    this.subject = null;
    if (this.box.matches(":popover-open")) this.box.hidePopover();
    point(this.panes, null);
    refuse(null);
  }

  /** @param {HTMLElement | SVGElement} subject */
  async show(subject) {
    const words = { name: subject.dataset.name, tip: subject.dataset.tip };
    const target = subject.dataset.target ?? "";
    const walk = this.room.mine ? this.room.walk : null;
    const option = /** @type {any} */ (subject).option ?? this.only(target);
    if (option) this.open(subject, words, effects(option, await this.room.preview(option)));
    else if (walk?.lit.has(target)) this.open(subject, words, choices(walk.lit.get(target) ?? []));
    else if (walk && target && this.usable(target)) this.explain(subject, words, await this.room.why(target));
    else if (words.name || words.tip) this.open(subject, words, nothing);
  }

  /** The option a lit spot stands for, if it is one alone. @param {string} target @returns {Option | undefined} */
  only(target) {
    const options = this.room.mine ? this.room.walk?.lit.get(target) : undefined;
    return options?.length === 1 ? options[0] : undefined;
  }

  /** Whether this kind of thing is asked for at all. @param {string} target */
  usable(target) {
    const kind = target.split(":")[0];
    return Object.values(this.room.state.verbs).some((args) => args.some((arg) => arg.kind === kind));
  }

  /** @param {HTMLElement | SVGElement} subject @param {Words} words @param {{text: string, rule: string} | null} reason */
  explain(subject, words, reason) {
    this.open(subject, words, reason ? refusal(reason) : nothing);
    if (reason && this.subject === subject) refuse(subject);
  }

  /** @param {HTMLElement | SVGElement} subject @param {Words} words @param {unknown} rest */
  open(subject, { name, tip }, rest) {
    if (this.subject !== subject) return;
    const plain = subject.matches("[data-tip]:not(.spot)");
    render(html`${name ? html`<b>${name}</b>` : nothing}${tip ? html`<p class=${plain ? "plain" : ""}>${tip}</p>` : nothing}${rest}`, this.box);
    if (!this.box.textContent?.trim()) return;
    this.box.showPopover();
    beside(this.box, subject.getBoundingClientRect());
  }
}

/** @typedef {{name?: string, tip?: string}} Words */

/** @param {Option} option @param {{lines: string[], final: boolean} | null} preview */
const effects = (option, preview) => html`
  <p class="effect">${option.label}</p>
  ${preview?.lines.map((line) => html`<p>${line}</p>`)} ${preview?.final ? html`<p class="final">${say("tip-final")}</p>` : nothing}
`;

/** @param {Option[]} options */
const choices = (options) =>
  options.length > 4
    ? html`<p class="effect">${say("tip-choices", { count: options.length })}</p>`
    : options.map((option) => html`<p class="effect">${option.label}</p>`);

/** @param {{text: string, rule: string}} reason */
const refusal = ({ text, rule }) => html`
  <p class="reason">${text}</p>
  ${rule ? html`<p class="rules">${say("rule", { rule })}</p>` : nothing}
`;
