/** Where every datum of the box comes from: the rulebook, another source, or our reconstruction. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { get } from "../common/api.js";
import { open, redraw } from "../common/dialog.js";
import { when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";

/**
 * @typedef {{id: string, label: string, source: string, note?: string, text?: string}} Datum
 * @typedef {{id: string, label: string, source?: string, note?: string, rows: Datum[]}} Table
 */

/** @type {Map<string, Table[]>} */
const editions = new Map();

/** @param {string} game */
export async function openEdition(game) {
  const name = `${game} ${document.documentElement.lang}`;
  open("edition", () => panel(editions.get(name)), "wide");
  if (!editions.has(name)) await attempt(async () => editions.set(name, await get(`/api/edition/${game}`)));
  redraw();
}

/** @param {Table[] | undefined} tables */
const panel = (tables) => html`
  <p>${say("edition-text")}</p>
  <ul class="sources">
    ${["R", "S", "X"].map(
      (source) => html`
        <li>${mark(source)} ${say(`source-${source}`)}</li>
      `,
    )}
  </ul>
  ${
    tables
      ? tables.map(table)
      : html`
          <p class="hint">${say("loading")}</p>
        `
  }
`;

/** @param {Table} item */
const table = ({ id, label, source, note, rows }) => html`
  <details class="provenance">
    <summary>${when(source, mark)} ${label} <code lang="en">${id}</code></summary>
    ${when(
      note,
      () => html`
        <p lang="en">${note}</p>
      `,
    )}
    <ul>
      ${rows.map(datum)}
    </ul>
  </details>
`;

/** @param {Datum} datum */
const datum = ({ id, label, source, text, note }) => html`
  <li>
    ${when(source, mark)}
    ${when(label, () => html`<b>${label}</b>`)} <code lang="en">${id}</code>
    <span lang="en">${text} ${note}</span>
  </li>
`;

/** @param {string} source */
const mark = (source) => html`
  <abbr class="source" data-source=${source} title=${say(`source-${source}`)}>${source}</abbr>
`;
