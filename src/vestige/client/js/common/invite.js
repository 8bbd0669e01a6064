/** A link to hand out: shown, marked at a press, copied where the browser allows it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";
import { forCamera, linkTo } from "./reach.js";
import { say } from "./texts.js";

/** @param {string} path */
export function copy(path) {
  const link = linkTo(path);
  return html`
    <input
      class="link"
      readonly
      .value=${link}
      aria-label=${say("invitation")}
      @focus=${(/** @type {any} */ event) => event.target.select()}
    />
    <button class="button lit" type="button" @click=${(/** @type {any} */ event) => share(event.currentTarget, link)}>
      ${icon("share")}
      <span>${say("copy")}</span>
    </button>
    ${forCamera(path)}
  `;
}

/** @param {HTMLElement} button @param {string} link */
async function share(button, link) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  const done = await copied(link);
  field.select();
  const words = /** @type {HTMLElement} */ (button.querySelector("span"));
  words.textContent = say(done ? "copied" : "copy-marked");
}

/** Whether something could be put on the clipboard; without https browsers know only the old way. @param {string} text */
export async function copied(text) {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await written) || copiedByHand(text);
}

/** @param {string} text */
function copiedByHand(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

// ---- from the page that opens a table to the one that waits there

const HANDED = "vestige-handed";

/** Copies the link to a table that was just opened, and notes for its page what came of it. @param {string} match @param {string} path */
export async function hand(match, path) {
  sessionStorage.setItem(HANDED, JSON.stringify([match, await copied(linkTo(path))]));
}

/** Whether the link to this table could be copied when it was opened; null for a table opened otherwise. @param {string} match @returns {boolean | null} */
export function handed(match) {
  const [noted, done] = JSON.parse(sessionStorage.getItem(HANDED) ?? "[]");
  return noted === match ? done : null;
}
