/** Before the deal: who sits where, links for the free seats, and the commitments as they come in. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { badge, icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { fairness } from "./fair.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Seat} Seat */

/** @param {Room} room */
export function waiting(room) {
  const { seats, watch, links = {} } = room.state;
  return html`
    <section class="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">${say("waiting-title")}</h2>
      <p>${say("waiting-text")}</p>
      <ul>
        ${seats.map((seat) => chair(room, seat, links[seat.seat]))}
      </ul>
      ${when(watch, watching)}
      <details>
        <summary>${say("fair")}</summary>
        ${fairness(room)}
      </details>
      <p><button class="button quiet" type="button" @click=${() => leave(room)}>${say("waiting-leave")}</button></p>
    </section>
  `;
}

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
  </li>
`;

/** @param {Room} room @param {Seat} seat */
const taken = (room, { seat, kind }) => html`
  <b>${room.name(seat)}</b>
  <small>${say(room.state.you.includes(seat) ? "seat-you" : `kind-${kind}`)}</small>
`;

/** @param {string} path */
function copy(path) {
  const link = new URL(path, location.origin).href;
  return html`
    <input
      class="link"
      readonly
      .value=${link}
      aria-label=${say("invitation")}
      @focus=${(/** @type {any} */ event) => event.target.select()}
    />
    <button class="button lit" type="button" @click=${(/** @type {any} */ event) => share(event.currentTarget, link)}>
      ${icon("share")}
      <span>${say("copy")}</span>
    </button>
  `;
}

/**
 * Without https a page may not write to the clipboard; then the link is marked for the person.
 *
 * @param {HTMLElement} button
 * @param {string} link
 */
async function share(button, link) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(link);
  const words = /** @type {HTMLElement} */ (button.querySelector("span"));
  words.textContent = say(navigator.clipboard ? "copied" : "copy-marked");
}

/** @param {Room} room */
async function leave(room) {
  await post(`/api/matches/${room.match}/leave`);
  location.assign("/");
}
