/** The shelf: one box per game, with its picture, seats, duration and what it is. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { dress, icon } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./hall.js").Game} Game */

/** @param {Game[]} games @param {string} chosen @param {(game: Game) => void} pick */
export const boxes = (games, chosen, pick) => html`
  <div class="boxes">${games.map((game) => box(game, game.id === chosen, () => pick(game)))}</div>
`;

/** @param {Game} game @param {boolean} on @param {() => void} press */
const box = (game, on, press) => html`
  <button class="box" type="button" aria-pressed=${on} data-game=${game.id} @click=${press}>
    <img src=${game.picture} alt="" />
    <span class="cover">
      <b class="face" .style=${dress(game.look)}>${game.title}</b>
      <span class="facts">
        <span>${icon("people")}${span(game.players)}</span>
        <span>${icon("clock")}${game.minutes}</span>
      </span>
      <span class="tagline">${game.tagline}</span>
    </span>
  </button>
`;

/** @param {number[]} players */
function span(players) {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : say("players-span", { least, most });
}
