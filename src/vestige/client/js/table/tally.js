/**
 * After the last move the points are counted over the board, source by source, and the seats' scores run along. Who
 * does not want to wait skips it; who wants less motion goes straight to the result.
 *
 * @typedef {import("./room.js").Room} Room
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon } from "../common/parts.js";
import { calm } from "../common/preferences.js";
import { say } from "../common/texts.js";

const PAUSE = 1300;

export class Tally {
  /** @param {Room} room @param {() => void} done */
  constructor(room, done) {
    this.room = room;
    this.done = done;
    /** How many sources are counted; null while there is no count. @type {number | null} */
    this.counted = null;
  }

  /** The sources that brought somebody something. */
  get rows() {
    return this.room.state.sheet.rows.filter(({ values }) => values.some(Boolean));
  }

  begin() {
    if (calm() || !this.rows.length) this.done();
    else this.step(1);
  }

  /** @param {number} counted */
  step(counted) {
    if (counted > this.rows.length) return this.skip();
    this.counted = counted;
    this.timer = setTimeout(() => this.step(counted + 1), PAUSE);
    this.room.draw();
  }

  /** On to the result: whoever asks for it does not wait for the count. */
  skip() {
    clearTimeout(this.timer);
    this.counted = null;
    this.room.draw();
    this.done();
  }

  /** What a seat has in the rows counted so far; null when nothing is being counted. @param {number} seat */
  score(seat) {
    const rows = this.rows.slice(0, this.counted ?? 0);
    return this.counted === null ? null : rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0);
  }

  template() {
    if (this.counted === null) return nothing;
    const { label, values } = this.rows[this.counted - 1];
    return html`
      <section class="tally" aria-label=${say("tally")}>
        <p role="status"><span>${say("tally")}</span><strong>${label}</strong></p>
        <ul>
          ${values.map((value, seat) => this.column(value, seat))}
        </ul>
        <button class="button" type="button" @click=${() => this.skip()}>${icon("to-end")}${say("tally-skip")}</button>
      </section>
    `;
  }

  /** @param {number | null} value @param {number} seat */
  column(value, seat) {
    return html`
      <li data-seat=${this.room.seat(seat)?.colour ?? nothing}>
        ${badge(this.room.seat(seat)?.colour)}
        <span class="hidden">${this.room.name(seat)}</span>
        <b>${signed(value ?? 0)}</b>
        <span>${this.score(seat)}</span>
      </li>
    `;
  }
}

/** @param {number} value */
const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);
