/** What people say at the table: ready phrases and lines of their own. Who only watches reads. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon, when } from "../common/parts.js";
import { clock, say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {{n: number, seat: number, at: number, text?: string, phrase?: string}} Said */

const PHRASES = ["hello", "moment", "thanks", "nice", "again", "bye"];
const LONGEST = 200;

/** @param {Said} line */
const words = ({ text = "", phrase }) => (phrase ? say(`phrase.${phrase}`) : text);

export class Talk {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.on = false;
    /** @type {Said[]} */
    this.lines = [];
    /** The last line that was seen. */
    this.read = 0;
    this.first = true;
  }

  /** @param {{on: boolean, after: number, lines: Said[]}} message */
  hear({ on, after, lines }) {
    this.on = on;
    this.lines = [...this.lines.filter(({ n }) => n <= after), ...lines];
    if (this.first) this.read = this.last;
    this.first = false;
    if (this.room.live) this.room.draw();
  }

  get last() {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** How many lines of others nobody has looked at here. */
  get unread() {
    const { you } = this.room.state;
    return this.on ? this.lines.filter(({ n, seat }) => n > this.read && !you.includes(seat)).length : 0;
  }

  /** What others have said after a line, in words. @param {number} number */
  after(number) {
    const { you } = this.room.state;
    const lines = this.lines.filter(({ n, seat }) => n > number && !you.includes(seat));
    return lines.map((line) => `${this.room.name(line.seat)}: ${words(line)}`);
  }

  /** @param {{text?: string, phrase?: string}} line */
  say(line) {
    const { you, acting } = this.room.state;
    this.room.socket.command({ type: "say", seat: acting ?? you[0], ...line });
  }

  /** @param {boolean} on */
  allow(on) {
    this.room.socket.send({ type: "talking", on });
  }

  template() {
    const { room } = this;
    return html`
      <section class="talk" aria-label=${say("talk")}>
        ${this.on ? this.open() : html`<p class="hint">${say("talk-off")}</p>`}
        ${when(room.state.host, () => this.hosting())}
      </section>
    `;
  }

  open() {
    const { you } = this.room.state;
    return html`
      <div class="said" role="log" aria-label=${say("talk")} tabindex="0">
        <ol>
          ${this.lines.map((line) => this.line(line))}
        </ol>
      </div>
      ${this.lines.length ? nothing : html`<p class="hint">${say("talk-empty")}</p>`}
      ${you.length ? this.speaking() : html`<p class="hint">${say("talk-watching")}</p>`}
    `;
  }

  /** @param {Said} line */
  line(line) {
    const { room } = this;
    const { seat, at } = line;
    return html`
      <li>
        ${badge(room.seat(seat)?.colour)}
        <p><b>${room.name(seat)}</b> <span>${words(line)}</span></p>
        <time>${clock(at)}</time>
      </li>
    `;
  }

  speaking() {
    return html`
      <div class="phrases">
        ${PHRASES.map(
          (phrase) => html`
            <button class="button" type="button" @click=${() => this.say({ phrase })}>${say(`phrase.${phrase}`)}</button>
          `,
        )}
      </div>
      <form class="speaking" @submit=${(/** @type {SubmitEvent} */ event) => this.send(event)}>
        <input name="text" maxlength=${LONGEST} autocomplete="off" aria-label=${say("talk-say")} placeholder=${say("talk-say")} />
        <button class="button lit" aria-label=${say("talk-send")}>${icon("chat")}</button>
      </form>
    `;
  }

  /** @param {SubmitEvent} event */
  send(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) this.say({ text });
    form.reset();
  }

  hosting() {
    const set = (/** @type {any} */ event) => this.allow(event.target.checked);
    return html`
      <label class="check"><input type="checkbox" .checked=${this.on} @change=${set} />${say("talk-allow")}</label>
    `;
  }
}

/** Keeps the newest line in sight; what is in sight was read. @param {Room} room */
export function followTalk(room) {
  const { talk } = room;
  const list = document.querySelector(".said");
  if (!list?.checkVisibility() || document.hidden) return;
  if (list.getAttribute("data-shown") !== String(talk.last)) list.scrollTop = list.scrollHeight;
  list.setAttribute("data-shown", String(talk.last));
  if (talk.read === talk.last) return;
  talk.read = talk.last;
  room.draw();
}
