/** The shelf: one box per game, with its picture, seats, duration and what it is. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { icon, titled, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "./hall.js";

/** @typedef {import("./hall.js").Game} Game */

/** @param {Game[]} games @param {string} chosen @param {(game: Game, company?: string) => void} pick */
export const boxes = (games, chosen, pick) => html`
  <div class="boxes">${games.map((game) => box(game, game.id === chosen, (company) => pick(game, company)))}</div>
`;

/** @param {Game} game @param {boolean} on @param {(company?: string) => void} press */
const box = (game, on, press) => html`
  <div class="boxed">
  <button class="box" type="button" aria-pressed=${on} data-game=${game.id} @click=${() => press()}>
    <img src=${game.picture} alt="" />
    <span class="cover">
      <b class="face" .style=${titled(game.look)}>${game.title}</b>
      <span class="facts">
        <span>${icon("people")}${span(game.players)}</span>
        <span>${icon("clock")}${game.minutes}</span>
      </span>
      <span class="tagline">${game.tagline}</span>
    </span>
  </button>
  <p class="ways">
    <button class="button ${on ? "go" : "lit"}" type="button" data-play=${game.id} @click=${() => press("bot")}>
      ${icon("play")}${say("play-bots")}
    </button>
    ${when(
      game.guide,
      () => html`
        <button class="link" type="button" data-guide=${game.id} @click=${() => attempt(() => guided(game))}>
          ${say("new-here")}
        </button>
      `,
    )}
    <button class="link" type="button" data-friends=${game.id} @click=${() => press("open")}>${say("play-friends")}</button>
  </p>
  </div>
`;

/** @param {Game} game */
async function guided({ id }) {
  const { match } = await post(`/api/guides/${id}`);
  location.assign(`/match/${match}`);
}

/** @param {number[]} players */
function span(players) {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : say("players-span", { least, most });
}
