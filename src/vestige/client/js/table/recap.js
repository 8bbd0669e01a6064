/** What each opponent did since the person's last move: the first two things in words, the rest in the log. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { JOINT } from "./log.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Line} Line */

const LINES = 2;

/** On the panel of the seat. @param {Room} room @param {number} seat */
export const recap = (room, seat) =>
  when(
    deeds(room, seat),
    (told) => html`
      <div class="recap" data-tip=${say("recap")}>
        <span class="hidden">${say("recap")}</span>
        ${told}
      </div>
    `,
  );

/** Everybody's in one place, where the panels have no room; before the first move there is no last one. @param {Room} room */
export function recaps(room) {
  if (!lastOwn(room.state.log, room.state.you)) return null;
  const people = room.state.seats.map((seat) => when(deeds(room, seat.seat), (told) => person(room, seat, told)));
  if (people.every((one) => one === nothing)) return null;
  return html`
    <section class="coach since" aria-label=${say("recap")}>
      <header>${say("recap")}</header>
      ${people}
    </section>
  `;
}

/** @param {Room} room @param {import("./state.js").Seat} seat @param {unknown} told */
const person = (room, { seat, colour }, told) => html`
  <p>${badge(colour)}<b>${room.name(seat)}</b></p>
  <div class="recap">${told}</div>
`;

/** The first deeds of a seat, and how many more there are. @param {Room} room @param {number} seat */
function deeds(room, seat) {
  const { you, log, asked, status } = room.state;
  const mine = asked.some((one) => you.includes(one));
  if (room.moment || status !== "playing" || !mine || you.includes(seat)) return null;
  const last = lastOwn(log, you);
  const since = log.filter((line) => line.n > last && !line.heading);
  const own = since.filter((line) => line.seat === seat);
  const first = own.filter((line) => since.find(({ n }) => n === line.n) === line);
  const told = first.length ? first : own;
  if (!told.length) return null;
  return html`
    ${told.slice(0, LINES).map((line) => words(line, room.name(seat)))} ${when(Math.max(0, told.length - LINES), more)}
  `;
}

/** @param {number} count */
const more = (count) => html`
  <button class="plain" type="button" @click=${() => document.getElementById("tab-log")?.click()}>
    ${say("recap-more", { count })}
  </button>
`;

/** The person's last entry. A line may be about somebody else than who answered. @param {Line[]} log @param {number[]} you */
function lastOwn(log, you) {
  let last = 0;
  let seen = 0;
  for (const { n, seat, by } of log) {
    const who = by ?? seat;
    if (n === seen || who === null) continue;
    seen = n;
    if (you.includes(who)) last = n;
  }
  return last;
}

/** Who it is stands above. @param {Line} line @param {string} name */
function words({ text }, name) {
  const own = `\u2068${name}\u2069`;
  const rest = text.startsWith(own) ? text.slice(own.length).replace(JOINT, "") : text;
  return html`<span>${rest.replaceAll(/[\u2068\u2069]/g, "")}</span>`;
}
