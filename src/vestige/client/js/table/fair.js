/** How the seed was made: commitments before the deal, what opened them after the end, and what that proves. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { open } from "../common/dialog.js";
import { badge, icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room */
export function fairness(room) {
  const { fair } = room.state;
  if (!fair)
    return html`
      <p class="hint">${say("fair-none")}</p>
    `;
  return html`
    <dl class="fair">
      <div>
        <dt>${icon("home")}${say("fair-host")}</dt>
        <dd>${digest(fair.commitment)}</dd>
      </div>
      ${fair.nonces.map((share) => contribution(room, share))} ${when(fair.seed, seed)}
    </dl>
    <p>${say("fair-proves")}</p>
    <p>${say("fair-proves-not")}</p>
  `;
}

/** @param {Room} room @param {import("./state.js").Fair["nonces"][number]} share */
const contribution = (room, { seat, commitment, nonce }) => html`
  <div>
    <dt>${badge(room.seat(seat)?.colour)}${room.name(seat)}</dt>
    <dd>${commitment ? digest(commitment) : say("fair-waiting")} ${when(nonce, opened)}</dd>
  </div>
`;

const opened = () => html`
  ${icon("check")}
  <span class="hidden">${say("fair-opened")}</span>
`;

/** @param {string} hex */
const seed = (hex) => html`
  <div>
    <dt>${icon("die")}${say("fair-seed")}</dt>
    <dd>${digest(hex)}</dd>
  </div>
`;

/** @param {string} hex */
const digest = (hex) => html`
  <code data-tip=${hex}>${hex.slice(0, 16)}…</code>
`;

/** @param {Room} room */
export const openFair = (room) => open("fair", () => fairness(room));
