/**
 * The side slot of a guided game: what the coach says, joined to the board by numbers, and the buttons that lead on.
 * Steps that only tell are read one after the other; the others wait for an answer.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, when } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Coach} Coach */

/** @param {Room} room */
export function coach(room) {
  const { guide } = room.state;
  if (!guide || room.moment) return nothing;
  const card = room.coached;
  if (!card)
    return html`
      <section class="coach" aria-label=${say("coach")}>
        <p>${say(room.state.result ? "coach-end" : "coach-left")}</p>
      </section>
    `;
  return html`
    <section class="coach" aria-label=${say("coach")} data-step=${card.number}>
      <header>
        ${icon("hint")}
        <span>${say("coach-step", { number: card.number, steps: guide.steps })}</span>
        <progress max=${guide.steps} value=${card.number}></progress>
      </header>
      <h2>${card.title}</h2>
      <ol>
        <li>${card.text}</li>
        ${when(
          card.then,
          (then) => html`
            <li>${then}</li>
          `,
        )}
      </ol>
      ${when(
        room.strayed && card.otherwise,
        (aside) => html`
          <p class="aside bad" role="status">${aside}</p>
        `,
      )}
      <div class="buttons">${buttons(room, card)}</div>
    </section>
  `;
}

/** @param {Room} room @param {Coach} card */
function buttons(room, card) {
  if (!card.wanted)
    return html`
      <button class="button go" type="button" data-coach="next" @click=${() => room.readOn(card)}>
        ${say("coach-next")}
      </button>
    `;
  return html`
    <button class="button quiet" type="button" ?disabled=${!room.live?.undo} @click=${() => room.undo()}>
      ${say("coach-back")}
    </button>
    <button
      class="button ${room.strayed > 1 ? "go" : "lit"}"
      type="button"
      data-coach="show"
      ?disabled=${Boolean(room.busy) || room.live?.acting === null}
      @click=${() => room.command({ type: "act", action: card.wanted })}
    >
      ${say("coach-show")}
    </button>
  `;
}
