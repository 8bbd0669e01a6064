/** One of many values: a tile each, all in sight and whole. Arrows go through them; a colour is shown by its mark. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { badge } from "./parts.js";

const COLOUR = "colour";
const LEFT_OPEN = ["", "random"];

/** @typedef {{value: string, label: string, taken?: boolean}} Tile */
/** @typedef {{id: string, label: string, tip?: string}} Asked */

/**
 * @param {Asked} option
 * @param {string} group told apart from the same option of another seat
 * @param {Tile[]} tiles
 * @param {string} now
 * @param {(value: string) => void} set
 */
export const picker = ({ id, label, tip }, group, tiles, now, set) => html`
  <fieldset class="picker ${id === COLOUR ? "hues" : ""}" data-choice=${id}>
    <legend data-tip=${tip ?? ""}>${label}</legend>
    ${tiles.map((tile) =>
      choice(id, `${group}-${id}`, tile, tile.value === now, (event) => press(event, tile.value, now, set)),
    )}
  </fieldset>
`;

/**
 * @param {string} option
 * @param {string} name
 * @param {Tile} tile
 * @param {boolean} on
 * @param {(event: Event) => void} pressed
 */
const choice = (option, name, { value, label, taken = false }, on, pressed) => html`
  <label class="choice ${taken ? "taken" : ""}" data-tip=${option === COLOUR ? label : ""}>
    <input type="radio" class="hidden" name=${name} value=${value} .checked=${on} ?disabled=${taken} @change=${pressed} />
    ${
      option === COLOUR && !LEFT_OPEN.includes(value)
        ? html`${badge(value)}<span class="hidden">${label}</span>`
        : html`<span>${label}</span>`
    }
  </label>
`;

/**
 * What stood stays marked until the page is drawn with the new choice: somebody else may have been quicker.
 *
 * @param {Event} event
 * @param {string} value
 * @param {string} now
 * @param {(value: string) => void} set
 */
function press(event, value, now, set) {
  const group = /** @type {HTMLElement} */ (event.target).closest(".picker");
  const stood = /** @type {HTMLInputElement | null} */ (group?.querySelector(`input[value="${CSS.escape(now)}"]`));
  if (stood) stood.checked = true;
  set(value);
}
