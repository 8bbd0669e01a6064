/** The score sheet, live and final: a row per source of points, a column per seat. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { openRules } from "./rules.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Row} Row */

/** @param {Room} room */
export function sheet(room) {
  const {
    sheet: { rows, notes, totals },
    seats,
    status,
    goals = [],
  } = room.state;
  const columns = seats.filter((seat) => seat.seat < totals.length);
  return html`
    <div class="sheet" tabindex="0" role="region" aria-label=${say("score-sheet")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say(status === "over" ? "score-final" : "score-now")}</th>
            ${columns.map((seat) => html`<th scope="col" data-tip=${room.name(seat.seat)}>${badge(seat.colour)}<span class="hidden">${room.name(seat.seat)}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((item) => row(room, item))}
          <tr class="sum">
            <th scope="row">${say("score-total")}</th>
            ${totals.map((total) => html`<td>${total}</td>`)}
          </tr>
          ${notes.map((item) => row(room, item, "note"))}
        </tbody>
      </table>
      ${
        goals.length
          ? html`<ul class="goals">
              ${goals.map(goal)}
            </ul>`
          : nothing
      }
    </div>
  `;
}

/** @param {Room} room @param {Row} item @param {string} [kind] */
const row = (room, { label, values, rules }, kind = "") => html`
  <tr class=${kind}>
    <th scope="row">
      ${rules.length ? html`<button class="plain" type="button" data-tip=${rules.join(" ")} @click=${() => openRules(room.state.game, rules[0])}>${label}</button>` : label}
    </th>
    ${values.map((value) => html`<td class=${value ? "" : "zero"}>${value ?? "?"}</td>`)}
  </tr>
`;

/** @param {{label: string, met: boolean}} item */
export const goal = ({ label, met }) => html`
  <li class=${met ? "met" : ""}>
    ${icon(met ? "check" : "hourglass")}<span>${label}</span
    ><span class="hidden">${say(met ? "goal-met" : "goal-open")}</span>
  </li>
`;
