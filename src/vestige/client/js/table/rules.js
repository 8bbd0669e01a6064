/** The numbered rules of a game, searchable; everything that names a rule leads here. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { get } from "../common/api.js";
import { open, redraw } from "../common/dialog.js";
import { icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";

/** @typedef {{id: string, chapter: string, text: string}} Rule */

/** @type {Map<string, Rule[]>} by language and game */
const books = new Map();
let wanted = "";
/** @type {string[]} what is searched for */
let words = [];

/** @param {string} game @param {string} [rule] the rule to show first */
export async function openRules(game, rule = "") {
  [wanted, words] = [rule, []];
  open("rules", () => panel(game), "side");
  const book = bookOf(game);
  if (!books.has(book)) await attempt(async () => books.set(book, await get(`/api/rules/${game}`)));
  redraw();
  document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
}

/** The number of a rule, which leads to its text. @param {string} game @param {string} rule */
export const ruleLink = (game, rule) => html`
  <button class="rule" type="button" @click=${() => openRules(game, rule)}>${rule}</button>
`;

/** @param {string} game */
const bookOf = (game) => `${document.documentElement.lang} ${game}`;

/** @param {string} game */
function panel(game) {
  const rules = books.get(bookOf(game));
  if (!rules)
    return html`
      <p class="hint">${say("loading")}</p>
    `;
  const found = rules.filter(matches);
  return html`
    <label class="search">
      ${icon("zoom")}
      <span class="hidden">${say("rules-search")}</span>
      <input type="search" placeholder=${say("rules-search")} @input=${search} />
    </label>
    <p class="hint" role="status">${say("rules-found", { count: found.length, total: rules.length })}</p>
    ${when(!words.length, () => contents(rules))}
    <div class="rules">${found.map((rule, place) => paragraph(rule, rule.chapter !== found[place - 1]?.chapter))}</div>
  `;
}

/** The chapters, each a press away. @param {Rule[]} rules */
const contents = (rules) => html`
  <details class="chapters">
    <summary>${say("rules-contents")}</summary>
    <ol>
      ${rules
        .filter((rule, place) => rule.chapter !== rules[place - 1]?.chapter)
        .map(
          ({ id, chapter }) => html`
            <li><button class="link" type="button" @click=${() => show(id)}>${chapter}</button></li>
          `,
        )}
    </ol>
  </details>
`;

/** @param {string} id */
const show = (id) => document.getElementById(`rule-${id}`)?.scrollIntoView({ block: "start" });

/** A rule, under the title of its chapter if it opens one. @param {Rule} rule @param {boolean} first */
const paragraph = ({ id, chapter, text }, first) => html`
  ${when(
    first,
    () => html`
      <h3>${chapter}</h3>
    `,
  )}
  <article id=${`rule-${id}`} class=${id === wanted ? "wanted" : ""}>
    <b>${id}</b>
    <p>${text}</p>
  </article>
`;

/** @param {Rule} rule */
function matches({ id, chapter, text }) {
  const whole = `${id} ${chapter} ${text}`.toLowerCase();
  return words.every((word) => whole.includes(word));
}

/** @param {Event} event */
function search(event) {
  words = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase().split(/\s+/).filter(Boolean);
  redraw();
}
