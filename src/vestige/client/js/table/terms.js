/** Differences in named terms as bars: plus to the right, minus hatched to the left. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say, tenths } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {{label: string, worth: number}} Term */
/** @typedef {{terms: Term[], instead: string, percent: boolean, text?: string}} Explained */

/** What is said of each entry that somebody asked about; null while it is looked up. @type {Map<number, Explained | null>} */
const told = new Map();

/** @param {Term[]} terms @param {boolean} [percent] */
export function bars(terms, percent = false) {
  const widest = Math.max(1, ...terms.map(({ worth }) => Math.abs(worth)));
  return html`
    <ul class="terms">
      ${terms.map((term) => bar(term, Math.abs(term.worth) / widest, percent))}
    </ul>
  `;
}

/** What speaks for a move; where at first nothing does, that is said. @param {Term[]} terms @param {boolean} [percent] */
export const inFavour = (terms, percent = false) => html`
  ${terms.some(({ worth }) => worth > 0) ? nothing : html`<p class="later">${say("terms-later")}</p>`} ${bars(terms, percent)}
`;

/** @param {Term} term @param {number} share of the widest bar @param {boolean} percent */
const bar = ({ label, worth }, share, percent) => html`
  <li class=${worth < 0 ? "minus" : "plus"}>
    <span>${label}</span>
    <span class="worth" aria-hidden="true"><i .style=${`width:${Math.round(50 * share)}%`}></i></span>
    <b>${tenths(worth, true)}${percent ? " %" : ""}</b>
  </li>
`;

/** The button at a line of the log. @param {Room} room @param {number} count @param {boolean} now */
export const askWhy = (room, count, now) => html`
  <button
    type="button"
    class="ask-why"
    tabindex=${now ? 0 : -1}
    aria-expanded=${told.has(count)}
    @click=${() => ask(room, count)}
  >
    ${say("why")}
  </button>
`;

/** What was answered. @param {number} count */
export function because(count) {
  if (!told.has(count)) return nothing;
  const found = told.get(count);
  return html`
    <div class="because" role="status">${found ? reasons(found) : html`<p>${icon("hourglass")}${say("why-thinking")}</p>`}</div>
  `;
}

/** @param {Explained} found */
function reasons({ terms = [], instead = "", percent, text }) {
  if (text) return html`<p>${text}</p>`;
  if (!terms.length) return html`<p>${instead ? say("why-equal", { instead }) : say("why-nothing")}</p>`;
  return html`
    <p>${instead ? say("why-instead", { instead }) : say("why-changed")}</p>
    ${bars(terms, percent)}
  `;
}

/** Asks, or puts away what was told. @param {Room} room @param {number} count */
async function ask(room, count) {
  if (told.delete(count)) return room.draw();
  told.set(count, null);
  room.draw();
  const found = await room.socket.ask({ type: "explain", count });
  if (!told.has(count)) return;
  if (found) told.set(count, found);
  else told.delete(count);
  room.draw();
}

/** In another language everything is said anew. */
export const forget = () => told.clear();
