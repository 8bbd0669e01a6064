/**
 * On a narrow screen a board opens on what the question asks about, or on what a hint shows: as large as all of that
 * fits, and no larger than its print needs to be read.
 */

import { zoomOf } from "./zoom.js";

/** Nine pixels, and a hair: what is rounded must not end below. */
const LEGIBLE = 9.01;
const MARGIN = 12;
const WORTHWHILE = 1.15;

/** @type {WeakMap<HTMLElement, string>} what each frame was aimed at last */
const aimed = new WeakMap();

/**
 * Once for each question, part of the board and size of the screen; then the person looks where they like.
 *
 * @param {HTMLElement | null} frame
 * @param {string} occasion
 */
export function aim(frame, occasion) {
  const zoom = frame && zoomOf(frame);
  if (!frame || !zoom) return;
  const now = `${occasion} ${zoom.place.width} ${zoom.place.height}`;
  if (aimed.get(frame) === now) return;
  aimed.set(frame, now);
  zoom.whole();
  const middle = zoom.place;
  const hinted = frame.querySelectorAll(".idea.best .place");
  const wanted = hinted.length ? hinted : frame.querySelectorAll(".spot.lit");
  const lit = [...wanted].map((spot) => spot.getBoundingClientRect());
  const seen = lit.filter((box) => meets(box, middle));
  if (!seen.length) return;
  const around = joined(seen);
  const fits = Math.min(middle.width / (around.width + MARGIN), middle.height / (around.height + MARGIN));
  const scale = Math.min(fits, legible(frame, middle));
  if (scale < WORTHWHILE) return;
  zoom.centre({ x: around.x + around.width / 2 - middle.x, y: around.y + around.height / 2 - middle.y }, scale);
}

/** By how much the board must grow until its smallest print can be read. @param {HTMLElement} frame @param {DOMRect} middle */
function legible(frame, middle) {
  const texts = /** @type {NodeListOf<SVGTextElement>} */ (frame.querySelectorAll("svg.pane text"));
  const sizes = [...texts].flatMap((text) => {
    const matrix = text.getScreenCTM();
    const printed = matrix && text.textContent?.trim() && meets(text.getBoundingClientRect(), middle);
    return printed ? [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b)] : [];
  });
  return LEGIBLE / Math.min(LEGIBLE, ...sizes);
}

/** @param {DOMRect} box @param {DOMRect} other */
const meets = (box, other) =>
  box.right > other.left && box.left < other.right && box.bottom > other.top && box.top < other.bottom;

/** The box around all of them. @param {DOMRect[]} boxes */
function joined(boxes) {
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(x, y, right - x, bottom - y);
}
