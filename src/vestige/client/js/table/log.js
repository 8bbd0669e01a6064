/**
 * What happened, line by line, a turn of somebody under one heading; many lines of one kind are folded. A press on a
 * line shows that moment. Arrows go from line to line.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { note } from "./devices.js";
import { ruleLink } from "./rules.js";
import { stands } from "./standing.js";
import { askWhy, because } from "./terms.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Line} Line */
/** @typedef {{n: number, seat: number | null, text: string, told?: boolean}} Note */

/** Names stand between isolates. */
const NAME = /\u2068(.*?)\u2069/;
/** What joins a name to the rest of its line. */
export const JOINT = /^\s*:?\s*/;
const MANY = 4;

/** @param {Room} room */
export function log(room) {
  const lines = room.state.log;
  const now = lines.findLast((line) => line.n === room.state.count && !line.heading);
  const draw = (/** @type {Line} */ line) => entry(room, line, line === now, !stands(lines, line));
  return html`
    <ol class="log" aria-label=${say("log")}>
      ${parts(inOrder(room)).map((part) => turn(room, part, draw, now))}
    </ol>
  `;
}

/** Between the lines stands what the record does not tell. @param {Room} room @returns {(Line | Note)[]} */
function inOrder({ state: { log: lines, notes = [] } }) {
  return [...lines, ...notes.map((one) => ({ ...one, told: true }))].sort((a, b) => a.n - b.n);
}

/** Lines about one seat that follow each other; what is a heading or a note stands alone. @param {(Line | Note)[]} all */
function parts(all) {
  /** @type {(Line | Note)[][]} */
  const found = [];
  for (const line of all) {
    const before = found.at(-1)?.[0];
    const goesOn = before && !alone(before) && !alone(line) && before.seat === line.seat;
    if (goesOn) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found;
}

/** @param {Line | Note} line */
const alone = (line) => "told" in line || Boolean(/** @type {Line} */ (line).heading);

/**
 * @param {Room} room
 * @param {(Line | Note)[]} part
 * @param {(line: Line) => unknown} draw
 * @param {Line | undefined} now
 */
function turn(room, part, draw, now) {
  if ("told" in part[0]) return note(room, part[0]);
  const lines = /** @type {Line[]} */ (part);
  if (alone(lines[0])) return draw(lines[0]);
  const { seat } = lines[0];
  const inside = html`
    <ol>
      ${runs(lines).map((run) => (run.length < MANY ? run.map(draw) : folded(run, draw, now)))}
    </ol>
  `;
  if (seat === null)
    return html`
      <li class="turn">${inside}</li>
    `;
  return html`
    <li class="turn" data-seat=${room.seat(seat)?.colour ?? nothing}>
      <p class="mover" aria-hidden="true">${badge(room.seat(seat)?.colour)}<b>${room.name(seat)}</b></p>
      ${inside}
    </li>
  `;
}

/** Lines of one kind that follow each other. @param {Line[]} lines */
function runs(lines) {
  /** @type {Line[][]} */
  const found = [];
  for (const line of lines) {
    if (found.at(-1)?.[0].kind === line.kind) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found;
}

/** @param {Line[]} run @param {(line: Line) => unknown} draw @param {Line | undefined} now */
const folded = (run, draw, now) => html`
  <li>
    <details .open=${run.includes(/** @type {Line} */ (now))}>
      <summary>${say("log-folded", { line: plain(run[0]), count: run.length - 1 })}</summary>
      <ol>
        ${run.map(draw)}
      </ol>
    </details>
  </li>
`;

/** @param {Line} line */
const plain = (line) => unruled(line).replaceAll(/[\u2068\u2069]/g, "");

/** @param {Room} room @param {Line} line @param {boolean} now @param {boolean} undone */
function entry(room, line, now, undone) {
  if (line.heading)
    return html`
      <li class="heading ${undone ? "undone" : ""}">${line.text}</li>
    `;
  return html`
    <li class=${undone ? "undone" : ""}>
      <button
        type="button"
        class="entry ${now ? "now" : ""}"
        aria-current=${now ? "step" : nothing}
        tabindex=${now ? 0 : -1}
        @click=${() => room.seek(line.n)}
      >
        ${line.seat === null ? icon("info") : nothing} ${line.bot ? byBot() : nothing}
        <span>${words(line, line.seat === null ? "" : room.name(line.seat))}</span>
      </button>
      ${line.why ? [askWhy(room, line.n, now), because(line.n)] : nothing}
      ${line.rules?.map((rule) => ruleLink(room.state.game, rule))}
    </li>
  `;
}

/** Somebody was away, and a bot answered. */
const byBot = () => html`
  <span class="by-bot" data-tip=${say("log-bot")}>${icon("bot")}<span class="hidden">${say("log-bot")}</span></span>
`;

/** A rule that has a link of its own is not named twice. @param {Line} line */
const unruled = ({ text, rules = [] }) => rules.reduce((said, rule) => said.replace(` (${rule})`, ""), text);

/** Names are bold; who moves stands above already and is only for the ear. @param {Line} line @param {string} mover */
function words(line, mover) {
  const [before, first, after = "", ...rest] = unruled(line).split(NAME);
  const others = rest.map((part, place) => (place % 2 ? part : html`<b>${part}</b>`));
  if (before || first !== mover) return [before, first ? html`<b>${first}</b>` : nothing, after, others];
  const [joint] = /** @type {RegExpMatchArray} */ (after.match(JOINT));
  return [html`<b class="hidden">${first}${joint}</b>`, after.slice(joint.length), others];
}

/** Keeps the newest line, or the moment that is looked at, in sight. @param {Room} room */
export function follow(room) {
  const list = document.querySelector(".log");
  const line = list?.querySelector(".entry.now") ?? list?.lastElementChild;
  const key = `${room.state.log.length} ${room.state.count} ${list?.clientHeight}`;
  if (!list || !line || list.getAttribute("data-shown") === key) return;
  list.setAttribute("data-shown", key);
  const { top, bottom } = line.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
