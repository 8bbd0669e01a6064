/** The table page: bar, prompt, stage, dock, rail. The same parts on a phone, one at a time. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { emblem, icon, logo, tool } from "../common/parts.js";
import { choose, openSettings } from "../common/settings.js";
import { preferences } from "../common/preferences.js";
import { say } from "../common/texts.js";
import { openEdition } from "./edition.js";
import { openFair } from "./fair.js";
import { log } from "./log.js";
import { panels } from "./panels.js";
import { pass } from "./pass.js";
import { prompt } from "./prompt.js";
import { replay } from "./replay.js";
import { openResult } from "./result.js";
import { openRules } from "./rules.js";
import { sheet } from "./sheet.js";
import { waiting } from "./waiting.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./panes.js").Panes} Panes */
/** @typedef {import("./state.js").Pane} Pane */

const NARROW = matchMedia("(max-width: 899px)");
const VIEWS = { board: "die", mine: "hand", players: "people", log: "log", score: "score" };

export class Page {
  /** @param {Room} room @param {Panes} panes */
  constructor(room, panes) {
    this.room = room;
    this.panes = panes;
    this.rail = "log";
    this.view = "board";
    /** @type {string | null} the pane in the dock, if the person chose one */
    this.docked = null;
    /** @type {string | null} the part of the board on a narrow screen */
    this.part = null;
    NARROW.addEventListener("change", () => room.live && room.draw());
  }

  /** @param {string} name */
  tab(name) {
    this.rail = name;
    this.view = name;
    this.room.draw();
    document.getElementById(`tab-${name}`)?.focus();
  }

  template() {
    const { room } = this;
    const { status, pass_to: next = null } = room.state;
    if (next !== null) return html`${this.bar()}${pass(room, next)}`;
    if (status === "waiting") return html`${this.bar()}<main class="lounge">${waiting(room)}</main>`;
    return html`
      ${this.bar()} ${prompt(room)} ${this.stage()} ${this.dock()}
      <aside class="rail" aria-label=${say("rail")}>${panels(room)} ${this.notebook()} ${replay(room)}</aside>
      ${this.tabs()} ${room.online ? nothing : html`<p class="offline">${icon("hourglass")}${say("offline")}</p>`}
    `;
  }

  bar() {
    const { room } = this;
    const { title, look, headline = [], game, result } = room.state;
    const other = preferences.lang === "en" ? "fr" : "en";
    return html`
      <header class="bar">
        <a class="brand" href="/" aria-label=${say("lobby")}>${logo()}<span>${say("vestige")}</span></a>
        <h1>${emblem(look)}${title}</h1>
        <ol class="steps" aria-label=${say("phases")}>
          ${headline.map(({ text, state }) => html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}>${text}</li>`)}
        </ol>
        <div class="tools">
          ${result ? tool("score", say("result"), () => openResult(room)) : nothing} ${tool("lock", say("fair"), () => openFair(room))}
          ${tool("rules", say("rules"), () => openRules(game))} ${tool("info", say("edition"), () => openEdition(game))}
          ${tool("language", say(`setting-lang.${other}`), () => choose("lang", other))} ${tool("settings", say("settings"), openSettings)}
        </div>
      </header>
    `;
  }

  // ---- stage and dock

  stage() {
    const { panes, shown } = this.room.state;
    const id = shown[0];
    const parts = NARROW.matches ? Object.entries(panes[id].close_ups ?? {}) : [];
    const part = parts.find(([name]) => name === this.part) ?? parts[0];
    const frame = part ? part[1].box : panes[id].box;
    return html`
      <main class="stage ${this.room.moment ? "past" : ""}" id="stage" tabindex="-1" aria-label=${say("board")}>
        <div class="host">${this.panes.show(id, frame)}</div>
        ${parts.length > 1 ? html`<div class="parts" role="group" aria-label=${say("parts")}>${parts.map(([name, { name: words }]) => this.chip(words, name === part?.[0], () => (this.part = name)))}</div>` : nothing}
      </main>
    `;
  }

  dock() {
    const { panes, shown } = this.room.state;
    const others = Object.keys(panes).filter((id) => id !== shown[0]);
    const id = others.includes(this.docked ?? "") ? this.docked : (shown[1] ?? others[0]);
    if (!id) return nothing;
    return html`
      <section class="dock" aria-label=${panes[id].name}>
        ${others.length > 1 ? html`<div class="parts" role="group" aria-label=${say("boards")}>${others.map((one) => this.chip(panes[one].name, one === id, () => (this.docked = one)))}</div>` : nothing}
        <div class="host">${this.panes.show(id, panes[id].box)}</div>
      </section>
    `;
  }

  /** @param {string} words @param {boolean} on @param {() => void} press */
  chip(words, on, press) {
    const pressed = () => {
      press();
      this.room.draw();
    };
    return html`<button class="chip" type="button" aria-pressed=${on} @click=${pressed}>${words}</button>`;
  }

  // ---- rail

  notebook() {
    const pages = { log: ["log", log], score: ["score", sheet] };
    const open = this.rail === "score" ? sheet : log;
    return html`
      <section class="notebook">
        <div class="tabs" role="tablist">
          ${Object.entries(pages).map(
            ([name, [symbol]]) => html`<button id=${`tab-${name}`} type="button" role="tab" aria-controls="notebook" aria-selected=${name === this.rail}
              @click=${() => this.tab(name)}>${icon(String(symbol))}${say(name)}</button>`,
          )}
        </div>
        <div id="notebook" role="tabpanel" aria-labelledby=${`tab-${this.rail}`}>${open(this.room)}</div>
      </section>
    `;
  }

  /** On a phone, one thing at a time. */
  tabs() {
    const show = (/** @type {string} */ name) => {
      this.view = name;
      if (name === "log" || name === "score") this.rail = name;
      this.room.draw();
    };
    return html`
      <nav class="views" aria-label=${say("views")}>
        ${Object.entries(VIEWS).map(
          ([name, symbol]) => html`<button type="button" aria-pressed=${name === this.view} @click=${() => show(name)}>${icon(symbol)}${say(`view-${name}`)}</button>`,
        )}
      </nav>
    `;
  }
}
