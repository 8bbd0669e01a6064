/** The boards: stage and dock. On a narrow screen they are pages in a row, to be swiped or chosen by chips. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { aim } from "./aim.js";
import { CloseUps, NARROW, SHORT } from "./closeups.js";
import { board, things } from "./panels.js";
import { Track } from "./track.js";
import { zoomable, zoomers } from "./zoom.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./state.js").Pane} Pane */
/** @typedef {import("./closeups.js").Part} Part */
/** @typedef {import("./track.js").Stop} Stop */

/** @param {"boards" | "parts"} kind @param {unknown[]} content */
const chips = (kind, content) => html`
  <div class="chips ${kind}" role="group" aria-label=${say(`chips-${kind}`)}>${content}</div>
`;

/** Scrolls a row until something in it is in the middle. @param {Element} item @param {Element | null} [row] */
function centre(item, row = item.parentElement) {
  const [inner, outer] = [item, row ?? item].map((one) => one.getBoundingClientRect());
  if (row) row.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
}

export class Boards {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {string | null} the pane in the dock, if the person chose one */
    this.docked = null;
    /** In a low window: whether the person unfolded the dock, or folded it. @type {boolean | null} */
    this.unfolded = null;
    /** What was lit on the board when it was last drawn. */
    this.called = "";
    this.closeUps = new CloseUps(page.panes);
    SHORT.addEventListener("change", () => page.room.live && page.room.draw());
    this.track = new Track(page.panes, (stop) => this.swiped(stop));
  }

  template() {
    const { track } = this;
    const stops = this.stops();
    return html`
      <main
        class="pages"
        .style=${`--stops: ${stops.length || 1}`}
        @scroll=${() => track.scrolled()}
        @pointerdown=${() => track.held()}
        @focusin=${(/** @type {FocusEvent} */ event) => this.focused(/** @type {Element} */ (event.target))}
      >
        ${this.stage()} ${this.dock()}
        <div class="stops">
          ${stops.map(
            () => html`
              <i></i>
            `,
          )}
        </div>
      </main>
    `;
  }

  stage() {
    const { panes, shown } = this.page.room.state;
    const id = shown[0];
    return html`
      <section class="stage ${this.page.room.moment ? "past" : ""}" id="stage" tabindex="-1" aria-label=${say("board")}>
        ${when(id, () => this.picture(id, panes[id]))} ${when(id, zoomers)}
      </section>
    `;
  }

  dock() {
    const { panes } = this.page.room.state;
    const [id, others] = this.beside();
    if (!id) return nothing;
    const folded = SHORT.matches && !this.isUnfolded(id);
    const choose = (/** @type {string} */ one) =>
      this.chip(board(this.page.room, one), one === id && !folded, false, () => ([this.docked, this.unfolded] = [one, true]));
    return html`
      <section
        class="dock ${folded ? "folded" : ""}"
        aria-label=${panes[id].name}
        .style=${`--shape: ${panes[id].box.split(" ").slice(2).join("/")}`}
      >
        ${this.picture(id, panes[id], this.page.view === "board")} ${when(folded, () => things(this.page.room, id))}
        ${when(NARROW.matches, zoomers)}
        ${when(SHORT.matches || others.length > 1, () => chips("boards", [...others.map(choose), this.fold(folded)]))}
      </section>
    `;
  }

  /** As the person wants it; else while there is something to choose here and nothing on the board. @param {string} id */
  isUnfolded(id) {
    const [board] = this.page.room.state.shown;
    return this.unfolded ?? Boolean(this.closeUps.mark(id) && !this.closeUps.mark(board));
  }

  /** @param {boolean} folded */
  fold(folded) {
    if (!SHORT.matches) return nothing;
    const press = () => {
      this.unfolded = folded;
      this.page.room.draw();
    };
    return html`
      <button class="chip fold" type="button" aria-expanded=${!folded} @click=${press}>
        ${say(folded ? "unfold" : "fold")}
      </button>
    `;
  }

  /** The pane in the dock, and all that could be there. @returns {[string | undefined, string[]]} */
  beside() {
    const { panes, shown } = this.page.room.state;
    const others = Object.keys(panes).filter((id) => id !== shown[0]);
    const id = others.find((one) => one === this.docked) ?? shown[1] ?? others[0];
    return [id, others];
  }

  /**
   * A pane, or the part of it that a narrow screen shows.
   *
   * @param {string} id
   * @param {Pane} pane
   * @param {boolean} [whole]
   */
  picture(id, pane, whole = false) {
    const parts = this.closeUps.of(id, pane);
    const now = this.closeUps.current(id, parts);
    const choose = (/** @type {Part} */ part) =>
      this.chip(part.name, part === now, part.lit, () => this.closeUps.choose(id, part.id));
    return html`
      <div class="host">${this.page.panes.show(id, whole ? pane.box : now.box)}</div>
      ${when(!whole && parts.length > 1, () => chips("parts", parts.map(choose)))}
    `;
  }

  // ---- swiping

  /** The pages of a narrow screen: the parts of the board, then those of the one beside it. @returns {Stop[]} */
  stops() {
    const { panes, shown } = this.page.room.state;
    const row = NARROW.matches ? [shown[0], this.beside()[0]] : [];
    return row.flatMap((pane, place) =>
      pane ? this.closeUps.of(pane, panes[pane]).map((part) => ({ pane, part, mine: place > 0 })) : [],
    );
  }

  /** What is lit anew on one of the two boards alone calls the reader there. */
  call() {
    const [board, own] = [this.page.room.state.shown[0], this.beside()[0]].map((id) => (id ? this.closeUps.mark(id) : ""));
    const now = `${board} | ${own}`;
    const calls = now !== this.called && Boolean(board) !== Boolean(own);
    if (calls && board && this.page.view === "mine") this.page.view = "board";
    if (calls && own && this.page.view === "board" && NARROW.matches) this.page.view = "mine";
    this.called = now;
  }

  /** @param {Stop} stop */
  swiped({ pane, part, mine }) {
    this.page.view = mine ? "mine" : "board";
    this.closeUps.choose(pane, part.id);
    this.page.room.draw();
  }

  /** The page of a spot that somebody without a finger goes to. @param {Element} spot */
  focused(spot) {
    if (!spot.matches(".spot")) return;
    const shown = this.stops().filter(({ pane, part }) => this.closeUps.shows(pane, part, spot));
    const strip = this.page.view === "board" && shown.some(({ mine }) => mine);
    const now = (/** @type {Stop} */ { pane, part }) => part.id === this.closeUps.shown.get(pane);
    if (shown.length && !strip && !shown.some(now)) this.swiped(shown[0]);
  }

  /** After every drawing: boards can be zoomed, the page that is wanted is seen, the strip shows what may be chosen. */
  reveal() {
    const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock"));
    const stage = document.getElementById("stage");
    for (const frame of [stage, dock]) zoomable(frame);
    if (!NARROW.matches || !this.page.room.state.panes) return;
    const stops = this.stops();
    const wanted = stops.findIndex(
      ({ pane, part, mine }) => mine === (this.page.view === "mine") && part.id === this.closeUps.shown.get(pane),
    );
    this.track.settle(stops, wanted);
    for (const chosen of document.querySelectorAll(".chip[aria-pressed=true]")) centre(chosen);
    const lit = dock?.querySelector(".spot.lit");
    if (lit && this.page.view === "board") centre(lit, dock);
    const [seen, frame] = this.page.view === "mine" ? [this.beside()[0], dock] : [this.page.room.state.shown[0], stage];
    if (seen && !this.page.room.asking)
      aim(frame, `${seen} ${this.closeUps.shown.get(seen)} ${this.closeUps.mark(seen)} ${this.page.room.advice.occasion}`);
  }

  /** Whether there is something to choose on the board of a view of the phone. @param {string} view */
  calls(view) {
    const id = { board: this.page.room.state.shown?.[0], mine: this.page.room.state.panes && this.beside()[0] }[view];
    return Boolean(id && this.closeUps.mark(id));
  }

  /** @param {unknown} words @param {boolean} on @param {boolean} lit @param {() => void} press */
  chip(words, on, lit, press) {
    const pressed = () => {
      press();
      this.page.room.draw();
    };
    return html`
      <button class="chip ${lit ? "lit" : ""}" type="button" aria-pressed=${on} @click=${pressed}>${words}</button>
    `;
  }
}
