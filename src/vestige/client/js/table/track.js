/**
 * On a narrow screen the parts of the boards are pages in a row. A swipe is a real scroll from page to page; what is
 * scrolled is empty, the pictures stay in place and follow the finger like a camera.
 *
 * @typedef {import("./closeups.js").Part} Part
 * @typedef {import("./panes.js").Panes} Panes
 * @typedef {{pane: string, part: Part, mine: boolean}} Stop a page; `mine` if it shows the board in the dock
 */

import { calm } from "../common/preferences.js";

const ARRIVED = 0.02;

export class Track {
  /**
   * @param {Panes} panes
   * @param {(stop: Stop) => void} moved called when another page is nearest
   */
  constructor(panes, moved) {
    this.panes = panes;
    this.moved = moved;
    /** @type {Stop[]} */
    this.stops = [];
    this.here = 0;
    /** @type {number | null} the page that is on its way by itself */
    this.going = null;
  }

  get element() {
    return /** @type {HTMLElement | null} */ (document.querySelector(".pages"));
  }

  /** A finger takes over. */
  held() {
    this.going = null;
  }

  /** The boards were scrolled. */
  scrolled() {
    const { element } = this;
    if (!element?.clientWidth || !this.stops.length) return;
    const at = element.scrollLeft / element.clientWidth;
    const near = Math.min(Math.round(at), this.stops.length - 1);
    if (this.going !== null && Math.abs(at - this.going) < ARRIVED) this.going = null;
    if (this.going === null && near !== this.here) {
      this.here = near;
      this.moved(this.stops[near]);
    }
    this.follow(calm() ? this.here : at);
  }

  /** After every drawing: the page to be seen, and where the pages are. @param {Stop[]} stops @param {number} wanted */
  settle(stops, wanted) {
    this.stops = stops;
    const { element } = this;
    if (!element?.clientWidth || wanted < 0) return;
    const far = Math.abs(wanted - this.here);
    this.here = wanted;
    const left = wanted * element.clientWidth;
    if (far) {
      this.going = wanted;
      element.scrollTo({ left, behavior: far > 1 || calm() ? "instant" : "smooth" });
    } else if (Math.abs(element.scrollLeft - left) > element.clientWidth / 2) {
      element.scrollTo({ left, behavior: "instant" });
    }
    this.scrolled();
  }

  /** The camera between two parts of a board; from board to board one slides out, the other in. @param {number} at */
  follow(at) {
    const first = Math.floor(at);
    const [from, to] = [this.stops[first], this.stops[first + 1] ?? this.stops[first]];
    const way = at - first;
    slide(".stage", from.mine === to.mine ? 0 : -way);
    slide(".dock", from.mine !== to.mine && this.stops[this.here].mine ? 1 - way : 0);
    if (from.pane === to.pane) this.panes.pan(from.pane, between(from.part.box, to.part.box, way));
  }
}

/** @param {string} selector @param {number} way of its own width */
function slide(selector, way) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (found) found.style.translate = way ? `${way * 100}%` : "";
}

/** @param {string} from @param {string} to @param {number} way from 0 to 1 */
function between(from, to, way) {
  const goal = to.split(" ").map(Number);
  return from
    .split(" ")
    .map((start, side) => Number(start) + (goal[side] - Number(start)) * way)
    .join(" ");
}
