/**
 * The drawing. Each pane is one SVG: a static picture that is fetched once, pieces and spots that are morphed, so that
 * every piece keeps its element and glides to its new place by style sheet.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Pane} Pane
 */

import { Idiomorph } from "../../vendor/idiomorph/idiomorph.esm.js";
import { get } from "../common/api.js";
import { fly, places } from "./flight.js";
import { edges } from "./ground.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string>} attributes */
function element(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** SVG markup as elements. @param {string} markup @returns {Element[]} */
function parsed(markup) {
  const template = document.createElement("template");
  template.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`;
  return [...(template.content.firstElementChild?.children ?? [])];
}

class Drawing {
  /** @param {string} id */
  constructor(id) {
    this.svg = element("svg", { class: "pane", id: `pane-${id}`, role: "group" });
    this.surroundings = element("g", { "aria-hidden": "true" });
    this.ground = element("g", { id: `ground-${id}`, "aria-hidden": "true" });
    this.pieces = element("g", { class: "pieces", "aria-hidden": "true" });
    this.spots = element("g", { class: "spots" });
    this.svg.append(this.surroundings, this.ground, this.pieces, this.spots);
    this.picture = "";
    /** @type {Record<string, string>} */
    this.drawn = {};
  }

  /** @param {Pane} pane */
  draw(pane) {
    this.svg.setAttribute("aria-label", pane.name);
    this.lay(pane);
    this.morph("pieces", pane.pieces);
    this.morph("spots", pane.spots);
  }

  /** @param {Pane} pane */
  async lay({ static: picture, box, bleed = box }) {
    if (picture === this.picture) return;
    this.picture = picture;
    const markup = await get(`/api/layers/${picture}`);
    if (picture !== this.picture) return;
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

export class Panes {
  constructor() {
    /** @type {Map<string, Drawing>} */
    this.drawings = new Map();
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
  }

  /** The id of a definition is a digest of it, so one that is known never changes. @param {Record<string, string>} definitions */
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
    const { svg } = this.drawing(id);
    svg.setAttribute("viewBox", box);
    return svg;
  }

  /** @param {string} selector @returns {SVGGElement[]} */
  all(selector) {
    return [...this.drawings.values()].flatMap(({ svg }) => [
      .../** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll(selector)),
    ]);
  }

  /** @param {string} target */
  has(target) {
    return this.all(".spot").some((spot) => spot.dataset.target === target);
  }
}
