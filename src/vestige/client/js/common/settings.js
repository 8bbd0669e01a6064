/** Settings: language, theme, motion, marks of the last move, and whether a move that cannot be taken back asks twice. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { open, redraw } from "./dialog.js";
import { CHOICES, prefer, preferences } from "./preferences.js";
import { reach } from "./reach.js";
import { allowed, ask, denied, forget } from "./reminder.js";
import { learn, say } from "./texts.js";
import { attempt } from "./trouble.js";

/** @typedef {keyof import("./preferences.js").Preferences} Name */

/** @type {() => void} */
let changed = () => {};

/**
 * A row of choices of which one holds.
 *
 * @param {string} name
 * @param {string[]} values
 * @param {string} now
 * @param {(value: string) => void} choose
 * @param {(value: string) => string} label
 */
export const segments = (name, values, now, choose, label) => html`
  <span class="segments" role="radiogroup" aria-labelledby=${`label-${name}`}>
    ${values.map(
      (value) => html`
        <label>
          <input type="radio" name=${name} value=${value} .checked=${value === now} @change=${() => choose(value)} />
          <span>${label(value)}</span>
        </label>
      `,
    )}
  </span>
`;

/** @param {Name} name @param {string} value */
export async function choose(name, value) {
  if (name === "notify") value = await reminded(value);
  prefer(name, value);
  if (name === "lang") await learn(value);
  redraw();
  changed();
}

/** Notifications need the browser's leave. @param {string} wish @returns {Promise<string>} what came of it */
async function reminded(wish) {
  if (wish === "on") return (await attempt(ask)) ? "on" : "off";
  await attempt(forget);
  return "off";
}

/** What is to be known of a setting. @param {string} name */
function hint(name) {
  if (name !== "notify") return say(`setting-${name}.hint`);
  if (!allowed()) return say("setting-notify.forbidden");
  return say(denied() ? "setting-notify.denied" : reach.push ? "setting-notify.push" : "setting-notify.hint");
}

const settings = () => html`
  ${Object.entries(CHOICES).map(
    ([name, values]) => html`
      <div class="field">
        <span class="label" id=${`label-${name}`}>${say(`setting-${name}`)}</span>
        ${segments(
          name,
          values,
          preferences[/** @type {Name} */ (name)],
          (value) => choose(/** @type {Name} */ (name), value),
          (value) => say(`setting-${name}.${value}`),
        )}
        <p class="hint">${hint(name)}</p>
      </div>
    `,
  )}
`;

export const openSettings = () => open("settings", settings);

/** @param {() => void} listener called after every change */
export function onChange(listener) {
  changed = listener;
}
