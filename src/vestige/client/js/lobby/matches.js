/** My tables with whose turn it is, open tables to join, tables to watch. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { post, remove } from "../common/api.js";
import { badge, emblem, titled, tool, when } from "../common/parts.js";
import { listed, say, since } from "../common/texts.js";
import { attempt, change, lobby, refresh } from "./hall.js";

/** @typedef {import("./hall.js").Row} Row */

/** So many tables are shown before all are asked for: on small screens, and elsewhere. */
const FEW = 2;
const MANY = 6;

// ---- mine

const SMALL = matchMedia("(max-width: 1100px)");
SMALL.addEventListener("change", () => lobby.draw());

/** Tables that wait for somebody or go on; what is over is filed elsewhere. @param {Row[]} rows */
export function mine(rows) {
  const going = rows.filter(({ status }) => status !== "over").sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
  if (!going.length) return nothing;
  const count = rows.filter((row) => row.your_turn).length;
  const shown = lobby.all ? going : going.slice(0, SMALL.matches ? FEW : MANY);
  return html`
    <section aria-labelledby="mine">
      <h2 id="mine">
        ${say("mine")}
        <small>${say("mine-waiting", { count })}</small>
      </h2>
      <ul class="cards">
        ${shown.map(card)}
      </ul>
      ${when(going.length - shown.length, (rest) => more(Number(rest)))}
    </section>
  `;
}

/** @param {number} rest */
const more = (rest) => html`
  <p>
    <button class="button quiet" type="button" @click=${() => change(() => (lobby.all = true))}>
      ${say("mine-more", { count: rest })}
    </button>
  </p>
`;

/** My turn first. @param {Row} row */
const rank = ({ your_turn, rematch }) => (your_turn || rematch ? 0 : 1);

/** @param {Row} row */
const card = (row) => html`
  <li class="card ${row.status}">
    <a class="thumb" href=${`/match/${row.match}`} tabindex="-1" aria-hidden="true">
      <img src=${row.thumbnail} alt="" />
    </a>
    <div class="text">
      <b class="face" .style=${titled(row.look)}>${row.title}</b>
      <span class="people">${company(row)}</span>
      <span>${row.stage || status(row)}</span>
      ${when(row.prompt, (asked) => question(asked, row.your_turn))}
      <span class="when">${since(row.updated)}</span>
      <div class="foot">
        <span class="marks">${row.seats.map(mark)}</span>
        ${row.rematch ? nothing : tool("close", say(row.host ? "delete" : "leave"), () => leave(row))}
        ${row.rematch ? rejoining(row) : row.left ? returning(row) : entering(row)}
      </div>
    </div>
  </li>
`;

/** @param {Row} row */
const entering = ({ match, your_turn: mine }) => html`
  <a class="button ${mine ? "go" : ""}" href=${`/match/${match}`}>${say(mine ? "play" : "look")}</a>
`;

/** Who left a match in play finds the seat as it was. @param {Row} row */
const returning = (row) => html`
  <button class="button" type="button" @click=${() => join(row, "left")}>${say("come-back")}</button>
`;

/** Who played together wants to play again. @param {Row} row */
const rejoining = ({ rematch }) => html`
  <button class="button go" type="button" @click=${() => attempt(() => again(rematch))}>${say("rematch-join")}</button>
`;

/** @param {string} match */
async function again(match) {
  location.assign(`/match/${(await post(`/api/matches/${match}/again`)).match}`);
}

/** Everybody at the table but the reader. @param {Row} row */
const company = ({ seats }) => {
  const others = seats.filter(({ kind, mine }) => !mine && kind !== "open").map(({ name }) => name);
  return others.length ? say("with", { names: listed(others) }) : "";
};

/** @param {string} asked @param {boolean} mine */
const question = (asked, mine) => html`
  <span class="asks ${mine ? "mine" : ""}" data-tip=${asked}>${asked}</span>
`;

/** @param {Row["seats"][number]} seat */
const mark = (seat) => html`
  <span data-tip=${seat.name} class=${seat.asked ? "asked" : ""}>
    ${badge(seat.kind === "open" ? null : seat.colour)}
    <span class="hidden">${seat.name}</span>
  </span>
`;

/** @param {Row} row */
function status(row) {
  if (row.rematch) return say("result-rematch", { name: row.seats.find(({ kind }) => kind === "person")?.name ?? say("somebody") });
  if (row.status !== "playing") return say(`status-${row.status}`);
  const asked = row.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  return row.your_turn
    ? say("your-turn")
    : say("waiting-for", { names: listed(asked) });
}


/** A host takes the table away, a guest gets up. @param {Row} row */
export function leave({ match, title, host }) {
  if (!confirm(say(host ? "delete-sure" : "leave-sure", { title }))) return;
  attempt(async () => {
    await (host ? remove(`/api/matches/${match}`) : post(`/api/matches/${match}/leave`));
    await refresh();
  });
}

// ---- others

/** @param {Row[]} rows */
export const openTables = (rows) => html`
  <section aria-labelledby="open">
    <h2 id="open">
      ${say("open")}
      <small>${say("open-count", { count: rows.length })}</small>
    </h2>
    ${
      rows.length
        ? list(rows, joining)
        : html`
            <p class="empty">${say("open-none")}</p>
          `
    }
  </section>
`;

/** @param {Row[]} rows */
export const watchable = (rows) => html`
  <section aria-labelledby="watch">
    <h2 id="watch">
      ${say("watch")}
      <small>${say("watch-count", { count: rows.length })}</small>
    </h2>
    ${
      rows.length
        ? list(rows, watching)
        : html`
            <p class="empty">${say("watch-none")}</p>
          `
    }
  </section>
`;

/** @param {Row} row */
const joining = (row) => html`
  <button class="button lit" type="button" @click=${() => join(row)}>${say("join")}</button>
`;

/** @param {Row} row */
const watching = (row) => html`
  <a class="button" href=${`/match/${row.match}`}>${say("look")}</a>
`;

/** @typedef {import("../common/parts.js").Template} Template */

/** @param {Row[]} rows @param {(row: Row) => Template} button */
const list = (rows, button) => html`
  <ul class="rows">
    ${rows.map((row) => line(row, button(row)))}
  </ul>
`;

/** @param {Row} row @param {Template} button */
const line = (row, button) => html`
  <li data-game=${row.game}>
    <span class="emblem" .style=${titled(row.look)}>
      ${
        row.status === "playing"
          ? html`
              <img src=${row.thumbnail} alt="" />
            `
          : emblem(row.look)
      }
    </span>
    <span class="text">
      <b>${row.title}</b>
      <span>${[people(row), row.stage, onlookers(row)].filter(Boolean).join(" · ")}</span>
    </span>
    <span class="marks">${row.seats.map(mark)}</span>
    ${button}
  </li>
`;

/** @param {Row} row */
const onlookers = ({ watching: count }) => (count ? say("watching", { count }) : "");

/** Who sits there. @param {Row} row */
const people = ({ seats }) => listed(seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name));

/** @param {Row} row @param {string} free the kind of seat that is looked for */
function join(row, free = "open") {
  attempt(async () => {
    const seat = row.seats.findIndex(({ kind }) => kind === free);
    await post(`/api/matches/${row.match}/join`, { seat });
    location.assign(`/match/${row.match}`);
  });
}
