/** The end: places, the whole score sheet, the scores over time, the record and what it proves. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { close, open } from "../common/dialog.js";
import { badge, icon, when } from "../common/parts.js";
import { say, signed } from "../common/texts.js";
import { attempt } from "../common/trouble.js";
import { fairness } from "./fair.js";
import { goals } from "./goals.js";
import { Review } from "./review.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Result} Result */

const TABS = { score: "score", review: "watch" };
let tab = "score";
/** @type {Review | undefined} */
let review;

/** @param {Room} room */
export function openResult(room) {
  tab = "score";
  open(() => heading(room), () => result(room), "wide result");
}

/** Who won, and where two played for points by how many. @param {Room} room */
function heading(room) {
  const { kind, text, places: all, scores, progress } = /** @type {Result} */ (room.live?.result);
  const winner = all.indexOf(1);
  if (kind !== "ranked" || all.length !== 2 || progress.length || all[1 - winner] === 1) return text.replace(/\.$/, "");
  const [most, least] = [scores[winner], scores[1 - winner]].map((score) => signed(score));
  return say("result-heading", { name: room.name(winner), most, least });
}

/** @param {Room} room */
function result(room) {
  review ??= new Review(room);
  if (tab === "review") review.look();
  return html`
    <div class="tabs" role="tablist">${Object.entries(TABS).map(([name, symbol]) => tabButton(room, name, symbol))}</div>
    <div id="result-page" role="tabpanel" aria-labelledby=${`result-${tab}`}>
      ${tab === "review" ? review.template() : score(room)}
    </div>
    ${actions(room)}
  `;
}

/** @param {Room} room @param {string} name @param {string} symbol */
const tabButton = (room, name, symbol) => html`
  <button
    id=${`result-${name}`}
    type="button"
    role="tab"
    aria-controls="result-page"
    aria-selected=${name === tab}
    @click=${() => {
      tab = name;
      room.draw();
    }}
  >
    ${icon(symbol)}${say(name)}
  </button>
`;

/** @param {Room} room */
function score(room) {
  const final = /** @type {Result} */ (room.live?.result);
  return html`
    <ol class="places">
      ${places(room, final)}
    </ol>
    ${when(final.kind === "resigned", () => resigned(final))}
    ${goals(final.goals, true)}
    <div class="columns">
      <section>
        <h3>${say("score-sheet")}</h3>
        ${sheet(room)}
      </section>
      <section>
        <h3>${say("result-chart")}</h3>
        ${final.charts.map(chart)}
      </section>
    </div>
    <section class="fairness">
      <h3>${say("fair")}</h3>
      ${fairness(room)}
    </section>
  `;
}

/** @param {Room} room */
const actions = (room) => html`
    <div class="actions">
      <a class="button" href=${`/api/matches/${room.match}/record`} download>
        ${icon("download")}${say("result-record")}
      </a>
      <a class="button" href="/api/verify.py" download="verify.py">${icon("download")}${say("result-verifier")}</a>
      <span class="space"></span>
      <button class="button" type="button" @click=${() => watchAgain(room)}>
        ${icon("replay")}${say("result-replay")}
      </button>
      ${when(room.state.you.length, () => rematch(room))}
      <a class="button go" href="/">${icon("home")}${say("lobby")}</a>
    </div>
  `;

/** @param {Room} room */
function rematch(room) {
  const { rematch: name, status } = /** @type {import("./state.js").State} */ (room.live);
  if (status !== "over") return nothing;
  const words = name === undefined ? say("result-again") : say("result-rematch", { name: name || say("somebody") });
  return html`
    <button class="button ${name === undefined ? "" : "lit"}" type="button" @click=${() => again(room)}>
      ${icon("round")}${words}
    </button>
  `;
}

/** @param {Result} final */
const resigned = ({ text }) => html`
  <p>${text}</p>
`;

/** From the first place to the last. @param {Room} room @param {Result} result */
function places(room, { kind, places: all, scores, progress }) {
  if (kind !== "ranked" && kind !== "resigned")
    return html`
      <li class="first"><strong>${say(`result-${kind}`, { score: scores[0] })}</strong></li>
    `;
  const order = all.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return order.map(
    ({ place, seat }) => html`
      <li class=${place === 1 ? "first" : ""} data-seat=${room.seat(seat)?.colour ?? nothing}>
        <span class="place">${say("place", { place })}</span>
        ${badge(room.seat(seat)?.colour)}
        <b>${room.name(seat)}</b> ${helped(room.seat(seat))}
        ${
          progress.length
            ? html`
                <span class="points">${progress.map(({ label, values }) => `${label} ${values[seat]}`).join(" · ")}</span>
              `
            : html`
                <span class="points">${signed(scores[seat])}${icon("vp")}</span>
              `
        }
      </li>
    `,
  );
}

/** How many answers a bot gave for somebody. @param {import("./state.js").Seat | undefined} seat */
const helped = (seat) =>
  seat?.stood_in && seat.kind !== "bot"
    ? html`
        <small class="by-bot">${icon("bot")}${say("result-bot", { count: seat.stood_in })}</small>
      `
    : nothing;

/** @param {Result["charts"][number]} drawn @param {number} number @param {unknown[]} all */
function chart({ name, svg: markup }, number, all) {
  const holder = document.createElement("figure");
  holder.className = "chart";
  holder.innerHTML = markup;
  holder.querySelector("svg")?.setAttribute("role", "img");
  holder.querySelector("svg")?.setAttribute("aria-label", name);
  if (all.length > 1) holder.append(Object.assign(document.createElement("figcaption"), { textContent: name }));
  return holder;
}

/** @param {Room} room */
function watchAgain(room) {
  close();
  room.seek(0);
}

/** @param {Room} room */
function again(room) {
  attempt(async () => location.assign(`/match/${(await post(`/api/matches/${room.match}/again`)).match}`));
}
