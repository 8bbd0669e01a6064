/**
 * A piece that changes its pane cannot glide by style sheet: a copy flies over the page. A piece that is new appears
 * softly, one that is gone fades where it was.
 *
 * @typedef {{piece: SVGGElement, box: DOMRect}} Place
 */

import { calm } from "../common/preferences.js";

const GLIDE = { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)" };
const FADE = { duration: 160, easing: "ease-out" };

/** Where pieces lie on the screen. @param {SVGGElement[]} pieces @returns {Map<string, Place>} */
export function places(pieces) {
  if (calm()) return new Map();
  return new Map(pieces.map((piece) => [piece.id, { piece, box: piece.getBoundingClientRect() }]));
}

/** @param {Map<string, Place>} before @param {SVGGElement[]} pieces */
export function fly(before, pieces) {
  if (!before.size) return;
  const now = new Set(pieces.map((piece) => piece.id));
  for (const piece of pieces) {
    const from = before.get(piece.id);
    if (!from) piece.animate([{ opacity: 0 }, {}], FADE);
    else if (from.piece !== piece && from.box.width) cross(piece, from.box);
  }
  for (const [id, { piece, box }] of before) {
    if (!now.has(id) && box.width)
      copy(piece, box)
        .animate([{}, { opacity: 0 }], FADE)
        .finished.then(land);
  }
}

/** From one pane to another. @param {SVGGElement} piece @param {DOMRect} from */
function cross(piece, from) {
  const to = piece.getBoundingClientRect();
  if (!to.width) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  piece.style.opacity = "0";
  copy(piece, to)
    .animate([{ transform: start }, {}], GLIDE)
    .finished.then((flight) => {
      piece.style.opacity = "";
      land(flight);
    });
}

/** A picture of the piece over the page. @param {SVGGElement} piece @param {DOMRect} box @returns {SVGSVGElement} */
function copy(piece, box) {
  const flight = /** @type {SVGSVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const twin = /** @type {SVGGElement} */ (piece.cloneNode(true));
  flight.classList.add("flight", "pane");
  twin.removeAttribute("id");
  twin.removeAttribute("transform");
  twin.style.opacity = "";
  flight.append(twin);
  document.body.append(flight);
  const { x, y, width, height } = twin.getBBox();
  flight.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  for (const [name, value] of Object.entries({ left: box.x, top: box.y, width: box.width, height: box.height })) {
    flight.style.setProperty(name, `${value}px`);
  }
  return flight;
}

/** @param {Animation} flight */
function land(flight) {
  /** @type {KeyframeEffect} */ (flight.effect).target?.remove();
}
