/** Who is here, since when the others are away, how many watch. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { clock, say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {{here: number[], away: Record<number, number>, watching: number}} Here */

/** @type {Here} before the server has said anything */
export const NOBODY = { here: [], away: {}, watching: 0 };

/** What is said of a seat beside its name. @param {Room} room @param {Seat} seat */
export function presence(room, seat) {
  const { here, away } = room.presence;
  if (seat.stuck) return say("seat-stuck");
  if (seat.kind === "bot" || seat.kind === "automaton") return ""; // the name says it
  if (room.state.you.includes(seat.seat)) return say("seat-you");
  if (here.includes(seat.seat)) return say("seat-here");
  const since = away[seat.seat];
  if (seat.kind === "left") return since ? say("seat-left-since", { when: clock(since) }) : say("kind-left");
  return since ? say("seat-away-since", { when: clock(since) }) : say("seat-away");
}

/** How many look on, for the bar. @param {Room} room */
export const watching = ({ presence: { watching: count } }) =>
  count
    ? html`
        <span class="watching" data-tip=${say("watching", { count })}>
          ${icon("watch")}<span aria-hidden="true">${count}</span><span class="hidden">${say("watching", { count })}</span>
        </span>
      `
    : nothing;
