/**
 * How fast the others' moves are shown: one after the other with a pause, if the reader likes to follow them. Nothing is
 * skipped, and nothing waits in a hidden tab.
 */

import { preferences } from "../common/preferences.js";

/** @type {Record<string, number>} */
const PAUSES = { quick: 0, steady: 1000, slow: 2200 };
const CROWD = 12;

export class Pace {
  /** @param {(message: any) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} */
    this.waiting = [];
    document.addEventListener("visibilitychange", () => document.hidden && this.hurry());
  }

  /** @param {any} message @param {number[]} you */
  hear(message, you) {
    const others = message.delta && message.log.some((/** @type {any} */ { seat }) => seat !== null && !you.includes(seat));
    const pause = document.hidden || !others ? 0 : (PAUSES[preferences.pace] ?? 0);
    this.waiting.push({ message, pause });
    if (this.waiting.length > CROWD) this.hurry();
    else if (!this.timer) this.next();
  }

  /** Shows the next one, and then waits as long as it deserves. */
  next() {
    this.timer = undefined;
    const first = this.waiting.shift();
    if (!first) return;
    this.show(first.message);
    if (first.pause) this.timer = setTimeout(() => this.next(), first.pause);
    else this.next();
  }

  hurry() {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { message } of this.waiting.splice(0)) this.show(message);
  }
}
