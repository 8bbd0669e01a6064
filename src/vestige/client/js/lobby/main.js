/** The lobby: where you are wanted, what you can start, who is waiting. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { get, put } from "../common/api.js";
import { icon, logo, sprite, tool, when } from "../common/parts.js";
import { preferences } from "../common/preferences.js";
import { findOut } from "../common/reach.js";
import { choose, onChange, openSettings } from "../common/settings.js";
import { learn, say } from "../common/texts.js";
import { Tooltip } from "../common/tooltip.js";
import { boxes } from "./boxes.js";
import { finished } from "./finished.js";
import { attempt, lobby, refresh } from "./hall.js";
import { invitation } from "./invite.js";
import { network } from "./network.js";
import { mine, openTables, watchable } from "./matches.js";
import { Setup, setup } from "./setup.js";
import { PHONE, paged, views } from "./views.js";

/** @typedef {import("./hall.js").Game} Game */

const AGAIN = 4000;
const LAST = "vestige-last-game";
const app = /** @type {HTMLElement} */ (document.getElementById("app"));

lobby.draw = draw;

function draw() {
  render(page(), app);
}

const page = () => html`
  <header class="top">
    <h1 class="brand">
      ${logo()}
      <span>${say("vestige")}</span>
    </h1>
    <p>${say("tagline")}</p>
    <div class="tools">
      ${when(lobby.me.name, me)}
      ${tool("language", say(`setting-lang.${other()}`), () => choose("lang", other()))}
      ${tool("settings", say("settings"), openSettings)}
    </div>
  </header>
  <main class="lobby">
    ${
      lobby.lost
        ? html`
            <p class="problem" role="alert">${icon("info")}${say("offline")}</p>
          `
        : nothing
    }
    ${PHONE.matches ? [paged(PAGES), views(Object.keys(PAGES))] : desk()}
  </main>
`;

const play = () => html`
  ${when(!lobby.me.name, welcome)} ${mine(lobby.matches.mine)}
  <section aria-labelledby="start">
    <h2 id="start">
      ${say("start")}
      <small>${say("start-hint")}</small>
    </h2>
    <div class="shelf">${boxes(lobby.games, lobby.setup?.game.id ?? "", pick)} ${when(lobby.setup, setup)}</div>
  </section>
`;

const open = () => html`${openTables(lobby.matches.open)} ${invitation()}`;
const watch = () => watchable(lobby.matches.watch);

/** Everything at once. */
const desk = () => html`
  <div class="main">${play()}</div>
  <div class="side">${open()} ${watch()} ${finished(lobby.matches.mine)} ${network()}</div>
`;

/** One page at a time, on a phone. */
const PAGES = {
  play,
  open: () => html`${open()} ${network()}`,
  watch,
  finished: () => finished(lobby.matches.mine, true),
};

const me = () => html`
  <label class="me">
    ${icon("person")}
    <span class="hidden">${say("your-name")}</span>
    <input maxlength="40" .value=${lobby.me.name} placeholder=${say("your-name")} @change=${rename} />
  </label>
`;

/** Who has not said a name yet is asked for one before anything begins. */
const welcome = () => html`
  <form class="welcome" @submit=${introduce}>
    <label for="welcome-name">${say("welcome")}</label>
    <input id="welcome-name" name="name" maxlength="40" autocomplete="nickname" placeholder=${say("your-name")} required />
    <button class="button lit">${say("welcome-go")}</button>
  </form>
`;

/** The question goes, and the keyboard goes on to the boxes. @param {SubmitEvent} event */
async function introduce(event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
  await attempt(async () => (lobby.me = await put("/api/me", { name })));
  /** @type {HTMLElement | null} */ (document.querySelector(".box"))?.focus();
}

const other = () => (preferences.lang === "en" ? "fr" : "en");

/** @param {Event} event */
function rename(event) {
  const name = /** @type {HTMLInputElement} */ (event.target).value.trim();
  attempt(async () => (lobby.me = await put("/api/me", { name })));
}

/** @param {Game} game @param {string} [company] who the others are */
function pick(game, company) {
  const again = company === "bot" && lobby.setup?.game === game && lobby.setup.company === company;
  const ready = again && lobby.setup ? lobby.setup : new Setup(game, company);
  lobby.setup = ready;
  localStorage.setItem(LAST, game.id);
  draw();
  if (again || company === "open") attempt(() => ready.make()); // the usual table is good enough; friends need its link
  else document.getElementById("setup")?.scrollIntoView({ block: "nearest" });
}

/** Games in the reader's language; a table being set up keeps its choices, the box played last lies open, at first the first. */
async function load() {
  const [me, games, matches] = await Promise.all([get("/api/me"), get("/api/games"), get("/api/matches")]);
  Object.assign(lobby, { me, games, matches });
  const last = lobby.setup?.game.id ?? localStorage.getItem(LAST);
  const game = lobby.games.find(({ id }) => id === last) ?? lobby.games[0];
  if (game && lobby.setup) lobby.setup.game = game;
  else if (game) lobby.setup = new Setup(game);
  draw();
}

await Promise.all([learn(preferences.lang), sprite(), findOut()]);
new Tooltip();
onChange(() => attempt(load));
await attempt(load);
setInterval(() => document.hidden || refresh(), AGAIN);
