/** The bar on top: who is asked what, the options that are buttons, and undo. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon, ribbon, when } from "../common/parts.js";
import { listed, say } from "../common/texts.js";
import { advice, hintButton } from "./advice.js";
import { NARROW } from "./closeups.js";
import { coach } from "./coach.js";
import { openMenu } from "./menu.js";
import { reasons, unable } from "./refusals.js";
import { ruleLink } from "./rules.js";
import { takingBack } from "./takeback.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Option} Option */
/** @typedef {import("./tally.js").Tally} Tally */

const SHOWN = 4;
const FEW = 1;

/** @param {Room} room @param {Tally} tally */
export function prompt(room, tally) {
  const { asked, acting } = room.state;
  const colour = room.seat(acting !== null && asked.includes(acting) ? acting : asked[0])?.colour ?? winner(room);
  return html`
    <section
      class="prompt ${room.busy ? "busy" : ""}"
      aria-label=${say("prompt")}
      tabindex="-1"
      data-seat=${colour ?? nothing}
    >
      ${NARROW.matches ? [coach(room), advice(room)] : nothing} ${ribbon(colour)} ${colour ? badge(colour) : nothing}
      <div class="question">
        <small>${small(room)}</small>
        <strong>${large(room)}</strong>
      </div>
      <div class="buttons">
        ${room.moment ? looking(room) : room.asking ? sure(room, room.asking) : answers(room, tally)}
      </div>
      ${notice(room)}
    </section>
  `;
}

/** @param {Room} room */
function winner(room) {
  return room.seat(room.live?.result?.places.indexOf(1))?.colour ?? null;
}

/** @param {Room} room */
function small(room) {
  const { asked, you, headline, status } = room.state;
  if (room.moment) return say("replay-looking");
  if (status !== "playing") return say(`status-${status}`);
  const now = headline?.find((stage) => stage.state === "now")?.text;
  const who = asked.some((seat) => you.includes(seat))
    ? say("your-turn")
    : say("waiting-for", { names: names(room, asked) });
  return [who, now].filter(Boolean).join(" · ");
}

/** @param {Room} room @param {number[]} seats */
function names(room, seats) {
  return listed(seats.map((seat) => room.name(seat)));
}

/** @param {Room} room */
function large(room) {
  const { count, prompt: question } = room.state;
  if (room.moment) return say("replay-move", { number: count, total: room.live?.count ?? 0 });
  return room.asking ? room.asking.label : room.narrowed?.text || question.text;
}

/** @param {Room} room */
const looking = (room) => html`
  <button class="button go" type="button" @click=${() => room.seek(Infinity)}>
    ${icon("to-end")}${say("replay-now")}
  </button>
`;

/** @param {Tally} tally */
const ended = (tally) => html`
  <button class="button go" type="button" @click=${() => tally.skip()}>${icon("score")}${say("result")}</button>
`;

/** What will happen, a few lines of it. @param {Room} room */
const effects = (room) => html`
  <ul class="effects" role="status">
    ${room.effects.slice(0, SHOWN).map(
      (line) => html`
        <li>${line}</li>
      `,
    )}
  </ul>
`;

/** @param {Room} room @param {Option} option */
const sure = (room, option) => html`
  ${when(room.effects.length, () => effects(room))}
  ${when(
    room.final,
    () => html`
      <span class="warning">${say("confirm-final")}</span>
    `,
  )}
  ${when(
    room.strays(option),
    () => html`
      <span class="warning">${say("coach-anyway")}</span>
    `,
  )}
  <button class="button go" type="button" @click=${() => room.take(option)}>
    ${icon("check")}${say("confirm-yes")}
  </button>
  <button class="button quiet" type="button" @click=${() => room.back()}>${say("confirm-no")}</button>
`;

/** @param {Room} room @param {Tally} tally */
function answers(room, tally) {
  const { walk } = room;
  if (room.state.result) return ended(tally);
  if (!walk) return undo(room);
  const main = walk.loose.filter((option) => !option.aside);
  const aside = walk.loose.filter((option) => option.aside);
  const alone = main.length === 1 && !walk.lit.size;
  return html`
    ${walk.chosen.length || walk.forks.length > SHOWN ? nothing : walk.forks.map((verb) => fork(room, verb))}
    ${main.slice(0, SHOWN).map((option) => answer(room, option, alone))}
    ${more(room, "more-options", main.slice(SHOWN))} ${more(room, "aside-options", aside)}
    ${walk.begun ? nothing : refusals(room)} ${walk.begun ? back(room) : [hintButton(room), undo(room)]}
  `;
}

/**
 * An option with nothing to point at; filled when there is nothing else to do.
 *
 * @param {Room} room
 * @param {Option} option
 * @param {boolean} alone
 */
const answer = (room, option, alone) => html`
  <button
    class="button ${alone ? "go" : "lit"}"
    type="button"
    data-action=${JSON.stringify(option.action)}
    .option=${option}
    @click=${() => room.take(option)}
  >
    ${option.icon ? icon(option.icon) : nothing}${option.label}
  </button>
`;

/**
 * Several kinds of moves start on the board: a press lights those of one kind.
 *
 * @param {Room} room
 * @param {string} verb
 */
function fork(room, verb) {
  const label = room.live?.verb_labels?.[verb];
  if (!label) return nothing;
  const on = room.walk?.verb === verb;
  return html`
    <button class="button lit fork" type="button" aria-pressed=${on} @click=${() => room.only(verb)}>${label}</button>
  `;
}

/** @param {Room} room @param {string} key @param {Option[]} options */
const more = (room, key, options) =>
  options.length
    ? list(say(key, { count: options.length }), "menu", "", options, (option) => room.take(option))
    : nothing;

/**
 * A button that opens a menu.
 *
 * @param {string} words
 * @param {string} symbol
 * @param {string} kind
 * @param {Option[]} options
 * @param {(option: Option) => void} take
 */
function list(words, symbol, kind, options, take) {
  const show = (/** @type {Event} */ event) => openMenu(/** @type {Element} */ (event.currentTarget), options, take);
  return html`
    <button class="button ${kind}" type="button" aria-haspopup="menu" @click=${show}>${words}${icon(symbol)}</button>
  `;
}

/** Verbs of this question without an option: they say why. @param {Room} room */
function refusals(room) {
  const verbs = unable(room);
  if (verbs.length > FEW) return unavailable(room, verbs);
  const explain = async () => room.say(await room.whyAction(verbs));
  const label = room.state.verb_labels?.[verbs[0]];
  return when(
    label,
    () => html`
      <button class="button off" type="button" @click=${explain}>${label}${icon("why")}</button>
    `,
  );
}

/** @param {Room} room @param {string[]} verbs */
function unavailable(room, verbs) {
  const show = (/** @type {Event} */ event) =>
    openMenu(/** @type {Element} */ (event.currentTarget), [], () => {}, { refused: reasons(room, verbs) });
  return html`
    <button class="button off" type="button" aria-haspopup="menu" @click=${show}>${say("unavailable")}${icon("why")}</button>
  `;
}

/** @param {Room} room */
const back = (room) => html`
  <button class="button quiet" type="button" @click=${() => room.back()}>
    ${icon("undo")}${say("back")}
    <kbd>Esc</kbd>
  </button>
`;

/** @param {Room} room */
const undo = (room) =>
  room.state.undo
    ? html`
        <button class="button quiet" type="button" @click=${() => room.undo()}>
          ${icon("undo")}${say("undo")}
          <kbd>U</kbd>
        </button>
      `
    : takingBack(room);

/** @param {Room} room */
function notice({ notice: said, state }) {
  if (!said) return nothing;
  const rule = said.rule;
  return html`
    <p class="notice" role="alert">
      ${icon("lock")}
      <span>${said.text}</span>
      ${when(rule, (id) => ruleLink(state.game, id))}
    </p>
  `;
}
