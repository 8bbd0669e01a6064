/** The table page: bar, prompt, stage, dock, rail. The same parts on a phone, one at a time. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { open } from "../common/dialog.js";
import { emblem, icon, logo, tool, when } from "../common/parts.js";
import { choose, openSettings } from "../common/settings.js";
import { preferences } from "../common/preferences.js";
import { say } from "../common/texts.js";
import { leaving } from "./absence.js";
import { Boards } from "./boards.js";
import { NARROW, SHORT } from "./closeups.js";
import { audience } from "./devices.js";
import { openEdition } from "./edition.js";
import { openFair } from "./fair.js";
import { log } from "./log.js";
import { panels } from "./panels.js";
import { pass } from "./pass.js";
import { origin } from "./playon.js";
import { watching } from "./presence.js";
import { prompt } from "./prompt.js";
import { replay } from "./replay.js";
import { openRules } from "./rules.js";
import { sheet } from "./sheet.js";
import { Slot } from "./slot.js";
import { waiting } from "./waiting.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./panes.js").Panes} Panes */
/** @typedef {import("./tally.js").Tally} Tally */

const FIRST_TOOLS = 3;
const VIEWS = { board: "die", mine: "hand", players: "people", log: "log" };

/** @param {{text: string, state: string}} stage */
const step = ({ text, state }) => html`
  <li class=${state} aria-current=${state === "now" ? "step" : nothing}>${text}</li>
`;

/** The first stop of the keyboard: past the bar. */
const toBoard = () => html`
  <a class="skip" href="#stage">${say("skip")}</a>
`;

/** @param {string} symbol @param {string} words @param {() => void} press */
const worded = (symbol, words, press) => html`
  <button class="button" type="button" @click=${press}>${icon(symbol)}${words}</button>
`;

/** @param {number} unread lines that others have said */
const news = (unread) => html`
  <span class="news" aria-label=${say("talk-unread", { count: unread })}>${unread}</span>
`;

export class Page {
  /** @param {Room} room @param {Panes} panes @param {Tally} tally @param {import("./turn.js").Turn} turn */
  constructor(room, panes, tally, turn) {
    this.room = room;
    this.panes = panes;
    this.tally = tally;
    this.turn = turn;
    this.rail = "log";
    this.view = "board";
    this.slot = new Slot(room);
    this.boards = new Boards(this);
    NARROW.addEventListener("change", () => room.live && room.draw());
  }

  /** @param {string} name */
  tab(name) {
    this.rail = name;
    this.slot.open = true;
    if (NARROW.matches) this.view = "log";
    this.room.draw();
    document.getElementById(`tab-${name}`)?.focus();
  }

  template() {
    const { room } = this;
    const { status, pass_to: next = null } = room.state;
    if (next !== null)
      return html`
        ${this.bar()}
        <main class="lounge">${pass(room, next)}</main>
      `;
    if (status === "waiting")
      return html`
        ${this.bar()}
        <main class="lounge">${waiting(room)}</main>
      `;
    const spoken = this.slot.template();
    return html`
      ${this.bar()} ${prompt(room, this.tally)} ${this.boards.template()} ${this.tally.template()}
      <aside class="rail" aria-label=${say("rail")}>
        ${panels(room, this.tally)}
        <div class="drawer ${this.slot.open ? "open" : ""}" id="drawer">${spoken} ${this.notebook()} ${replay(room)}</div>
      </aside>
      ${this.tabs()} ${this.turn.template()}
      ${
        room.online
          ? nothing
          : html`
              <p class="offline">${icon("hourglass")}${say("offline")}</p>
            `
      }
    `;
  }

  bar() {
    const { room } = this;
    const { title, look, headline = [] } = room.state;
    return html`
      <header class="bar">
        ${when(room.state.panes, toBoard)}
        <a class="brand" href="/">
          ${logo()}
          <span>${say("vestige")}</span>
          <span class="hidden">${say("lobby")}</span>
        </a>
        <h1>${emblem(look)}${title}</h1>
        <ol class="steps" aria-label=${say("phases")}>
          ${headline.map(step)}
        </ol>
        ${origin(room)} ${watching(room)}
        <div class="tools">
          ${room.state.panes ? this.slot.opener() : nothing}
          ${this.shownTools().map(([symbol, words, press]) => tool(symbol, words, press))}
        </div>
      </header>
    `;
  }

  /** @returns {[string, string, () => void][]} symbol, words, what it does */
  tools() {
    const { room } = this;
    const { game, result } = room.state;
    const other = preferences.lang === "en" ? "fr" : "en";
    /** @type {[string, string, () => void][]} */
    const always = [
      ["hint", say("howto-here"), () => window.open(new URL(`/how-to-play/${game}`, location.href), "_blank")],
      ["rules", say("rules"), () => openRules(game)],
      ["info", say("edition"), () => openEdition(game)],
      ["lock", say("fair"), () => openFair(room)],
      ...audience(room),
      ...leaving(room),
      ["language", say(`setting-lang.${other}`), () => choose("lang", other)],
      ["settings", say("settings"), openSettings],
    ];
    return result ? [["score", say("result"), () => this.tally.skip()], ...always] : always;
  }

  /** In a low window bar and question share one line: the rest is in a menu. @returns {[string, string, () => void][]} */
  shownTools() {
    const all = this.tools();
    if (!SHORT.matches || !this.room.state.panes) return all;
    return [...all.slice(0, FIRST_TOOLS), ["menu", say("view-more"), () => this.more()]];
  }

  /** The tools in words, for a phone. */
  more() {
    const list = () => html`
      <ul class="more">
        ${this.tools().map(
          ([symbol, words, press]) => html`
            <li>${worded(symbol, words, press)}</li>
          `,
        )}
        <li><a class="button" href="/">${icon("home")}${say("lobby")}</a></li>
      </ul>
    `;
    open("view-more", list);
  }

  // ---- rail

  notebook() {
    /** @type {Record<string, [string, () => unknown]>} */
    const pages = {
      log: ["log", () => log(this.room)],
      score: ["score", () => sheet(this.room)],
      ...(this.room.state.guide ? {} : { talk: ["chat", () => this.room.talk.template()] }),
    };
    const { unread } = this.room.talk;
    return html`
      <section class="notebook">
        <div class="tabs" role="tablist">
          ${Object.entries(pages).map(
            ([name, [symbol]]) => html`
              <button
                id=${`tab-${name}`}
                type="button"
                role="tab"
                aria-controls="notebook"
                aria-selected=${name === this.rail}
                @click=${() => this.tab(name)}
              >
                ${icon(symbol)}${say(name)} ${name === "talk" && unread ? news(unread) : nothing}
              </button>
            `,
          )}
        </div>
        <div id="notebook" role="tabpanel" aria-labelledby=${`tab-${this.rail}`}>${(pages[this.rail] ?? pages.log)[1]()}</div>
      </section>
    `;
  }

  /** On a phone, one thing at a time. */
  tabs() {
    const show = (/** @type {string} */ name) => {
      this.view = name;
      this.room.draw();
    };
    const { unread } = this.room.talk;
    return html`
      <nav class="views" aria-label=${say("views")}>
        ${Object.entries(VIEWS).map(
          ([name, symbol]) => html`
            <button
              class=${name !== this.view && this.boards.calls(name) ? "lit" : ""}
              type="button"
              aria-pressed=${name === this.view}
              @click=${() => show(name)}
            >
              ${icon(symbol)}${say(`view-${name}`)} ${name === "log" && unread ? news(unread) : nothing}
            </button>
          `,
        )}
        <button type="button" aria-haspopup="dialog" @click=${() => this.more()}>
          ${icon("menu")}${say("view-more")}
        </button>
      </nav>
    `;
  }
}
