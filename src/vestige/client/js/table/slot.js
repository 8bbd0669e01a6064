/**
 * The side slot: the one place from which the player is spoken to, by one voice at a time. It stands in the rail; on a
 * tablet in the drawer, which opens for whoever begins to speak. Who shuts it is not told again by recaps.
 */

import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";
import { advice } from "./advice.js";
import { NARROW, TABLET } from "./closeups.js";
import { coach } from "./coach.js";
import { recaps } from "./recap.js";

/** @typedef {import("./room.js").Room} Room */

export class Slot {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.open = false;
    this.shut = false;
    this.heard = "";
    TABLET.addEventListener("change", () => room.live && room.draw());
  }

  /** Coach before hint before recap; the panels have the recap where they have room for it. @returns {[string, unknown]} */
  voice() {
    const { room } = this;
    if (NARROW.matches) return ["", null];
    if (room.state.guide) return ["coach", coach(room)];
    if (room.advice.open) return ["hint", advice(room)];
    const told = TABLET.matches ? recaps(room) : null;
    return [told ? "recap" : "", told];
  }

  template() {
    const [voice, words] = this.voice();
    if (TABLET.matches && voice && voice !== this.heard) this.open ||= voice !== "recap" || !this.shut;
    this.heard = voice;
    return words;
  }

  pull() {
    this.open = !this.open;
    this.shut = !this.open;
    this.room.draw();
  }

  /** On a tablet, log and score lie in the drawer too. */
  opener() {
    const words = say("drawer");
    return html`
      <button
        class="tool opener"
        type="button"
        aria-label=${words}
        data-tip=${words}
        aria-controls="drawer"
        aria-expanded=${this.open}
        @click=${() => this.pull()}
      >
        ${icon("log")}
      </button>
    `;
  }
}
