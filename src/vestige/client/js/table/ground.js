/**
 * The ground of a board runs to the edges of the stage. What is drawn beyond the board's box is limited; on a wider
 * stage the outer part of it is mirrored outwards, as often as need be.
 */

const SVG = "http://www.w3.org/2000/svg";
const STRIPS = 8;
const OUTER = 0.4;

/** @param {string} box @returns {number[]} x, y, width, height */
const numbers = (box) => box.split(" ").map(Number);

/**
 * @param {Element} ground the static picture
 * @param {string} box what must be seen
 * @param {string} bleed how far the ground is drawn
 * @returns {Element[]} the strips
 */
export function edges(ground, box, bleed) {
  const [left, , width] = numbers(box);
  const [start, top, whole, height] = numbers(bleed);
  const end = start + whole;
  const margins = [left - start, end - left - width].map((margin) => margin * OUTER);
  if (Math.min(...margins) <= 0) return [];
  return Array.from({ length: STRIPS }, (_, step) => [
    strip(ground, [start, top, margins[0], height], start - step * margins[0], step % 2 === 0, -1),
    strip(ground, [end - margins[1], top, margins[1], height], end + step * margins[1], step % 2 === 0, 1),
  ]).flat();
}

/**
 * A copy of a part of the ground, laid outwards from an edge.
 *
 * @param {Element} ground
 * @param {number[]} part
 * @param {number} edge
 * @param {boolean} mirrored
 * @param {number} side -1 for the left, 1 for the right
 */
function strip(ground, [x, y, width, height], edge, mirrored, side) {
  const frame = document.createElementNS(SVG, "svg");
  const copy = document.createElementNS(SVG, "use");
  const outer = document.createElementNS(SVG, "g");
  for (const [name, value] of Object.entries({ viewBox: `${x} ${y} ${width} ${height}`, y, width, height })) {
    frame.setAttribute(name, String(value));
  }
  const place = mirrored === side > 0 ? edge + side * width : edge;
  outer.setAttribute("transform", `translate(${place} 0) scale(${mirrored ? -1 : 1} 1)`);
  copy.setAttribute("href", `#${ground.id}`);
  frame.append(copy);
  outer.append(frame);
  return outer;
}
