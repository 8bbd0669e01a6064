/** Before the deal: who sits where, links for the free seats, and the commitments as they come in. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { copy, handed } from "../common/invite.js";
import { badge, icon, tool, when } from "../common/parts.js";
import { picker } from "../common/picker.js";
import { hereOnly } from "../common/reach.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";
import { fairness } from "./fair.js";
import { notes } from "./devices.js";
import { presence } from "./presence.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */

/** @param {Room} room */
export function waiting(room) {
  const { seats, watch, links = {} } = room.state;
  return html`
    <section class="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">${say("waiting-title")}</h2>
      <p>${say("waiting-text")}</p>
      ${when(Object.keys(links).length, () => sent(room))} ${when(watch, hereOnly)}
      <ul>
        ${seats.map((seat) => chair(room, seat, links[seat.seat]))}
      </ul>
      ${notes(room)}
      ${Object.entries(room.state.choices ?? {}).map(([seat, choices]) => yours(room, Number(seat), choices))}
      ${when(room.state.stalled?.length, () => stalled(room))}
      ${when(room.deal.unready.length, () => readiness(room))} ${when(watch, watching)}
      ${when(seats.some(({ kind }) => kind === "person" || kind === "me"), () => room.talk.template())}
      <p><a class="link" href=${`/how-to-play/${room.state.game}`} target="_blank">${say("howto-here")}</a></p>
      <details>
        <summary>${say("fair")}</summary>
        ${fairness(room)}
      </details>
      <p><button class="button quiet" type="button" @click=${() => leave(room)}>${say("waiting-leave")}</button></p>
    </section>
  `;
}

/** What became of the link when the table was opened. @param {Room} room */
function sent(room) {
  const done = handed(room.match);
  if (done === null) return nothing;
  return html`
    <p class="handed" role="status">${icon(done ? "check" : "share")}<span>${say(done ? "waiting-copied" : "waiting-copy")}</span></p>
  `;
}

/** @param {Room} room @param {number} seat @param {import("./state.js").Choice[]} choices */
const yours = (room, seat, choices) =>
  choices.length
    ? html`
        <fieldset class="yours">
          <legend>${badge(room.seat(seat)?.colour)}${say("waiting-yours")}</legend>
          ${choices.map((choice) => wish(room, seat, choice))}
        </fieldset>
      `
    : nothing;

/** @param {Room} room @param {number} seat @param {import("./state.js").Choice} choice */
function wish(room, seat, choice) {
  const { id, value, values } = choice;
  const set = (/** @type {string} */ word) =>
    room.deal.choose(seat, id, values.find((one) => String(one.value) === word)?.value ?? null);
  const tiles = values.map((one) => ({ value: String(one.value), label: one.label }));
  return picker(choice, `seat-${seat}`, [{ value: "", label: say("waiting-any") }, ...tiles], String(value ?? ""), set);
}

/** Somebody's browser does not answer; who is waited for cannot press it. @param {Room} room */
const stalled = (room) => {
  const { stalled: silent = [], you } = room.state;
  if (you.some((seat) => silent.includes(seat))) return nothing;
  return html`
    <p>${say("waiting-stalled", { names: silent.map((seat) => room.name(seat)).join(", ") })}</p>
    <p><button class="button" type="button" @click=${() => room.deal.goOn()}>${say("waiting-go-on")}</button></p>
  `;
};

/** @param {Room} room */
const readiness = (room) => html`
  <p>${say("waiting-ready-hint")}</p>
  <p><button class="button go" type="button" @click=${() => room.deal.getReady()}>${say("waiting-ready")}</button></p>
`;

/** @param {string} link */
const watching = (link) => html`
  <div class="invite">
    ${icon("watch")}
    <span>${say("waiting-watch")}</span>
    ${copy(link)}
  </div>
`;

/** @param {Room} room @param {Seat} seat @param {string | undefined} link */
const chair = (room, seat, link) => html`
  <li class="invite">
    ${badge(seat.kind === "open" ? null : seat.colour)}
    <span>
      ${
        seat.kind === "open"
          ? html`
              <b>${say("seat-open")}</b>
            `
          : taken(room, seat)
      }
    </span>
    ${seat.kind === "open" ? when(link, copy) : nothing}
    ${seat.kind === "open" && room.state.host ? forBot(room, seat) : nothing}
  </li>
`;

/** Nobody comes for a seat. @param {Room} room @param {Seat} seat */
const forBot = (room, { seat }) =>
  tool("bot", say("waiting-bot"), () => attempt(() => post(`/api/matches/${room.match}/seats/${seat}/bot`)));

/** @param {Room} room @param {Seat} seat */
const taken = (room, seat) => html`
  <b>${room.name(seat.seat)}</b>
  <small>${presence(room, seat) || say(`kind-${seat.kind}`)}</small>
`;

/** @param {Room} room */
function leave(room) {
  attempt(async () => {
    await post(`/api/matches/${room.match}/leave`);
    location.assign("/");
  });
}
