/**
 * On a narrow screen a board is looked at in parts. The part that holds what may be chosen comes forward by itself.
 *
 * @typedef {import("./state.js").Pane} Pane
 * @typedef {import("./panes.js").Panes} Panes
 * @typedef {{id: string, name: string, box: string, lit: boolean}} Part
 */

export const NARROW = matchMedia("(max-width: 899px)");
export const TABLET = matchMedia("(min-width: 900px) and (max-width: 1200px)");

/** A window that is wide but not high: the own board is folded away, so that the common one is as large as it can be. */
export const SHORT = matchMedia("(min-width: 900px) and (max-height: 720px), (min-width: 900px) and (max-width: 1200px)");

export class CloseUps {
  /** @param {Panes} panes */
  constructor(panes) {
    this.panes = panes;
    /** @type {Map<string, string>} by pane, the part that is shown */
    this.shown = new Map();
    /** @type {Map<string, string>} by pane, what was lit when the person chose */
    this.seen = new Map();
  }

  /** The parts of a pane: one on a wide screen. @param {string} id @param {Pane} pane @returns {Part[]} */
  of(id, pane) {
    /** @type {[string, {name: string, box: string}][]} */
    const parts = NARROW.matches ? Object.entries(pane.close_ups ?? {}) : [];
    if (!parts.length) parts.push(["", pane]);
    const spots = this.lit(id);
    return parts.map(([part, { name, box }]) => ({
      id: part,
      name,
      box,
      lit: spots.some((spot) => inside(box, spot)),
    }));
  }

  /** The part to show. @param {string} id @param {Part[]} parts */
  current(id, parts) {
    const chosen = parts.find((part) => part.id === this.shown.get(id)) ?? parts[0];
    const kept = chosen.lit || this.seen.get(id) === this.mark(id);
    const found = (kept ? null : parts.find((part) => part.lit)) ?? chosen;
    this.shown.set(id, found.id);
    return found;
  }

  /** @param {string} id @param {string} part */
  choose(id, part) {
    this.shown.set(id, part);
    this.seen.set(id, this.mark(id));
  }

  /** What is lit now, as a name. @param {string} id */
  mark(id) {
    return this.lit(id)
      .map(({ x, y }) => `${x} ${y}`)
      .join();
  }

  /** Where lit spots lie on the pane. @param {string} id */
  lit(id) {
    return [...this.panes.drawing(id).spots.querySelectorAll(".lit")].map(place);
  }

  /** Whether a part shows a spot. @param {string} id @param {Part} part @param {Element} spot */
  shows(id, { box }, spot) {
    return this.panes.drawing(id).spots.contains(spot) && inside(box, place(spot));
  }
}

/** Where a spot lies on its pane. @param {Element} spot */
function place(spot) {
  const { e: x, f: y } = /** @type {SVGGElement} */ (spot).transform.baseVal[0].matrix;
  return { x, y };
}

/** @param {string} box @param {{x: number, y: number}} point */
function inside(box, { x, y }) {
  const [left, top, width, height] = box.split(" ").map(Number);
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
