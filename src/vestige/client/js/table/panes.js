/**
 * The drawing. Each pane is a static picture that is fetched once, with pieces and spots over it that are morphed, so
 * that every piece keeps its element and glides to its new place by style sheet.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Pane} Pane
 */

import { Idiomorph } from "../../vendor/idiomorph/idiomorph.js";
import { get } from "../common/api.js";
import { attempt } from "../common/trouble.js";
import { fly, places } from "./flight.js";
import { edges } from "./ground.js";
import { Trail } from "./trail.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string>} attributes */
function element(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** @param {string} name @returns {SVGSVGElement} */
const layer = (name) => /** @type {SVGSVGElement} */ (element("svg", { class: `pane ${name}` }));

/** SVG markup as elements. @param {string} markup @returns {Element[]} */
function parsed(markup) {
  const template = document.createElement("template");
  template.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`;
  return [...(template.content.firstElementChild?.children ?? [])];
}

/**
 * Moves a picture that is fitted into a frame so that another part of it is fitted in.
 *
 * @param {HTMLElement} frame
 * @param {string} shown
 * @param {string} wanted
 */
function camera({ clientWidth, clientHeight }, shown, wanted) {
  const [now, then] = [shown, wanted].map((box) => {
    const [x, y, width, height] = box.split(" ").map(Number);
    return { x: x + width / 2, y: y + height / 2, scale: Math.min(clientWidth / width, clientHeight / height) };
  });
  const [dx, dy] = [(now.x - then.x) * then.scale, (now.y - then.y) * then.scale];
  return `translate(${dx}px, ${dy}px) scale(${then.scale / now.scale})`;
}

/** One pane. Its layers are pictures of their own, so that a lit spot that breathes does not paint the ground again. */
class Drawing {
  /** @param {string} id */
  constructor(id) {
    this.element = document.createElement("div");
    this.element.className = "drawing";
    this.element.setAttribute("role", "group");
    this.layers = ["ground", "moving", "pointed"].map(layer);
    const [ground, moving, pointed] = this.layers;
    pointed.setAttribute("role", "none");
    for (const silent of [ground, moving]) silent.setAttribute("aria-hidden", "true");
    this.surroundings = ground.appendChild(element("g", {}));
    this.ground = ground.appendChild(element("g", { id: `ground-${id}` }));
    this.pieces = moving.appendChild(element("g", { class: "pieces" }));
    this.front = moving.appendChild(element("g", { class: "front" }));
    this.trail = moving.appendChild(element("g", { class: "trail" }));
    this.arrows = moving.appendChild(element("g", { class: "arrows" }));
    this.spots = pointed.appendChild(element("g", { class: "spots" }));
    this.numbers = pointed.appendChild(element("g", { class: "numbers", "aria-hidden": "true" }));
    this.element.append(...this.layers);
    this.picture = "";
    /** @type {Pane | undefined} */
    this.pane = undefined;
    /** @type {Record<string, string>} */
    this.drawn = {};
  }

  /** @param {Pane} pane */
  draw(pane) {
    this.pane = pane;
    this.element.setAttribute("aria-label", pane.name);
    this.morph("pieces", pane.pieces);
    this.morph("spots", pane.spots);
  }

  /** The static picture is fetched when it is to be seen. */
  async lay() {
    const { static: picture = "", box = "", bleed = box } = this.pane ?? {};
    if (picture === this.picture) return;
    this.picture = picture;
    const markup = await attempt(() => get(`/api/layers/${picture}`));
    if (markup === undefined) this.picture = "";
    if (markup === undefined || picture !== this.picture) return;
    this.ground.replaceChildren(...parsed(markup));
    this.surroundings.replaceChildren(...edges(this.ground, box, bleed));
  }

  /** @param {"pieces" | "spots"} layer @param {Record<string, string>} groups */
  morph(layer, groups) {
    const markup = Object.values(groups).join("");
    if (markup === this.drawn[layer]) return;
    this.drawn[layer] = markup;
    Idiomorph.morph(this[layer], parsed(markup), { morphStyle: "innerHTML" });
  }
}

/** A number in a disc at the upper left corner of a spot. @param {SVGGElement} spot @param {number} number */
function numeral(spot, number) {
  const { x, y } = spot.getBBox();
  const place = spot.getAttribute("transform") ?? "";
  const group = element("g", { transform: place });
  group.append(element("circle", { cx: String(x + 6), cy: String(y + 6), r: "14" }));
  const text = element("text", { x: String(x + 6), y: String(y + 11.5) });
  text.textContent = String(number);
  group.append(text);
  return group;
}

export class Panes {
  constructor() {
    /** @type {Map<string, Drawing>} */
    this.drawings = new Map();
    this.trail = new Trail();
    /** @type {string | null} the target that is pointed at */
    this.pointed = null;
    const holder = element("svg", { class: "definitions", "aria-hidden": "true" });
    this.definitions = holder.appendChild(element("defs", {}));
    /** @type {Set<string>} */
    this.defined = new Set();
    document.body.append(holder);
  }

  /** @param {State} state */
  draw(state) {
    this.define(state.definitions);
    const before = places(this.all(".piece"));
    for (const [id, pane] of Object.entries(state.panes)) this.drawing(id).draw(pane);
    fly(before, this.all(".piece"));
    this.trail.read(state);
    if (state.shown[0]) this.mark(this.drawing(state.shown[0]));
  }

  /**
   * Numbers that sentences beside the board name too: the coach's each at the corner of its target, or the moves of a
   * hint as they are drawn.
   *
   * @param {string[]} targets
   * @param {{arrows: Record<string, string>, definitions: Record<string, string>} | null} hint
   */
  point(targets, hint) {
    if (hint) this.define(hint.definitions);
    for (const [id, { spots, numbers }] of this.drawings) {
      const found = targets.flatMap((target, place) => {
        const spot = /** @type {SVGGElement | null} */ (spots.querySelector(`[data-target="${CSS.escape(target)}"]`));
        return spot ? [numeral(spot, place + 1)] : [];
      });
      numbers.replaceChildren(...found, ...parsed(hint?.arrows[id] ?? ""));
    }
  }

  /**
   * What the board shows of the ways an action that was begun can go on.
   *
   * @param {{arrows: Record<string, string>, definitions?: Record<string, string>} | null} told
   */
  arrow(told) {
    if (told?.definitions) this.define(told.definitions);
    for (const [id, { arrows }] of this.drawings) arrows.replaceChildren(...parsed(told?.arrows[id] ?? ""));
  }

  /** What the last move changed. @param {Drawing} board */
  mark({ trail, pieces }) {
    this.trail.draw(trail, (id) => pieces.querySelector(`#${CSS.escape(id)}`));
  }

  /**
   * The id of a definition is a digest of it, so one that is known never changes.
   *
   * @param {Record<string, string>} definitions
   */
  define(definitions) {
    const fresh = Object.keys(definitions).filter((id) => !this.defined.has(id));
    for (const id of fresh) this.defined.add(id);
    this.definitions.append(...parsed(fresh.map((id) => definitions[id]).join("")));
  }

  /** @param {string} id */
  drawing(id) {
    const drawing = this.drawings.get(id) ?? new Drawing(id);
    this.drawings.set(id, drawing);
    return drawing;
  }

  /**
   * The picture of a pane, showing a part of it; the ground around it reaches to the edges of the place it stands in.
   *
   * @param {string} id
   * @param {string} box
   */
  show(id, box) {
    const drawing = this.drawing(id);
    const { element: picture, layers } = drawing;
    drawing.lay();
    for (const layer of layers) if (layer.getAttribute("viewBox") !== box) layer.setAttribute("viewBox", box);
    return picture;
  }

  /**
   * Shows another part for a moment, without painting anew.
   *
   * @param {string} id
   * @param {string} box
   */
  pan(id, box) {
    const { element: frame, layers } = this.drawing(id);
    const shown = layers[0].getAttribute("viewBox") ?? box;
    for (const layer of layers) layer.style.transform = shown === box ? "" : camera(frame, shown, box);
  }

  /** A piece that is chosen or pointed at is seen whole, whatever lies over it: cards of a full hand overlap. */
  bringForward() {
    for (const { pieces, front } of this.drawings.values()) {
      const wanted = [...pieces.querySelectorAll(".piece:is(.raised, .chosen)")].map(({ id }) => id);
      const shown = [...front.children].map((copy) => copy.getAttribute("href"));
      if (wanted.some((id, place) => shown[place] !== `#${id}`) || wanted.length !== shown.length)
        front.replaceChildren(...wanted.map((id) => element("use", { href: `#${id}` })));
    }
  }

  /** @param {string} selector @returns {SVGGElement[]} */
  all(selector) {
    return [...this.drawings.values()].flatMap(({ element: picture }) => [
      .../** @type {NodeListOf<SVGGElement>} */ (picture.querySelectorAll(selector)),
    ]);
  }

  /** @param {string} target */
  has(target) {
    return this.all(".spot").some((spot) => spot.dataset.target === target);
  }
}
