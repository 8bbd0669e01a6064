/** Where every datum of the box comes from: the rulebook, another source, or our reconstruction. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { get } from "../common/api.js";
import { open, redraw } from "../common/dialog.js";
import { say } from "../common/texts.js";

/**
 * @typedef {{id: string, source: string, note?: string, text?: string}} Datum
 * @typedef {{id: string, source?: string, note?: string, rows: Datum[]}} Table
 */

/** @type {Map<string, Table[]>} */
const editions = new Map();

/** @param {string} game */
export async function openEdition(game) {
  open("edition", () => panel(editions.get(game)), "wide");
  if (!editions.has(game)) editions.set(game, await get(`/api/edition/${game}`));
  redraw();
}

/** @param {Table[] | undefined} tables */
const panel = (tables) => html`
  <p>${say("edition-text")}</p>
  <ul class="sources">
    ${["R", "S", "X"].map((source) => html`<li>${mark(source)} ${say(`source-${source}`)}</li>`)}
  </ul>
  ${tables ? tables.map(table) : html`<p class="hint">${say("loading")}</p>`}
`;

/** @param {Table} item */
const table = ({ id, source, note, rows }) => html`
  <details class="provenance">
    <summary>${source ? mark(source) : nothing} ${id}</summary>
    ${note ? html`<p lang="en">${note}</p>` : nothing}
    <ul>
      ${rows.map((row) => html`<li>${row.source ? mark(row.source) : nothing} <b>${row.id}</b> <span lang="en">${row.text} ${row.note}</span></li>`)}
    </ul>
  </details>
`;

/** @param {string} source */
const mark = (source) =>
  html`<abbr class="source" data-source=${source} title=${say(`source-${source}`)}>${source}</abbr>`;
