/**
 * The hint: what the master would answer, with the next best and one that is really different, how good each is and how
 * sure that is. Words and board are joined by numbers; gold is what would be played.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, when } from "../common/parts.js";
import { listed, say, tenths } from "../common/texts.js";
import { inFavour } from "./terms.js";

/** @typedef {import("./room.js").Room} Room */
/**
 * @typedef {{action: any[], label: string, brings: string, chance: number, accuracy: number, equal: boolean,
 *   lead: number | null, arrows: Record<string, string>}} Idea
 * @typedef {{ideas: Idea[], also: string[], terms: import("./terms.js").Term[], percent: boolean,
 *   definitions: Record<string, string>, now: number}} Hinted
 */

/** @type {Hinted} */
const NOTHING = { ideas: [], also: [], terms: [], percent: false, definitions: {}, now: 0 };

export class Advice {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.thinking = false;
    this.told = NOTHING;
    /** Which of the ideas is gold. */
    this.chosen = 0;
    this.asked = 0;
  }

  /** Whether there is something to ask about. */
  get possible() {
    const { live, walk, moment } = this.room;
    return Boolean(walk && live && !live.guide && !moment);
  }

  get open() {
    return this.thinking || this.told.ideas.length > 0;
  }

  /** What is shown now, as a name. */
  get occasion() {
    return this.told.ideas.length ? `${this.asked} ${this.chosen}` : "";
  }

  /** What the board shows of the ideas, the gold one on top. */
  get drawn() {
    const { ideas, definitions } = this.told;
    if (!ideas.length) return null;
    /** @type {Record<string, string>} */
    const arrows = {};
    const order = ideas.map((_, place) => place).filter((place) => place !== this.chosen);
    for (const place of [...order, this.chosen])
      for (const [pane, markup] of Object.entries(ideas[place].arrows))
        arrows[pane] = `${arrows[pane] ?? ""}<g class="idea ${place === this.chosen ? "best" : ""}">${markup}</g>`;
    return { arrows, definitions };
  }

  async ask() {
    const { room } = this;
    if (!this.possible || this.thinking) return;
    const number = ++this.asked;
    this.thinking = true;
    room.draw();
    const told = await room.socket.ask({ type: "hint", seat: room.live?.acting });
    if (number !== this.asked) return; // it was put away, or something else is asked now
    this.thinking = false;
    this.chosen = 0;
    if (told?.text) room.say({ text: told.text });
    if (told?.ideas) this.told = told;
    room.draw();
  }

  /** What was begun by hand gives way on the board. @param {number} place */
  show(place) {
    this.chosen = place;
    this.room.letGo();
    this.room.draw();
  }

  play() {
    const { action } = this.told.ideas[this.chosen];
    this.close();
    this.room.command({ type: "act", action });
  }

  /** What is still thought about is called off. */
  close() {
    if (this.thinking) this.room.socket.send({ type: "calloff" });
    this.asked += 1;
    this.told = NOTHING;
    this.thinking = false;
  }
}

/** The card in the side slot. @param {Room} room */
export function advice(room) {
  const { told, thinking, open } = room.advice;
  if (room.moment || !open) return nothing;
  const close = () => {
    room.advice.close();
    room.draw();
  };
  return html`
    <section class="coach advice ${thinking ? "thinking" : ""}" aria-label=${say("hint")} role="region">
      <header>
        ${icon("hint")}
        <b>${say("hint")}</b>
        <span role="status">
          ${whence(told, thinking)}
          ${when(told.ideas.length, () => html`<span class="hidden">${say("hint-now", { chance: told.now })}</span>`)}
        </span>
        <button class="tool" type="button" aria-label=${say("close")} @click=${close}>${icon("close")}</button>
      </header>
      <ol>
        ${told.ideas.map((idea, place) => row(room, idea, place))}
      </ol>
      ${when(told.terms.length && told.ideas.length > 1, () => why(told))}
      ${when(told.ideas.length, () => buttons(room))}
    </section>
  `;
}

/** Who says so, and how sure that is; where there is no choice nobody has thought. @param {Hinted} told @param {boolean} thinking */
function whence({ ideas }, thinking) {
  if (thinking) return say("hint-thinking");
  return ideas.length === 1 ? say("hint-only") : say("hint-from", { accuracy: ideas[0].accuracy });
}

/** @param {unknown} words */
const aside = (words) => html`
  <small>${words}</small>
`;

/** @param {Room} room @param {Idea} idea @param {number} place */
const row = ({ advice: { chosen, told } }, idea, place) => html`
  <li class=${place === chosen ? "best" : ""}>
    <div>
      <strong>${idea.label}</strong>
      ${when(idea.brings, aside)}
      ${when(place === 1 && told.also.length, () => aside(say("hint-also", { moves: listed(told.also) })))}
    </div>
    <span class="chance">
      <b>${say("hint-chance", { chance: idea.chance })}</b>
      ${aside(idea.equal ? say("hint-equal") : lead(idea.lead))}
    </span>
    <div class="gauge" data-tip=${say("hint-now", { chance: told.now })} aria-hidden="true">
      <i .style=${`width:${idea.chance}%`}></i>
      <b .style=${`left:${told.now}%`}></b>
    </div>
  </li>
`;

/** Nothing where there is none to speak of. @param {number | null} points */
const lead = (points) =>
  !points ? nothing : say(points < 0 ? "hint-behind" : "hint-ahead", { lead: tenths(Math.abs(points)) });

/** @param {Hinted} told */
const why = ({ ideas, terms, percent }) => html`
  <div class="why">
    <h3>${say("hint-why", { number: ideas.length })}</h3>
    ${inFavour(terms, percent)}
  </div>
`;

/** @param {Room} room */
const buttons = ({ advice: own }) => html`
  <div class="buttons">
    ${own.told.ideas.map((_, place) =>
      place === own.chosen
        ? html`
            <button class="button lit" type="button" data-idea=${place + 1} @click=${() => own.play()}>
              ${icon("play")}${say("hint-play", { number: place + 1 })}
            </button>
          `
        : html`
            <button class="button" type="button" data-show=${place + 1} @click=${() => own.show(place)}>
              ${icon("watch")}${say("hint-show", { number: place + 1 })}
            </button>
          `,
    )}
  </div>
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
