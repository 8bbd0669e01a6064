/** On the board a lit spot adds what happens if it is chosen; another one, why it cannot be chosen now. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { say } from "../common/texts.js";
import { Tooltip } from "../common/tooltip.js";
import { outline, refuse } from "./lighting.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./panes.js").Panes} Panes */
/** @typedef {import("./state.js").Option} Option */
/** @typedef {import("../common/tooltip.js").Subject} Subject */

const FEW = 4;

export class BoardTooltip extends Tooltip {
  /** @param {Room} room @param {Panes} panes */
  constructor(room, panes) {
    super();
    this.room = room;
    this.panes = panes;
  }

  get explained() {
    return "[data-tip], .spot, [data-action]";
  }

  /** A finger that taps what cannot be chosen wants to read. @param {MouseEvent} event */
  clicked(event) {
    super.clicked(event);
    const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (touch && !this.shown && /** @type {Element} */ (event.target).closest(".spot:not(.lit)"))
      this.await(event.target, 0);
  }

  /** @param {EventTarget | null} target @param {number} delay */
  await(target, delay) {
    super.await(target, delay);
    outline(this.panes, this.subject?.dataset.areas ?? "");
  }

  hide() {
    super.hide();
    outline(this.panes, "");
    refuse(null);
  }

  /** @param {Subject} subject */
  async show(subject) {
    const target = subject.dataset.target ?? "";
    const walk = this.room.mine ? this.room.walk : null;
    const option = /** @type {any} */ (subject).option ?? this.only(target);
    if (option) this.open(subject, effects(option, await this.room.preview(option)));
    else if (walk?.lit.has(target)) this.open(subject, choices(walk.lit.get(target) ?? []));
    else if (walk && target && this.usable(target)) this.explain(subject, await this.room.why(target));
    else this.open(subject, nothing);
  }

  /** The option a lit spot stands for, if it is one alone. @param {string} target @returns {Option | undefined} */
  only(target) {
    const options = this.room.mine ? this.room.walk?.lit.get(target) : undefined;
    return options?.length === 1 ? options[0] : undefined;
  }

  /** Whether this kind of thing is asked for at all. @param {string} target */
  usable(target) {
    const { askable = [], verbs } = this.room.state;
    const kind = target.split(":")[0];
    return askable.some((verb) => verbs[verb].some((arg) => arg.kind === kind));
  }

  /** @param {Subject} subject @param {{text: string, rule: string} | null} reason */
  explain(subject, reason) {
    this.open(subject, reason ? refusal(reason) : nothing);
    if (reason && this.subject === subject) refuse(subject);
  }
}

/** @param {Option} option @param {{lines: string[], final: boolean} | null} preview */
const effects = (option, preview) => html`
  <p class="effect">${option.label}</p>
  ${preview?.lines.map(
    (line) => html`
      <p>${line}</p>
    `,
  )}
  ${
    preview?.final
      ? html`
          <p class="final">${say("tip-final")}</p>
        `
      : nothing
  }
`;

/** @param {Option[]} options */
const choices = (options) =>
  options.length > FEW
    ? html`
        <p class="effect">${say("tip-choices", { count: options.length })}</p>
      `
    : options.map(
        (option) => html`
          <p class="effect">${option.label}</p>
        `,
      );

/** @param {{text: string, rule: string}} reason */
const refusal = ({ text, rule }) => html`
  <p class="reason">${text}</p>
  ${
    rule
      ? html`
          <p class="rules">${say("rule", { rule })}</p>
        `
      : nothing
  }
`;
