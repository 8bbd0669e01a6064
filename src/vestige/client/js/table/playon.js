/** Play on from here: a table of one's own from a moment of a finished match. Each seat is a bot's, or played by hand. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { get, post } from "../common/api.js";
import { open } from "../common/dialog.js";
import { badge, icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";
import { freshKey } from "./socket.js";

/** @typedef {import("./room.js").Room} Room */

const RIVAL = "expert";

/** Whether the table may be played on from what is shown now. @param {Room} room */
export const mayPlayOn = (room) => room.live?.status === "over" && (room.wanted ?? Infinity) < room.live.count;

/** @param {Room} room @param {number} count */
export async function openPlayOn(room, count) {
  const games = await attempt(() => get("/api/games"));
  const levels = games?.find((/** @type {{id: string}} */ { id }) => id === room.state.game)?.levels;
  if (!levels) return;
  const people = room.state.seats.filter(({ kind }) => kind !== "automaton");
  const mine = room.live?.you ?? [];
  const first = mine.length && mine.length < people.length ? mine : [people[0].seat];
  const seats = people.map(({ seat, level }) => (first.includes(seat) ? "" : level || RIVAL));
  const key = freshKey();
  open("play-on", () => form(room, count, levels, seats, key));
}

/**
 * @param {Room} room
 * @param {number} count
 * @param {{id: string, name: string}[]} levels
 * @param {string[]} seats
 * @param {string} key the same however often it is pressed
 */
const form = (room, count, levels, seats, key) => html`
  <form class="play-on" @submit=${(/** @type {Event} */ event) => begin(event, room, { count, seats, key })}>
    <p>${say("play-on-about", { count })}</p>
    ${seats.map(
      (level, seat) => html`
        <label>
          ${badge(room.seat(seat)?.colour)}<span>${room.name(seat)}</span>
          <select @change=${(/** @type {any} */ event) => (seats[seat] = event.target.value)}>
            <option value="" ?selected=${!level}>${say("play-on-hand")}</option>
            ${levels.map(({ id, name }) => html`<option value=${id} ?selected=${id === level}>${say("play-on-bot", { name })}</option>`)}
          </select>
        </label>
      `,
    )}
    <button class="button go" type="submit">${icon("play")}${say("play-on")}</button>
  </form>
`;

/** @param {Event} event @param {Room} room @param {{count: number, seats: string[], key: string}} wanted */
function begin(event, room, wanted) {
  event.preventDefault();
  attempt(async () => location.assign(`/match/${(await post(`/api/matches/${room.match}/play-on`, wanted)).match}`));
}

/** Where this match comes from. @param {Room} room */
export const origin = ({ state: { origin: from } }) =>
  from
    ? html`
        <a class="origin" href=${`/match/${from.match}`}>${icon("replay")}${say("play-on-origin", { count: from.count })}</a>
      `
    : nothing;
