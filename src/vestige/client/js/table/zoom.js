/** Zoom of a board by wheel, pinch or double tap, and moving about while zoomed. The page itself zooms as ever. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { tool } from "../common/parts.js";
import { between } from "../common/place.js";
import { calm } from "../common/preferences.js";
import { say } from "../common/texts.js";

const MOST = 4;
const WHEEL = 0.0018;
const TAP = 300;
const FINGERTIP = 30;
const BUTTON = 1.5;
const TURN = 0.25;

/** @typedef {{x: number, y: number}} Point */

/** @type {WeakMap<HTMLElement, Zoom>} */
const zooms = new WeakMap();

/** @param {HTMLElement | null} frame */
export function zoomable(frame) {
  if (frame && !zooms.has(frame)) zooms.set(frame, new Zoom(frame));
}

/** @param {HTMLElement} frame */
export const zoomOf = (frame) => zooms.get(frame);

/** Larger, smaller, whole: for those without wheel and fingers. The last two only while there is something to undo. */
export const zoomers = () => html`
  <div class="zoomers" role="group" aria-label=${say("zoom")}>
    ${tool("add", say("zoom-in"), (event) => step(event, BUTTON))}
    ${tool("less", say("zoom-out"), (event) => step(event, 1 / BUTTON))}
    ${tool("expand", say("zoom-whole"), (event) => step(event, 0))}
  </div>
`;

/** @param {Event} event @param {number} factor 0 for the whole board */
function step(event, factor) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget).closest(".stage, .dock");
  zooms.get(/** @type {HTMLElement} */ (frame))?.step(factor);
}

class Zoom {
  /** @param {HTMLElement} stage the frame; its first child is moved */
  constructor(stage) {
    this.stage = stage;
    this.scale = 1;
    this.shift = { x: 0, y: 0 };
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.tapped = { x: 0, y: 0, time: 0 };
    /** How far a finger went beyond the edge. */
    this.pulled = 0;
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("touchmove", pinched, { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("focusin", (event) => this.reach(/** @type {Element} */ (event.target)));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      stage.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
  }

  get content() {
    return /** @type {HTMLElement} */ (this.stage.firstElementChild);
  }

  /** Where the board lies on the page while nothing is enlarged. */
  get place() {
    const { x, y } = this.stage.getBoundingClientRect();
    const { offsetLeft, offsetTop, clientWidth, clientHeight } = this.content;
    return new DOMRect(x + offsetLeft, y + offsetTop, clientWidth, clientHeight);
  }

  /** Where a pointer is in the frame. @param {MouseEvent} event @returns {Point} */
  at(event) {
    const { x, y } = this.place;
    return { x: event.clientX - x, y: event.clientY - y };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.around(this.at(event), this.scale * Math.exp(-event.deltaY * WHEEL));
  }

  /** Two taps at the same place zoom, unless they are meant for something there. @param {PointerEvent} event */
  down(event) {
    const [point, time] = [this.at(event), event.timeStamp];
    this.fingers.set(event.pointerId, point);
    this.pulled = 0;
    const meant = /** @type {Element} */ (event.target).closest(".spot.lit, .chip");
    const again = time - this.tapped.time < TAP && distance(point, this.tapped) < FINGERTIP;
    if (event.pointerType === "touch" && again && !meant) this.around(point, this.scale > 1 ? 1 : 2);
    this.tapped = { ...point, time };
  }

  /** One finger moves, two zoom. @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !event.buttons) return;
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const grown = distance(now, other) / Math.max(1, distance(before, other));
      this.around({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, this.scale * grown);
    } else if (this.scale > 1) {
      const wanted = this.shift.x + now.x - before.x;
      this.shift = { x: wanted, y: this.shift.y + now.y - before.y };
      this.show();
      this.pull(wanted - this.shift.x);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** Who pulls on at the edge of an enlarged board turns the page, where there are pages. @param {number} further */
  pull(further) {
    this.pulled += further;
    const { width } = this.place;
    const pages = this.stage.parentElement;
    if (!pages || pages.scrollWidth <= pages.clientWidth || Math.abs(this.pulled) < width * TURN) return;
    const left = pages.scrollLeft - Math.sign(this.pulled) * width;
    this.fingers.clear();
    this.pulled = 0;
    this.whole();
    pages.scrollTo({ left, behavior: calm() ? "instant" : "smooth" });
  }

  /** Scales, keeping a point where it is. @param {Point} point @param {number} wanted */
  around(point, wanted) {
    const scale = between(1, wanted, MOST);
    const grown = scale / this.scale;
    this.shift = { x: point.x - (point.x - this.shift.x) * grown, y: point.y - (point.y - this.shift.y) * grown };
    this.scale = scale;
    this.show();
  }

  whole() {
    if (this.scale > 1) this.around({ x: 0, y: 0 }, 1);
  }

  /** Brings a point of the whole board to the middle. @param {Point} point @param {number} wanted */
  centre(point, wanted) {
    const { width, height } = this.place;
    this.scale = between(1, wanted, MOST);
    this.shift = { x: width / 2 - point.x * this.scale, y: height / 2 - point.y * this.scale };
    this.show();
  }

  /** Who goes through the board by keyboard sees where they are. @param {Element} spot */
  reach(spot) {
    if (this.scale === 1 || !spot.matches(".spot")) return;
    const [box, frame] = [spot.getBoundingClientRect(), this.place];
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return;
    const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
    this.centre({ x: (x - this.shift.x) / this.scale, y: (y - this.shift.y) / this.scale }, this.scale);
  }

  /** Around the middle. @param {number} factor */
  step(factor) {
    const { width, height } = this.place;
    this.around({ x: width / 2, y: height / 2 }, this.scale * factor);
  }

  show() {
    const { width, height } = this.place;
    this.shift.x = between(width * (1 - this.scale), this.shift.x, 0);
    this.shift.y = between(height * (1 - this.scale), this.shift.y, 0);
    this.content.style.transform =
      this.scale === 1 ? "" : `translate(${this.shift.x}px, ${this.shift.y}px) scale(${this.scale})`;
    this.stage.classList.toggle("zoomed", this.scale > 1);
  }
}

/** Two fingers are ours, one may scroll. @param {TouchEvent} event */
const pinched = (event) => event.touches.length > 1 && event.cancelable && event.preventDefault();

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
