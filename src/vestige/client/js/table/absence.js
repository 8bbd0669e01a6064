/** Giving up, letting a bot sit in for a while, and what the others may do about somebody who is away. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { tool } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */

/** The own seat whose person may give up or rest. @param {Room} room */
function own(room) {
  const { you, status, guide } = room.state;
  return status === "playing" && !guide && you.length === 1 ? you[0] : null;
}

/** What the own seat offers, for the bar. @param {Room} room @returns {[string, string, () => void][]} */
export function leaving(room) {
  const seat = own(room);
  if (seat === null || room.state.seats.length < 2) return [];
  const resign = () => confirm(say("resign-sure")) && room.socket.command({ type: "resign", seat });
  const resting = Boolean(room.seat(seat)?.stand_in);
  return [
    resting
      ? ["person", say("return"), () => room.socket.send({ type: "return", seat })]
      : ["bot", say("rest"), () => room.socket.send({ type: "rest", seat })],
    ["close", say("resign"), resign],
  ];
}

/** On the seat of somebody who is away. @param {Room} room @param {Seat} seat */
export function replacing(room, { seat, kind, stand_in: bot, proposed = [] }) {
  const { you, status, away: agreed } = room.state;
  const away = agreed && status === "playing" && (kind === "person" || kind === "left") && !room.presence.here.includes(seat) && !bot;
  if (!away || !you.length || you.includes(seat)) return nothing;
  const asked = you.every((one) => proposed.includes(one));
  return asked ? nothing : tool("bot", say("replace"), () => room.socket.send({ type: "replace", seat }));
}

/** That a bot answers for somebody now, or is wanted to. @param {Seat} seat */
export const sitting = ({ stand_in: bot, proposed = [] }) =>
  bot
    ? html`
        <span class="tag">${say("stand-in")}</span>
      `
    : proposed.length
      ? html`
          <span class="tag">${say("replace-asked")}</span>
        `
      : nothing;
