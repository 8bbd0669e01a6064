/** The score sheet, live and final: a row per source of points, a column per seat. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge } from "../common/parts.js";
import { say, signed } from "../common/texts.js";
import { goals } from "./goals.js";
import { openRules } from "./rules.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Row} Row */

/** @param {Room} room */
export function sheet(room) {
  const { seats, status } = room.state;
  const { rows, notes, totals } = room.state.sheet;
  const columns = seats.filter((seat) => seat.seat < totals.length);
  return html`
    ${status === "over" ? nothing : goals(room.state.sheet.goals, false)}
    <div class="sheet" tabindex="0" role="region" aria-label=${say("score-sheet")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say(status === "over" ? "score-final" : "score-now")}</th>
            ${columns.map((seat) => column(room.name(seat.seat), seat.colour))}
          </tr>
        </thead>
        <tbody>
          ${rows.map((item) => row(room, item))}
          <tr class="sum">
            <th scope="row">${say("score-total")}</th>
            ${totals.map(
              (total) => html`
                <td>${signed(total)}</td>
              `,
            )}
          </tr>
          ${notes.map((item) => row(room, item, "note"))}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {string} name @param {string | null} colour */
const column = (name, colour) => html`
  <th scope="col" data-tip=${name}>
    ${badge(colour)}
    <span class="hidden">${name}</span>
  </th>
`;

/** @param {Room} room @param {Row} item @param {string} [kind] */
const row = (room, { label, values, rules }, kind = "") => html`
  <tr class=${kind}>
    <th scope="row">${rules.length ? ruled(room, label, rules) : label}</th>
    ${values.map(
      (value) => html`
        <td class=${value ? "" : "zero"}>${signed(value ?? "?")}</td>
      `,
    )}
  </tr>
`;

/** A row leads to its rule. @param {Room} room @param {string} label @param {string[]} rules */
function ruled(room, label, rules) {
  const show = () => openRules(room.state.game, rules[0]);
  return html`
    <button class="plain" type="button" data-tip=${rules.join(" ")} @click=${show}>${label}</button>
  `;
}
