/** What happened, line by line; a press on a line shows that moment. Arrows go from line to line. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { note } from "./devices.js";
import { ruleLink } from "./rules.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Line} Line */

/** Names stand between isolates. */
const NAME = /\u2068(.*?)\u2069/;

/** @param {Room} room */
export function log(room) {
  const lines = room.state.log;
  const undone = new Set(lines.map((line) => line.undoes));
  const now = lines.findLast((line) => line.n === room.state.count && !line.heading);
  return html`
    <ol class="log" aria-label=${say("log")}>
      ${inOrder(room).map((line) =>
        lines.includes(/** @type {Line} */ (line))
          ? entry(room, /** @type {Line} */ (line), line === now, undone.has(line.n))
          : note(room, line),
      )}
    </ol>
  `;
}

/** Between the lines stands what the record does not tell. @param {Room} room */
const inOrder = ({ state: { log: lines, notes = [] } }) => [...lines, ...notes].sort((a, b) => a.n - b.n);

/** @param {Room} room @param {Line} line @param {boolean} now @param {boolean} undone */
function entry(room, line, now, undone) {
  if (line.heading)
    return html`
      <li class="heading ${undone ? "undone" : ""}">${line.text}</li>
    `;
  const colour = room.seat(line.seat)?.colour;
  return html`
    <li class=${undone ? "undone" : ""}>
      <button
        type="button"
        class="entry ${now ? "now" : ""}"
        aria-current=${now ? "step" : nothing}
        tabindex=${now ? 0 : -1}
        @click=${() => room.seek(line.n)}
      >
        ${colour ? badge(colour) : icon("info")}
        <span>${unruled(line).split(NAME).map(word)}</span>
      </button>
      ${line.rules?.map((rule) => ruleLink(room.state.game, rule))}
    </li>
  `;
}

/** A rule that has a link of its own is not named twice. @param {Line} line */
const unruled = ({ text, rules = [] }) => rules.reduce((said, rule) => said.replace(` (${rule})`, ""), text);

/** Every second part of a line is a name. @param {string} part @param {number} place */
const word = (part, place) => (place % 2 ? html`<b>${part}</b>` : part);

/** Keeps the newest line, or the moment that is looked at, in sight. @param {Room} room */
export function follow(room) {
  const list = document.querySelector(".log");
  const line = list?.querySelector(".entry.now") ?? list?.lastElementChild;
  const key = `${room.state.log.length} ${room.state.count}`;
  if (!list || !line || list.getAttribute("data-shown") === key) return;
  list.setAttribute("data-shown", key);
  const { top, bottom } = line.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
