/** Small things that every page draws the same way. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { get } from "./api.js";

/** @typedef {ReturnType<typeof html>} Template */

/**
 * Something that is drawn only if there is reason to.
 *
 * @template T
 * @param {T} reason
 * @param {(reason: NonNullable<T>) => unknown} draw
 */
export const when = (reason, draw) => (reason ? draw(reason) : nothing);

/** A symbol of the sprite. @param {string} name */
export const icon = (name) => html`
  <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">${svg`<use href=${`#${name}`}></use>`}</svg>
`;

/**
 * The mark of a seat: colour and glyph. A seat without a colour yet is a dashed ring.
 *
 * @param {string | null} [colour]
 */
export const badge = (colour) =>
  colour
    ? html`
        <svg class="badge" viewBox="-110 -110 220 220" aria-hidden="true">
          ${svg`<use href=${`#badge-${colour}`}></use>`}
        </svg>
      `
    : html`
        <span class="badge vacant" aria-hidden="true"></span>
      `;

/** A strip in the pattern of a seat's colour. @param {string | null} [colour] */
export const ribbon = (colour) =>
  colour
    ? html`
        <svg class="ribbon" aria-hidden="true">
          ${svg`<rect width="100%" height="100%" fill=${`url(#pattern-${colour})`}></rect>`}
        </svg>
      `
    : nothing;

export const logo = () => html`
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
    <path class="gold" d="M4 5h24v5l-9 18h-6L4 10Z"></path>
    <path class="hole" d="M9 10h14l-7 14Z"></path>
    <path class="gold" d="M12.5 10h7L16 17Z"></path>
  </svg>
`;

/**
 * A button that shows a symbol only; its words are for the ear and the tooltip.
 *
 * @param {string} name
 * @param {string} words
 * @param {(event: Event) => void} press
 */
export const tool = (name, words, press) => html`
  <button class="tool" type="button" aria-label=${words} data-tip=${words} @click=${press}>${icon(name)}</button>
`;

/** Puts the symbols into the page, once. @param {string} [game] */
export async function sprite(game) {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.innerHTML = await get(game ? `/api/sprite?game=${game}` : "/api/sprite");
  document.body.prepend(holder);
}

/**
 * How a game's pages look; a game that draws nothing has none.
 *
 * @typedef {{face: string, deep: string, mid: string, accent: string, emblem: string, bright?: boolean}} Look
 */

/** The colours and the display face of a game, as a style. @param {Look | null} [look] */
export const dress = (look) =>
  look ? `--face:"${look.face}";--deep:${look.deep};--mid:${look.mid};--accent:${look.accent}` : "";

/** The colours of a game and the few letters of its title, where many games are shown. @param {Look | null} [look] */
export const titled = (look) => (look ? dress({ ...look, face: `${look.face} Title` }) : "");

/** @param {Look | null} [look] */
export const emblem = (look) => icon(look?.emblem ?? "die");
