/** Windows over the page: one at a time, closed by Escape, by its button or by a press beside it. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";
import { say } from "./texts.js";

/** @typedef {import("./parts.js").Template} Template */

const window_ = document.createElement("dialog");
/** @type {(() => Template) | null} */
let content = null;
/** @type {() => string} */
let title = () => "";

/** Draws the open window again, after its content or the language changed. */
export function redraw() {
  render(content ? frame(content()) : nothing, window_);
}

/** @param {Template} inner */
const frame = (inner) => html`
  <header>
    <h2 id="dialog-title">${title()}</h2>
    <button class="tool" type="button" aria-label=${say("close")} @click=${close}>${icon("close")}</button>
  </header>
  <div class="content">${inner}</div>
`;

/**
 * @param {string | (() => string)} heading the key of the title's text, or who says it
 * @param {() => Template} draw
 * @param {string} [kind] a class: "wide" or "side"
 */
export function open(heading, draw, kind = "") {
  title = typeof heading === "string" ? () => say(heading) : heading;
  content = draw;
  window_.className = kind;
  redraw();
  if (!window_.open) window_.showModal();
}

export function close() {
  window_.close();
}

export const isOpen = () => window_.open;

window_.setAttribute("aria-labelledby", "dialog-title");
window_.addEventListener("click", (event) => event.target === window_ && close());
window_.addEventListener("close", () => {
  content = null;
  redraw();
});
document.body.append(window_);
