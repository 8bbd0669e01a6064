/** By which address others find this house: what links begin with, and pictures of them for a phone's camera. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { get } from "./api.js";
import { open } from "./dialog.js";
import { icon } from "./parts.js";
import { say } from "./texts.js";

/** @type {{base: string, here_only: boolean, network: boolean, push: string}} until the server has said more, the page's own address */
export const reach = { base: location.origin, here_only: false, network: false, push: "" };

/** Asks the server, once for each page; a page that cannot learn it keeps its own address. */
export async function findOut() {
  await get("/api/reach").then(
    (told) => Object.assign(reach, told),
    () => {},
  );
}

/** @param {string} path */
export const linkTo = (path) => reach.base + path;

/** @param {string} path */
export const picture = (path) => html`
  <img class="qr" src=${`/api/qr.svg?path=${encodeURIComponent(path)}`} alt=${say("qr", { link: linkTo(path) })} />
`;

/** A button that shows a link to a phone's camera. @param {string} path */
export const forCamera = (path) => html`
  <button class="tool" type="button" aria-label=${say("qr-show")} data-tip=${say("qr-show")} @click=${() => show(path)}>
    ${icon("qr")}
  </button>
`;

/** @param {string} path */
const show = (path) =>
  open(
    "qr-show",
    () => html`
      <p class="hint">${say("qr-hint")}</p>
      ${picture(path)}
      <p class="address">${linkTo(path)}</p>
    `,
  );

/** That links lead nowhere from other machines, where it is so. */
export const hereOnly = () =>
  reach.here_only
    ? html`
        <p class="warning">${icon("info")}<span>${say("here-only")}</span></p>
      `
    : "";
