/** What is over: how it ended first, then which game, against whom and when. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { emblem, icon, titled, tool, when } from "../common/parts.js";
import { listed, say, since } from "../common/texts.js";
import { change, lobby } from "./hall.js";
import { leave } from "./matches.js";

/** @typedef {import("./hall.js").Row} Row */

const LATEST = 3;

/** @param {Row[]} rows @param {boolean} [alone] on a page of its own, which says so if there is nothing */
export function finished(rows, alone = false) {
  const over = rows.filter(({ status }) => status === "over").sort((a, b) => b.updated - a.updated);
  if (!over.length && !alone) return nothing;
  const shown = lobby.filed ? over : over.slice(0, LATEST);
  return html`
    <section aria-labelledby="finished">
      <h2 id="finished">
        ${say("finished")}
        ${when(over.length > shown.length, () => html`<small>${say("finished-count", { shown: shown.length, count: over.length })}</small>`)}
      </h2>
      ${
        over.length
          ? html`
              <ul class="rows filed">
                ${shown.map(line)}
              </ul>
            `
          : html`
              <p class="empty">${say("finished-none")}</p>
            `
      }
      ${when(over.length > shown.length, all)}
    </section>
  `;
}

const all = () => html`
  <p>
    <button class="button quiet" type="button" @click=${() => change(() => (lobby.filed = true))}>
      ${icon("log")}${say("finished-all")}
    </button>
  </p>
`;

/** @param {Row} row */
const line = (row) => html`
  <li data-game=${row.game} class="over">
    <span class="emblem" .style=${titled(row.look)}>${emblem(row.look)}</span>
    <span class="text">
      <b>${outcome(row)}</b>
      <span>${[row.title, against(row), since(row.updated)].filter(Boolean).join(" · ")}</span>
    </span>
    <a class="button" href=${`/match/${row.match}`}>${say("look")}</a>
    ${tool("close", say(row.host ? "delete" : "leave"), () => leave(row))}
  </li>
`;

/** @param {Row} row */
function against({ seats }) {
  const names = seats.filter(({ mine }) => !mine).map(({ name }) => name);
  return names.length && names.length < seats.length ? say("against", { names: listed(names) }) : "";
}

/** The end in a sentence; of matches that nobody has opened since long ago nothing is known. @param {Row} row */
export function outcome({ seats, outcome: { kind, places = [], scores = [] } }) {
  if (!kind) return say("status-over");
  if (kind !== "ranked" && kind !== "resigned") return say(`outcome-${kind}`);
  const winners = seats.filter((_, seat) => places[seat] === 1);
  const mine = seats.findIndex((seat) => seat.mine);
  const alone = winners.length === 1 && seats.filter((seat) => seat.mine).length === 1;
  if (alone && winners[0].mine) return winning(seats, scores);
  const names = listed(winners.map((seat) => (seat.mine && alone ? say("kind-me") : seat.name)));
  const place = mine < 0 || winners.includes(seats[mine]) ? 0 : places[mine];
  const words = say("outcome-theirs", { names, count: winners.length });
  return place && alone ? `${words} · ${say("outcome-place", { place })}` : words;
}

/** With the points where two played and they tell who won. @param {Row["seats"]} seats @param {number[]} scores */
function winning(seats, scores) {
  const own = scores[seats.findIndex(({ mine }) => mine)];
  const other = scores[seats.findIndex(({ mine }) => !mine)];
  return seats.length === 2 && own > other ? say("outcome-mine.points", { own, other }) : say("outcome-mine");
}
