/**
 * A small menu beside the thing that was pressed: one line per option, with what it does as soon as that is known, then
 * what cannot be done here, with the reason.
 *
 * @typedef {import("./state.js").Option} Option
 * @typedef {{label: string, detail: string}} Refused
 * @typedef {{title?: string, detail?: (option: Option) => Promise<string>, refused?: Promise<Refused[]>}} More
 */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { beside } from "../common/place.js";
import { icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";

const menu = document.createElement("div");
menu.className = "menu";
menu.setAttribute("role", "menu");
menu.popover = "auto";
document.body.append(menu);

/** @type {Element | null} */
let origin = null;

/**
 * @param {Element} anchor
 * @param {Option[]} options
 * @param {(option: Option) => void} take
 * @param {More} [more]
 */
export function openMenu(anchor, options, take, { title = "", detail, refused } = {}) {
  origin = anchor;
  const lines = options.map((option) => ({ option, detail: "" }));
  /** @type {Refused[]} */
  let unable = [];
  const choose = (/** @type {Option} */ option) => {
    menu.hidePopover();
    take(option);
  };
  const draw = () => {
    if (origin !== anchor) return;
    const content = html`
      ${when(title, heading)} ${lines.map((line) => item(line, choose))} ${unable.map(refusal)}
    `;
    render(content, menu);
    beside(menu, anchor.getBoundingClientRect());
  };
  menu.setAttribute("aria-label", title || say("menu"));
  menu.showPopover();
  draw();
  items()[0]?.focus();
  for (const line of detail ? lines : [])
    detail?.(line.option).then((words) => {
      line.detail = words;
      draw();
    });
  refused?.then((found) => {
    unable = found;
    draw();
  });
}

/** @param {string} title */
const heading = (title) => html`
  <p class="title">${title}</p>
`;

/** @param {{option: Option, detail: string}} line @param {(option: Option) => void} choose */
const item = ({ option, detail }, choose) => html`
  <button type="button" role="menuitem" .option=${option} @click=${() => choose(option)}>
    ${option.icon ? icon(option.icon) : nothing}
    <span>
      ${option.label}
      ${when(
        detail,
        () => html`
          <small>${detail}</small>
        `,
      )}
    </span>
  </button>
`;

/** @param {Refused} refused */
const refusal = ({ label, detail }) => html`
  <button type="button" role="menuitem" class="off" aria-disabled="true">
    ${icon("lock")}
    <span>
      ${label}
      <small>${detail}</small>
    </span>
  </button>
`;

/** @returns {HTMLElement[]} */
const items = () => [.../** @type {NodeListOf<HTMLElement>} */ (menu.querySelectorAll("[role=menuitem]"))];

menu.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = items();
  const now = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[(now + step + all.length) % all.length].focus();
});

menu.addEventListener("toggle", (event) => {
  if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
  if (menu.contains(document.activeElement)) /** @type {HTMLElement | null} */ (origin)?.focus();
  origin = null;
});
