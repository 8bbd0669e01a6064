/**
 * The match seen afterwards: the chance of winning at the beginning of every turn, and the turning points. It is worked
 * out by the server once, and waited for here.
 */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { get } from "../common/api.js";
import { close } from "../common/dialog.js";
import { badge, icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";
import { drawn, placeOf, plotted, shownSeat } from "./curve.js";
import { openPlayOn } from "./playon.js";
import { inFavour } from "./terms.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./curve.js").Told} Told */
/** @typedef {import("./curve.js").Point} Point */

const AGAIN = 700;

export class Review {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {Told | null} */
    this.told = null;
    this.lang = "";
    this.chosen = 0;
    this.asking = false;
  }

  /** Asks until it is worked out; in another language anew. */
  async look() {
    const { lang } = document.documentElement;
    if (this.asking || (this.told?.ready && this.lang === lang) || this.told?.failed) return;
    this.asking = true;
    const told = await attempt(() => get(`/api/matches/${this.room.match}/review`));
    this.asking = false;
    if (told) [this.told, this.lang] = [told, lang];
    if (told && !told.ready && !told.failed) setTimeout(() => this.look(), AGAIN);
    this.room.draw();
  }

  template() {
    const { told } = this;
    if (told?.failed) return without(say("review-failed"));
    if (!told?.ready) return waiting(told);
    if (told.curve.length < 2) return without(say("review-empty"));
    return html`
      <section class="review">
        <h3>${say(told.alone ? "review-goals" : "review-chances")}</h3>
        ${when(!told.alone, () => this.legend(told))}
        <p class="aside">${say("review-how")}</p>
        ${this.curve(told)} ${this.table(told)}
        <h3>${say("review-points", { count: told.points.length })}</h3>
        <ol class="turning">
          ${told.points.map((point, place) => this.card(told, point, place + 1))}
        </ol>
      </section>
    `;
  }

  // ---- the curve

  /** @param {Told} told */
  legend({ curve }) {
    const { room } = this;
    return html`
      <ul class="legend">
        ${curve[0]?.chances.map((_, seat) => html`<li>${badge(room.seat(seat)?.colour)}${room.name(seat)}</li>`)}
      </ul>
    `;
  }

  /** @param {Told} told */
  curve(told) {
    const { width, height } = plotted(told);
    return html`
      <div
        class="curve"
        role="slider"
        tabindex="0"
        aria-label=${say(told.alone ? "review-goals" : "review-chances")}
        aria-valuemin="0"
        aria-valuemax=${told.curve.length - 1}
        aria-valuenow=${this.chosen}
        aria-valuetext=${this.reading(told, this.chosen)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.press(told, event)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.point(told, event)}
        @click=${(/** @type {PointerEvent} */ event) => this.tap(told, event)}
      >
        <svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
          ${svg`${drawn(this.room, told, this.chosen, (count) => this.round(count))}`}
        </svg>
      </div>
      <p class="reading">${this.reading(told, this.chosen)}</p>
    `;
  }

  /** @param {Told} told @param {KeyboardEvent} event */
  press(told, event) {
    const last = told.curve.length - 1;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, Home: -last, End: last }[event.key];
    if (event.key === "Enter") this.see(told.curve[this.chosen].count);
    if (step === undefined) return;
    event.preventDefault();
    this.chosen = Math.max(0, Math.min(last, this.chosen + step));
    this.room.draw();
  }

  /** @param {Told} told @param {PointerEvent} event */
  point(told, event) {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const plot = plotted(told);
    const at = ((event.clientX - left) / width) * plot.width;
    const near = told.curve.map((_, place) => Math.abs(plot.x(place) - at));
    const place = near.indexOf(Math.min(...near));
    if (place === this.chosen) return;
    this.chosen = place;
    this.room.draw();
  }

  /** A finger has pointed nowhere before: its first tap reads, its second leads there. @param {Told} told @param {PointerEvent} event */
  tap(told, event) {
    const before = this.chosen;
    this.point(told, event);
    if (event.pointerType !== "touch" || this.chosen === before) this.see(told.curve[this.chosen].count);
  }

  /** What a moment says. @param {Told} told @param {number} place */
  reading(told, place) {
    const { count, seat, chances } = told.curve[place];
    const { room } = this;
    const two = chances.length <= 2 ? [shownSeat(room)] : chances.map((_, other) => other);
    const each = two.map((other) =>
      told.alone
        ? say("hint-chance", { chance: chances[other] })
        : say("review-of", { name: room.name(other), chance: chances[other] }),
    );
    const when_ = [this.round(count), seat === null ? say("review-end") : say("review-turn", { name: room.name(seat) })];
    return [...when_.filter(Boolean), ...each].join(" · ");
  }

  /**
   * The round that a moment lies in, as the log calls it. One that began with the deal has no heading: it is the one
   * before the first that has.
   *
   * @param {number} count
   */
  round(count) {
    const rounds = this.room.live?.log.filter((line) => line.round) ?? [];
    const begun = rounds.findLast((line) => line.n <= count);
    if (begun || !rounds.length) return begun?.round ?? "";
    return rounds[0].round?.replace(/\d+/, (number) => `${Number(number) - 1}`).replace(/.*\b0\b.*/, "") ?? "";
  }

  /** For who cannot see the picture; a table alone would not stay small. @param {Told} told */
  table(told) {
    const seats = told.curve[0]?.chances ?? [];
    return html`
      <div class="hidden">
        <table>
          <caption>
            ${say(told.alone ? "review-goals" : "review-chances")}
          </caption>
          <thead>
            <tr>
              <th scope="col">${say("review-moment")}</th>
              ${seats.map((_, seat) => html`<th scope="col">${this.room.name(seat)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${told.curve.map(
              ({ count, seat, chances }) => html`
                <tr>
                  <th scope="row">${this.round(count)} ${seat === null ? say("review-end") : this.room.name(seat)}</th>
                  ${chances.map((chance) => html`<td>${say("hint-chance", { chance })}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  // ---- turning points

  /** @param {Told} told @param {Point} point @param {number} number */
  card(told, point, number) {
    const { room } = this;
    const place = placeOf(told, point.count);
    const who = isMine(room, point.seat) ? say("review-yours") : say("review-turn", { name: room.name(point.seat) });
    return html`
      <li>
        <img
          src=${`/api/matches/${room.match}/moments/${point.count}/picture.svg?lang=${this.lang}`}
          alt=""
          width="385"
          height="154"
          loading="lazy"
        />
        <span class="no">${number}</span>
        <p class="meta">
          ${badge(room.seat(point.seat)?.colour)}
          <span>${[this.round(told.curve[place]?.count ?? point.count), who].filter(Boolean).join(" · ")}</span>
          <span class="change">${change(point)}</span>
        </p>
        <h4>${point.played}</h4>
        ${verdict(room, point, told.alone)}
        <div class="buttons">
          <button class="button" type="button" @click=${() => this.see(point.count)}>
            ${icon("replay")}${say("review-see")}
          </button>
          <button class="button quiet" type="button" @click=${() => openPlayOn(room, point.count)}>
            ${icon("play")}${say("play-on")}
          </button>
        </div>
      </li>
    `;
  }

  /** @param {number} count */
  see(count) {
    close();
    this.room.seek(count);
  }
}

/** @param {string} why there is none */
const without = (why) => html`
  <section class="review unready">
    <p role="status">${why}</p>
  </section>
`;

/** @param {Told | null} told */
const waiting = (told) => html`
  <section class="review unready" aria-busy="true">
    <p role="status">${told?.total ? say("review-waiting", { done: told.done + 1, total: told.total }) : say("review-begins")}</p>
    <progress max=${told?.total || 1} value=${told?.done ?? 0} aria-label=${say("review")}></progress>
    <div class="blank" aria-hidden="true"></div>
  </section>
`;

/** Whoever played several seats is called by their names. @param {Room} room @param {number} seat */
const isMine = ({ live }, seat) => live?.you.length === 1 && live.you[0] === seat;

/** @param {Point} point */
const change = ({ before, after, better, kept = 0, missed = 0 }) =>
  better
    ? html`
        <strong class="bad">${say("hint-chance", { chance: kept })}</strong>
        <span>${say("review-instead")}</span>
        <strong>${say("hint-chance", { chance: missed })}</strong>
      `
    : html`
        <strong>${say("hint-chance", { chance: before })}</strong>
        <span aria-label=${say("review-then")}>→</span>
        <strong class=${after < before ? "bad" : "good"}>${say("hint-chance", { chance: after })}</strong>
      `;

/** @param {Room} room @param {Point} point @param {boolean} percent */
function verdict(room, { better, seat, terms = [] }, percent) {
  if (!better) return html`<p class="verdict fine">${icon("check")}<span>${say("review-nothing")}</span></p>`;
  const mine = isMine(room, seat);
  return html`
    <div class="verdict">
      <p>
        ${icon("hint")}
        <span>
          <b>${mine ? say("review-better") : say("review-better-for", { name: room.name(seat) })}</b>
          ${better}
        </span>
      </p>
      ${when(terms.length, () => inFavour(terms.slice(0, 3), percent))}
    </div>
  `;
}
