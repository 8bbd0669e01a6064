/** A small menu beside the thing that was pressed: one line per option. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { beside } from "../common/place.js";

/** @typedef {import("./state.js").Option} Option */

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
 */
export function openMenu(anchor, options, take) {
  origin = anchor;
  const choose = (/** @type {Option} */ option) => {
    menu.hidePopover();
    take(option);
  };
  menu.setAttribute("aria-label", say("menu"));
  render(
    options.map(
      (option) => html`
        <button type="button" role="menuitem" .option=${option} @click=${() => choose(option)}>
          ${option.icon ? icon(option.icon) : nothing}${option.label}
        </button>
      `,
    ),
    menu,
  );
  menu.showPopover();
  beside(menu, anchor.getBoundingClientRect());
  items()[0]?.focus();
}

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
  if (/** @type {ToggleEvent} */ (event).newState === "closed" && menu.contains(document.activeElement)) {
    /** @type {HTMLElement | null} */ (origin)?.focus();
  }
});
