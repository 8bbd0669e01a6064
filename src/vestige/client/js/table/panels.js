/** Seat panels: everything a player owns that others care about. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon, ribbon, when } from "../common/parts.js";
import { calm } from "../common/preferences.js";
import { say, signed } from "../common/texts.js";
import { replacing, sitting } from "./absence.js";
import { devices, elsewhere } from "./devices.js";
import { goals } from "./goals.js";
import { presence } from "./presence.js";
import { recap } from "./recap.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./tally.js").Tally} Tally */

const COUNT_UP = 400;

/** @param {Room} room @param {Tally} tally */
export const panels = (room, tally) => html`
  <ul class="seats" aria-label=${say("seats")}>
    ${room.state.seats.map((seat) => panel(room, seat, tally.score(seat.seat)))}
  </ul>
`;

/** @param {Room} room @param {Seat} seat @param {number | null} counted while the points are counted */
function panel(room, seat, counted) {
  const { panels: all, asked, you, sheet, status } = room.state;
  const own = all.find((one) => one.seat === seat.seat) ?? { role: "", score: null, rows: [] };
  const { role, rows } = own;
  const score = counted ?? own.score;
  const on = asked.includes(seat.seat);
  const mine = you.includes(seat.seat);
  return html`
    <li class="seat ${on ? "on" : ""}" data-seat=${seat.colour ?? nothing}>
      ${ribbon(seat.colour)}
      <div class="top">
        ${badge(seat.colour)}
        <div class="who">
          <b>${room.name(seat.seat)}${kind(seat)}${tag(seat, on, mine)}${sitting(seat)}</b>
          <span>
            ${when(role, () => html`<span class="role">${role}</span>`)}
            ${when(presence(room, seat), (words) => html`<span class="presence">${words}</span>`)} ${devices(seat)}
          </span>
        </div>
        ${elsewhere(room, seat)} ${replacing(room, seat)}
        ${
          score === null
            ? nothing
            : html`
                <span class="points" data-tip=${say("score")}>
                  <span class="hidden">${signed(score)}</span>
                  <span class="count" aria-hidden="true" data-score=${score}></span>
                  ${icon("vp")}
                </span>
              `
        }
      </div>
      ${
        rows.length
          ? html`
              <div class="things">${rows.map(thing)}</div>
            `
          : nothing
      }
      ${when(mine && status === "playing", () => goals(sheet.goals, false))} ${recap(room, seat.seat)}
    </li>
  `;
}

/** A board is called by whose it is, as the game names it where it is nobody's. @param {Room} room @param {string} pane */
export function board(room, pane) {
  const owner = room.state.seats.find(({ seat }) => pane.endsWith(`-${seat}`));
  return owner ? html`${badge(owner.colour)}${room.name(owner.seat)}` : room.state.panes[pane].name;
}

/** What the seat of a folded board owns, in one line. @param {Room} room @param {string} pane */
export function things(room, pane) {
  const own = room.state.panels.find(({ seat }) => pane.endsWith(`-${seat}`));
  return html`
    <div class="things">
      <b>${board(room, pane)}</b>
      ${own?.rows.map(thing)}
    </div>
  `;
}

/** After every drawing: scores count up to what they are; who hears the page hears the new number at once. */
export function countUp() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".count"))) {
    const goal = place.dataset.score ?? "";
    if (place.dataset.goal !== goal) count(place, Number(place.dataset.goal ?? goal), Number(goal));
  }
}

/** @param {HTMLElement} place @param {number} from @param {number} to */
function count(place, from, to) {
  const start = performance.now();
  const step = () => {
    const way = calm() ? 1 : Math.min(1, (performance.now() - start) / COUNT_UP);
    if (place.dataset.goal !== String(to)) return;
    place.textContent = signed(Math.round(from + (to - from) * way));
    if (way < 1) requestAnimationFrame(step);
  };
  place.dataset.goal = String(to);
  step();
}

/** @param {{icon: string, text: string, tip: string}} row */
const thing = (row) => html`
  <span data-tip=${row.tip}>
    ${icon(row.icon)}
    <span class="hidden">${row.tip}</span>
    ${row.text}
  </span>
`;

/** @param {Seat} seat */
const kind = (seat) =>
  seat.kind === "bot" || seat.kind === "automaton"
    ? html`
        <span data-tip=${say(`kind-${seat.kind}`)}>${icon("bot")}</span>
      `
    : nothing;

/** @param {Seat} seat @param {boolean} on @param {boolean} mine */
function tag(seat, on, mine) {
  if (seat.confirmed)
    return html`
      <span class="tag">${say("tag-confirmed")}</span>
    `;
  if (!on) return nothing;
  const thinks = seat.kind === "bot" || Boolean(seat.stand_in);
  return html`
    <span class="tag turn ${thinks ? "thinks" : ""}">${say(thinks ? "tag-thinks" : mine ? "tag-your-turn" : "tag-turn")}</span>
  `;
}
