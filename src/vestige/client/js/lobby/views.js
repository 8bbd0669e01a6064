/** The lobby of a phone: one page at a time, chosen below. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { change, lobby } from "./hall.js";

export const PHONE = matchMedia("(max-width: 600px)");
PHONE.addEventListener("change", () => lobby.draw());

/** @type {Record<string, string>} */
const SYMBOLS = { play: "home", open: "people", watch: "watch", finished: "log" };

/** The page that was chosen. @param {Record<string, () => unknown>} pages */
export const paged = (pages) => html`
  <div class=${lobby.page === "play" ? "main" : "side"} id="page" role="tabpanel" aria-labelledby=${`page-${lobby.page}`}>
    ${pages[lobby.page]()}
  </div>
`;

/** @param {string[]} names */
export const views = (names) => html`
  <div class="views" role="tablist" aria-label=${say("views")} @keydown=${(/** @type {KeyboardEvent} */ event) => step(event, names)}>
    ${names.map(view)}
  </div>
`;

/** @param {string} name */
const view = (name) => html`
  <button
    id=${`page-${name}`}
    type="button"
    role="tab"
    aria-controls="page"
    aria-selected=${name === lobby.page}
    tabindex=${name === lobby.page ? nothing : -1}
    @click=${() => turn(name)}
  >
    ${icon(SYMBOLS[name])}${say(name)}
  </button>
`;

/** @param {string} name */
function turn(name) {
  change(() => (lobby.page = name));
  scrollTo({ top: 0 });
}

/** Arrows go round. @param {KeyboardEvent} event @param {string[]} names */
function step({ key }, names) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!way) return;
  const next = names[(names.indexOf(lobby.page) + way + names.length) % names.length];
  turn(next);
  document.getElementById(`page-${next}`)?.focus();
}
