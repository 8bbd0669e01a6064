/**
 * What the last move changed on the board: a dotted trail to where a piece went and a ring around it, in the colour of
 * the one who moved. What the others did stays, each in their colour, until the person moves again.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{x: number, y: number}} Point
 * @typedef {{id: string, from: Point | null, to: Point}} Step
 */

import { preferences } from "../common/preferences.js";

const SVG = "http://www.w3.org/2000/svg";
const MOVES_ON = /^<g id="[^"]*" class="piece"/;
const PLACE = /translate\((\S+) (\S+)\)/;
const MOVES = 3;
const TRAILS = 6;
const RINGS = 24;
const MARGIN = 3;

export class Trail {
  constructor() {
    /** @type {State | null} */
    this.shown = null;
    /** @type {Map<string, Step[]>} by the colour of who moved */
    this.steps = new Map();
  }

  /** Compares what is shown next with what was shown last. A leap in time leaves no trail. @param {State} state */
  read(state) {
    const before = this.shown;
    this.shown = state;
    const moves = state.count - (before?.count ?? state.count);
    if (!moves || !before) return;
    const lines = state.log.filter(({ n }) => n > before.count && n <= state.count);
    const leap = moves < 0 || moves > MOVES || lines.some((line) => line.undoes);
    const steps = leap ? [] : changes(before, state);
    if (!leap && !steps.length) return;
    const mover = lines.find((line) => line.seat !== null)?.seat ?? null;
    const colour = state.seats.find(({ seat }) => seat === mover)?.colour ?? "";
    const own = state.you.includes(mover ?? -1);
    const last = this.own;
    this.own = own;
    if (leap || own || last) this.steps.clear();
    const all = joined(this.steps.get(colour) ?? [], steps);
    this.steps.set(colour, all.length > RINGS ? [] : all);
  }

  /** @param {Element} layer @param {(id: string) => SVGGElement | null} piece finds it on the board */
  draw(layer, piece) {
    const marked = preferences.trail === "on" ? [...this.steps] : [];
    layer.replaceChildren(...marked.map(([colour, steps]) => marks(colour, steps, piece)));
  }
}

/** @param {string} colour @param {Step[]} steps @param {(id: string) => SVGGElement | null} piece */
function marks(colour, steps, piece) {
  const trails = steps.length > TRAILS ? [] : steps.filter(({ from }) => from).map(trail);
  const rings = steps.map((step) => ring(step, piece(step.id)));
  const paths = [...trails, ...rings].filter((path) => path !== null);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("data-seat", colour);
  group.append(...paths.flatMap((path) => [line("casing", path), line("", path)]));
  return group;
}

/** Pieces of the first board that are new, elsewhere or drawn anew, but for those that only tell. @param {State} before @param {State} after */
function changes(before, after) {
  const [old, now] = [before, after].map(({ panes, shown }) => panes[shown[0]]?.pieces ?? {});
  return Object.keys(now)
    .filter((id) => now[id] !== old[id] && MOVES_ON.test(now[id]))
    .map((id) => {
      const [from, to] = [old[id], now[id]].map((markup) => (markup ? place(markup) : null));
      const moved = from && to && (from.x !== to.x || from.y !== to.y);
      return { id, from: moved ? from : null, to: /** @type {Point} */ (to) };
    });
}

/** A piece that moves on keeps its start. @param {Step[]} earlier @param {Step[]} steps */
function joined(earlier, steps) {
  const all = new Map(earlier.map((step) => [step.id, step]));
  for (const step of steps) all.set(step.id, { ...step, from: all.get(step.id)?.from ?? step.from });
  return [...all.values()];
}

/** @param {string} markup @returns {Point} */
function place(markup) {
  const [, x, y] = PLACE.exec(markup) ?? ["", "0", "0"];
  return { x: Number(x), y: Number(y) };
}

/** @param {Step} step */
const trail = ({ from, to }) => `M${from?.x} ${from?.y}L${to.x} ${to.y}`;

/** Around a piece, rounded; words alone need no ring. @param {Step} step @param {SVGGElement | null} piece */
function ring({ to }, piece) {
  if (!piece?.querySelector(":not(g, text, tspan)")) return null;
  const box = piece.getBBox();
  const [x, y] = [to.x + box.x - MARGIN, to.y + box.y - MARGIN];
  const [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  const corner = Math.min(width, height) / 3;
  const turn = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const right = `M${x + corner} ${y}h${across}${turn(corner, corner)}v${down}`;
  return `${right}${turn(-corner, corner)}h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}`;
}

/** @param {string} kind @param {string} path */
function line(kind, path) {
  const drawn = document.createElementNS(SVG, "path");
  drawn.setAttribute("d", path);
  drawn.setAttribute("class", kind);
  return drawn;
}
