/** An option whose values have pictures: cards to choose from, what the chosen one means below. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("./hall.js").GameOption} GameOption */
/** @typedef {import("./setup.js").Setup} Setup */

/** @param {Setup} chosen @returns {(option: GameOption) => boolean} */
export const isPictured = (chosen) => (option) =>
  option.choices[chosen.players].values.some(({ picture }) => Boolean(picture));

/**
 * @param {Setup} chosen
 * @param {GameOption} option
 * @param {(deed: () => void) => void} change
 */
export function pictures(chosen, option, change) {
  const { values } = option.choices[chosen.players];
  const now = chosen.value(option);
  return html`
    <fieldset class="pictures">
      <legend>${option.label}</legend>
      ${values.map(
        ({ value, label, picture }) => html`
          <label>
            <input
              type="radio"
              name=${option.id}
              .checked=${value === now}
              @change=${() => change(() => (chosen.options[option.id] = value))}
            />
            <img src=${picture ?? ""} alt="" width="240" height="150" />
            <span>${label}</span>
          </label>
        `,
      )}
      <p class="hint" role="status">${values.find(({ value }) => value === now)?.tip ?? ""}</p>
    </fieldset>
  `;
}
