/** Other ways to a table: an invitation link, or the record of a match. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "./hall.js";

export const invitation = () => html`
  <form class="invitation" @submit=${follow}>
    <input name="link" required aria-label=${say("paste-link")} placeholder=${say("paste-link")} />
    <button class="button lit">${icon("link")}${say("join")}</button>
  </form>
  <label class="import button quiet">
    ${icon("download")}${say("import")}
    <input type="file" accept="application/json,.json" @change=${bring} />
  </label>
`;

/** A link of another house is none of ours. @param {SubmitEvent} event */
function follow(event) {
  event.preventDefault();
  const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link")).trim();
  attempt(async () => {
    const path = /\/(join|match)\/[\w-]+$/.exec(text)?.[0];
    if (!path) throw new Error(say("bad-link"));
    location.assign(path);
  });
}

/** @param {Event} event */
function bring(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  field.value = "";
  if (file)
    attempt(async () => location.assign(`/match/${(await post("/api/import", read(await file.text()))).match}`));
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(say("bad-record"));
  }
}
