/**
 * The hint: what the master would answer, with the next best two, how good each is and how sure that is. Words and
 * board are joined by numbers.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/**
 * @typedef {{action: any[], label: string, targets: string[], chance: number, accuracy: number,
 *   equal: boolean}} Idea
 */

export class Advice {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.thinking = false;
    /** @type {Idea[]} */
    this.ideas = [];
  }

  /** Whether there is something to ask about. */
  get possible() {
    const { live, walk, moment } = this.room;
    return Boolean(walk && live && !live.guide && !moment);
  }

  /** Where each idea is shown: the last thing it points at that can be seen. */
  get marks() {
    return this.ideas.map(({ targets }) => targets.filter(this.room.visible).at(-1) ?? "");
  }

  async ask() {
    const { room } = this;
    if (!this.possible || this.thinking) return;
    const { walk } = room;
    this.thinking = true;
    room.draw();
    const told = await room.socket.ask({ type: "hint", seat: room.live?.acting });
    this.thinking = false;
    if (told?.text) room.say({ text: told.text });
    if (room.walk?.options === walk?.options) this.ideas = told?.ideas ?? [];
    room.draw();
  }

  /** @param {Idea} idea */
  play(idea) {
    this.close();
    this.room.command({ type: "act", action: idea.action });
  }

  close() {
    this.ideas = [];
    this.thinking = false;
  }
}

/** The card in the side slot. @param {Room} room */
export function advice(room) {
  const { ideas, thinking } = room.advice;
  if (room.moment || (!ideas.length && !thinking)) return nothing;
  const close = () => {
    room.advice.close();
    room.draw();
  };
  return html`
    <section class="coach advice" aria-label=${say("hint")} role="region">
      <header>
        ${icon("hint")}
        <span role="status">${say(thinking ? "hint-thinking" : "hint-from", { accuracy: ideas[0]?.accuracy ?? 0 })}</span>
        <button class="tool" type="button" aria-label=${say("close")} @click=${close}>${icon("close")}</button>
      </header>
      <ol>
        ${ideas.map((idea, place) => row(room, idea, place + 1))}
      </ol>
    </section>
  `;
}

/** @param {Room} room @param {Idea} idea @param {number} number */
const row = (room, idea, number) => html`
  <li class=${number === 1 ? "best" : ""}>
    <strong>${idea.label}</strong>
    <span class="chance">
      ${say("hint-chance", { chance: idea.chance })}
      ${idea.equal ? html`<small>${say("hint-equal")}</small>` : nothing}
    </span>
    <meter min="0" max="100" value=${idea.chance} aria-hidden="true"></meter>
    <button class="button ${number === 1 ? "lit" : "quiet"}" type="button" data-idea=${number} @click=${() => room.advice.play(idea)}>
      ${icon("play")}${say("hint-play", { number })}
    </button>
  </li>
`;

/** The button beside undo. @param {Room} room */
export const hintButton = (room) =>
  room.advice.possible
    ? html`
        <button
          class="button ask-hint"
          type="button"
          ?disabled=${room.advice.thinking}
          data-tip=${say("hint-tip")}
          @click=${() => room.advice.ask()}
        >
          ${icon("hint")}${say("hint")}
        </button>
      `
    : nothing;
