/**
 * After the turn has ended, undo asks: all other people see what would be taken back and say yes or no. With bots alone
 * nobody is asked, but what goes is shown first.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { close, isOpen, open } from "../common/dialog.js";
import { icon, when } from "../common/parts.js";
import { listed, say } from "../common/texts.js";
import { stands } from "./standing.js";

/** @typedef {import("./room.js").Room} Room */

const SHOWN = 8;
const KIND = "takeback";

/** What was shown by itself, so that it is shown once. */
let shown = "";

/** The proposal, or what the person may ask. @param {Room} room */
const card = (room) => (room.moment ? null : (room.live?.take_back ?? null));

/** The own seat that is asked to agree. @param {Room} room */
function asked(room) {
  const back = card(room);
  if (!back?.asked || back.declined.length) return null;
  return room.live?.you.find((seat) => back.waits.includes(seat)) ?? null;
}

/** @param {Room} room */
const mine = (room) => Boolean(card(room) && room.live?.you.includes(card(room)?.seat ?? -1));

/** Takes back at once what can be, else asks. @param {Room} room */
export function undoOrAsk(room) {
  if (room.live?.undo) room.undo();
  else if (mine(room) && !card(room)?.asked && !room.busy) show(room);
}

/** @param {Room} room */
const show = (room) => open("takeback", () => window_(room), KIND);

/** After every change: who is asked sees it, what is settled goes away. @param {Room} room */
export function attend(room) {
  const back = card(room);
  const name = asked(room) === null ? "" : `${back?.seat} ${back?.entry} ${room.live?.count}`;
  if (shown && !name && document.querySelector(`dialog.${KIND}[open]`)) close();
  if (!name) shown = "";
  else if (name !== shown && !isOpen()) {
    shown = name;
    show(room);
  }
}

/** What goes, in the words of the log, which has none for the end of a turn. @param {Room} room @param {number} entry */
function lines(room, entry) {
  const { log } = room.state;
  const going = log.filter((line) => line.n >= entry && !line.heading && stands(log, line));
  const told = going.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ""));
  const words = told.length ? told : [say("takeback-end")];
  return html`
    <ul class="going">
      ${words.slice(0, SHOWN).map(
        (line) => html`
          <li>${line}</li>
        `,
      )}
      ${when(
        words.length - SHOWN > 0 ? words.length - SHOWN : 0,
        (more) => html`
          <li>${say("takeback-more", { count: more })}</li>
        `,
      )}
    </ul>
  `;
}

/** @param {Room} room */
function window_(room) {
  const back = card(room);
  if (!back)
    return html`
      <p>${say("takeback-lapsed")}</p>
    `;
  const seat = asked(room);
  const intro =
    seat !== null
      ? say("takeback-asks", { name: room.name(back.seat) })
      : back.waits.length
        ? say("takeback-ask", { names: listed(back.waits.map((one) => room.name(one))), count: back.waits.length })
        : say("takeback-bots");
  return html`
    <p>${intro}</p>
    ${lines(room, back.entry)}
    <p class="buttons">${seat === null ? asking(room) : answering(room, seat)}</p>
  `;
}

/** @param {Room} room */
function asking(room) {
  const back = card(room);
  if (!back || back.asked) return nothing;
  const { seat, entry, waits } = back;
  return press("undo", say(waits.length ? "takeback-go" : "takeback-now"), "go", () =>
    send(room, { type: "takeback", seat, entry }),
  );
}

/** @param {Room} room @param {number} seat */
const answering = (room, seat) => html`
  ${press("check", say("takeback-yes"), "go", () => consent(room, seat, true))}
  ${press("close", say("takeback-no"), "quiet", () => consent(room, seat, false))}
`;

/** @param {string} symbol @param {string} words @param {string} kind @param {() => void} act */
const press = (symbol, words, kind, act) => html`
  <button class="button ${kind}" type="button" @click=${act}>${icon(symbol)}${words}</button>
`;

/** @param {Room} room @param {number} seat @param {boolean} yes */
function consent(room, seat, yes) {
  const back = card(room);
  if (back) send(room, { type: "consent", seat, asker: back.seat, entry: back.entry, yes });
}

/** @param {Room} room @param {object} message */
function send(room, message) {
  close();
  room.socket.command({ ...message, number: room.live?.count });
}

/** In the bar: to ask, or how it stands. @param {Room} room */
export function takingBack(room) {
  const back = card(room);
  if (!back) return nothing;
  const own = mine(room);
  if (!back.asked) return own ? press("undo", say("undo"), "quiet", () => show(room)) : nothing;
  const name = room.name(back.seat);
  const names = listed((back.declined.length ? back.declined : back.waits).map((seat) => room.name(seat)));
  if (back.declined.length) return own ? note(say("takeback-declined", { names })) : nothing;
  if (own)
    return html`
      ${note(say("takeback-waits", { names }))}
      ${press("close", say("takeback-withdraw"), "quiet", () => consent(room, back.seat, false))}
    `;
  return asked(room) === null
    ? note(say("takeback-wants", { name }))
    : press("undo", say("takeback-wants", { name }), "lit", () => show(room));
}

/** @param {string} words */
const note = (words) => html`
  <span class="asking-back" role="status">${icon("hourglass")}${words}</span>
`;
