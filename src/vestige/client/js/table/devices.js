/** Seats beyond this browser: a link of one's own for another device, the host's new links, and what all are told. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { open } from "../common/dialog.js";
import { copy } from "../common/invite.js";
import { badge, tool } from "../common/parts.js";
import { say } from "../common/texts.js";
import { attempt } from "../common/trouble.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */

/** On the own seat, and for the host on everybody else's. @param {Room} room @param {Seat} seat */
export function elsewhere(room, seat) {
  const { you, host, status } = room.state;
  if (status !== "playing") return nothing;
  if (you.includes(seat.seat)) return tool("share", say("device-link"), () => fetched(room, "device-link", "device"));
  const others = seat.kind === "person" || seat.kind === "left";
  return host && others
    ? tool("link", say("new-link"), () => fetched(room, "new-link", `seats/${seat.seat}/link`))
    : nothing;
}

/** @param {Room} room @param {string} title @param {string} path */
function fetched(room, title, path) {
  attempt(async () => {
    const { link } = await post(`/api/matches/${room.match}/${path}`);
    open(title, () => shown(title, link));
  });
}

/** The host can ask people to watch at any time. @param {Room} room @returns {[string, string, () => void][]} */
export function audience(room) {
  const { watch } = room.state;
  return watch ? [["watch", say("waiting-watch"), () => open("waiting-watch", () => shown("waiting-watch", watch))]] : [];
}

/** @param {string} title @param {string} link */
const shown = (title, link) => html`
  <p>${say(`${title}.hint`)}</p>
  <div class="invite">${copy(link)}</div>
`;

/** @param {Seat} seat */
export const devices = ({ devices: count = 1 }) => (count > 1 ? say("seat-devices", { count }) : nothing);

/** @param {Room} room @param {{seat: number | null, text: string}} told */
export const note = (room, { seat, text }) => html`
  <li class="note">${badge(room.seat(seat)?.colour)} ${text}</li>
`;

/** @param {Room} room */
export const notes = (room) =>
  room.state.notes?.length
    ? html`
        <ul>
          ${room.state.notes.map((told) => note(room, told))}
        </ul>
      `
    : nothing;
