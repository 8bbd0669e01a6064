/**
 * What a thing is and what it does: for the pointer after a moment, for a finger that stays, for the keyboard's
 * focus.
 */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { beside } from "./place.js";

/** @typedef {HTMLElement | SVGElement} Subject */

const DELAY = 250;
const HOLD = 450;
const MOVED = 12;

export class Tooltip {
  constructor() {
    this.box = document.createElement("div");
    this.box.className = "tip";
    this.box.setAttribute("role", "tooltip");
    this.box.popover = "manual";
    document.body.append(this.box);
    /** @type {Subject | null} */
    this.subject = null;
    this.listen();
  }

  /** What explains itself. */
  get explained() {
    return "[data-tip]";
  }

  listen() {
    document.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.await(event.target, DELAY),
    );
    document.addEventListener("pointerdown", (event) => {
      this.pressed = event;
      this.hide();
      if (event.pointerType !== "mouse") this.await(event.target, HOLD);
    });
    document.addEventListener("pointermove", (event) => this.moved(event) && this.hide());
    document.addEventListener("pointerup", () => clearTimeout(this.timer));
    document.addEventListener("click", (event) => this.clicked(event), true);
    document.addEventListener("focusin", ({ target }) => {
      if (/** @type {Element} */ (target).matches(":focus-visible")) this.await(target, DELAY);
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    addEventListener("scroll", () => this.hide(), true);
  }

  /** A finger that wanders is not holding. @param {PointerEvent} event */
  moved(event) {
    const start = event.pointerType === "touch" && this.pressed;
    return start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > MOVED;
  }

  /** A finger that held to read does not press. @param {MouseEvent} event */
  clicked(event) {
    const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (touch && this.shown) event.stopImmediatePropagation();
  }

  get shown() {
    return this.box.matches(":popover-open");
  }

  /** @param {EventTarget | null} target @param {number} delay */
  await(target, delay) {
    const subject = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest?.(this.explained));
    if (subject === this.subject) return;
    this.hide();
    this.subject = subject;
    if (subject) this.timer = setTimeout(() => this.show(subject), delay);
  }

  hide() {
    clearTimeout(this.timer);
    this.subject = null;
    if (this.shown) this.box.hidePopover();
  }

  /** @param {Subject} subject @returns {Promise<void> | void} */
  show(subject) {
    this.open(subject, nothing);
  }

  /**
   * The name and the tip of the subject, and what else there is to say.
   *
   * @param {Subject} subject
   * @param {unknown} rest
   */
  open(subject, rest) {
    if (this.subject !== subject) return;
    const { name, tip } = subject.dataset;
    render(
      html`
        ${
          name
            ? html`
                <b>${name}</b>
              `
            : nothing
        }${
          tip
            ? html`
                <p>${tip}</p>
              `
            : nothing
        }${rest}
      `,
      this.box,
    );
    if (!this.box.textContent?.trim()) return;
    this.box.showPopover();
    beside(this.box, subject.getBoundingClientRect());
  }
}
