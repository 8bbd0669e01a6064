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

/**
 * Without https a page may not write to the clipboard; then the link is marked for the person.
 *
 * @param {HTMLElement} button
 * @param {string} link
 */
async function share(button, link) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(link);
  const words = /** @type {HTMLElement} */ (button.querySelector("span"));
  words.textContent = say(navigator.clipboard ? "copied" : "copy-marked");
}
