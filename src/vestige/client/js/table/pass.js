/** Several people at one device: nobody's secrets show until the right person has it in hand. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { badge } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room @param {number} seat */
export const pass = (room, seat) => html`
  <section class="pass" role="alertdialog" aria-labelledby="pass-title" aria-describedby="pass-text">
    ${badge(room.seat(seat)?.colour)}
    <h2 id="pass-title">${say("pass-title", { name: room.name(seat) })}</h2>
    <p id="pass-text">${say("pass-text")}</p>
    <button class="button go" type="button" @click=${() => room.sit(seat)}>
      ${say("pass-go", { name: room.name(seat) })}
    </button>
  </section>
`;
