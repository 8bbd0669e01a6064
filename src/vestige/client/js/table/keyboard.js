/**
 * Pointer and keyboard on the board mean the same. Arrows go from lit spot to lit spot, with Shift through all that has
 * something to say; Enter chooses, Escape goes back, U undoes, H asks for a hint, L and S open log and
 * score, ? the rules.
 */

import { isOpen } from "../common/dialog.js";
import { openChoices } from "./refusals.js";
import { openRules } from "./rules.js";
import { undoOrAsk } from "./takeback.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./panes.js").Panes} Panes */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SIDEWAYS = 2.5;

/** Whether the last thing that was touched is the keyboard. */
let keys = false;

/**
 * @param {Room} room
 * @param {Panes} panes
 * @param {{tab: (name: string) => void}} page
 */
export function listen(room, panes, page) {
  document.addEventListener("pointerdown", () => (keys = false));
  document.addEventListener("keydown", () => (keys = true), true);
  document.addEventListener("click", (event) => {
    const spot = /** @type {Element} */ (event.target).closest?.(".spot");
    if (spot) press(room, /** @type {SVGGElement} */ (spot));
  });
  document.addEventListener("keydown", (event) => {
    if (isOpen() || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    const entry = /** @type {Element} */ (event.target).closest?.(".entry, .ask-why");
    if (entry && ARROWS[event.key]) return turn(event, entry, ARROWS[event.key]);
    const spot = /** @type {Element} */ (event.target).closest?.(".spot");
    if (spot && (event.key === "Enter" || event.key === " ")) press(room, /** @type {SVGGElement} */ (spot));
    else if (ARROWS[event.key])
      step(panes, /** @type {SVGGElement | null} */ (spot), ARROWS[event.key], event.shiftKey);
    else if (!shortcut(room, page, event.key)) return;
    if (spot || !ARROWS[event.key]) event.preventDefault();
  });
}

/**
 * To the line before or after, or sideways to the question why.
 *
 * @param {Event} event
 * @param {Element} entry
 * @param {[number, number]} direction
 */
function turn(event, entry, [dx, dy]) {
  const kind = (dx ? dx > 0 : entry.matches(".ask-why")) ? ".ask-why" : ".entry";
  const found = /** @type {NodeListOf<HTMLElement>} */ ((dx ? entry.parentElement : document)?.querySelectorAll(kind));
  const lines = [...found];
  lines[dx ? 0 : lines.indexOf(/** @type {HTMLElement} */ (entry)) + dy]?.focus();
  event.preventDefault();
}

/** Where somebody without a mouse goes on once what they pressed is gone: at the question. */
export function keepFocus() {
  const now = document.activeElement;
  const lost = now === document.body || now?.matches(".spot:not(.lit)");
  if (keys && lost && !isOpen()) /** @type {HTMLElement | null} */ (document.querySelector(".prompt"))?.focus();
}

/** @param {EventTarget | null} target */
const writing = (target) =>
  /** @type {Element} */ (target).matches?.("input, select, textarea, [role=menuitem], [role=tab]");

/** @param {Room} room @param {{tab: (name: string) => void}} page @param {string} key */
function shortcut(room, page, key) {
  const act = {
    Escape: () => leave(room),
    u: () => undoOrAsk(room),
    h: () => room.advice.ask(),
    l: () => page.tab("log"),
    s: () => page.tab("score"),
    "?": () => openRules(room.state.game),
  }[key.length === 1 ? key.toLowerCase() : key];
  act?.();
  return Boolean(act);
}

/** Out of the past, then out of the hint, then back by what was pointed at. @param {Room} room */
function leave(room) {
  if (room.moment) return room.seek(Infinity);
  if (!room.advice.open) return goBack(room);
  room.advice.close();
  room.draw();
}

/** What was pointed at last is let go; who has no mouse stands there again. @param {Room} room */
function goBack(room) {
  const last = room.asking ? null : room.walk?.chosen.at(-1);
  room.back();
  const spots = /** @type {NodeListOf<SVGGElement>} */ (document.querySelectorAll(".spot.lit"));
  if (keys && last) [...spots].find((spot) => spot.dataset.target === last)?.focus();
}

/** @param {Room} room @param {SVGGElement} spot */
async function press(room, spot) {
  const target = spot.dataset.target;
  if (!target || !room.mine) return;
  if (room.asking) return target === room.pending ? room.take(room.asking) : room.back();
  if (room.walk?.chosen.at(-1) === target && !room.walk.lit.has(target)) return room.back();
  if (!room.walk?.lit.has(target)) return room.say(await room.why(target));
  const options = room.pick(target);
  if (options.length) openChoices(room, spot, options);
}

/**
 * The nearest spot in a direction; from elsewhere, the first one.
 *
 * @param {Panes} panes
 * @param {SVGGElement | null} from
 * @param {[number, number]} direction
 * @param {boolean} all
 */
function step(panes, from, [dx, dy], all) {
  const lit = panes.all(".spot.lit");
  const spots = (all || !lit.length ? panes.all(".spot") : lit).filter(
    (spot) => spot.getBoundingClientRect().width > 0,
  );
  if (!from) return spots[0]?.focus();
  const start = middle(from);
  const ahead = spots
    .map((spot) => ({ spot, x: middle(spot).x - start.x, y: middle(spot).y - start.y }))
    .map(({ spot, x, y }) => ({ spot, along: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) }))
    .filter(({ spot, along }) => spot !== from && along > 1)
    .sort((a, b) => a.along + SIDEWAYS * a.aside - (b.along + SIDEWAYS * b.aside));
  ahead[0]?.spot.focus();
}

/** @param {Element} spot */
function middle(spot) {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
