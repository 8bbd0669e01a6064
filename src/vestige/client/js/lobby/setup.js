/** A new table: who sits where, the options of the game, and the button that opens it. */

import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { post } from "../common/api.js";
import { hand } from "../common/invite.js";
import { icon, titled, when } from "../common/parts.js";
import { picker } from "../common/picker.js";
import { segments } from "../common/settings.js";
import { say } from "../common/texts.js";
import { attempt, change } from "./hall.js";
import { isPictured, pictures } from "./pictures.js";
import { seats } from "./seats.js";

/** @typedef {import("./hall.js").Game} Game */
/** @typedef {import("./hall.js").GameOption} GameOption */
/** @typedef {{kind: string, name: string, level: string}} Chair */

const NAMES = "vestige-names-here";
const USUAL = "apprentice";
const FEW = 4;
const AWAY = [0, 600, 3600, 86400];

/** Who sat at this device last time. @returns {string[]} */
const names = () => JSON.parse(localStorage.getItem(NAMES) ?? "[]");

/** What has been chosen so far. */
export class Setup {
  /** @param {Game} game @param {string} [company] the kind of the other seats */
  constructor(game, company) {
    this.game = game;
    /** The button of the box by which this was begun: pressed again, it opens the table. */
    this.company = company;
    this.public = false;
    /** Seconds after which a bot may sit in for somebody who is away; 0 for never. */
    this.away = 0;
    /** @type {Record<string, any>} what was chosen by hand; all else is as the number of players has it */
    this.options = {};
    /** @type {Chair[]} */
    this.chairs = Array.from({ length: Math.max(...game.players) }, (_, seat) => ({
      kind: seat ? (company ?? "bot") : "me",
      name: names()[seat] ?? "",
      level: (game.levels.find(({ id }) => id === USUAL) ?? game.levels[0])?.id ?? "",
    }));
    /** @type {Record<string, any>[]} */
    this.wishes = this.chairs.map(() => ({}));
    this.players = game.players.find((count) => count > 1) ?? game.players[0];
    /** @type {number | null} the seat whose form is open */
    this.turned = null;
  }

  /** One more seat; its form opens. */
  add() {
    this.players += 1;
    this.turned = this.players - 1;
  }

  /** A seat goes; those behind it move up. @param {number} seat */
  removeSeat(seat) {
    this.chairs.push(...this.chairs.splice(seat, 1));
    this.wishes.push(...this.wishes.splice(seat, 1));
    this.players -= 1;
    this.turned = null;
  }

  /** I sit on one chair only; whoever I displace becomes a bot. @param {number} seat @param {string} kind */
  sit(seat, kind) {
    if (kind === "me") for (const chair of this.chairs) if (chair.kind === "me") chair.kind = "bot";
    this.chairs[seat].kind = kind;
  }

  get seats() {
    return this.chairs.slice(0, this.players);
  }

  /** Options that this number of players may choose. */
  get choices() {
    return this.game.options.filter((option) => this.players in option.choices);
  }

  /** What stands now: chosen by hand if that is still allowed, else the usual. @param {GameOption} option */
  value(option) {
    const { default: usual, values } = option.choices[this.players];
    const byHand = this.options[option.id];
    return values.some(({ value }) => value === byHand) ? byHand : usual;
  }

  /** Whether others may still sit down. */
  get open() {
    return this.seats.some(({ kind }) => kind === "open");
  }

  async make() {
    localStorage.setItem(NAMES, JSON.stringify(this.chairs.map(({ name }) => name)));
    const options = Object.fromEntries(this.choices.map((option) => [option.id, this.value(option)]));
    const seats = this.seats.map(({ kind, name, level }) => ({
      kind,
      ...(kind === "bot" ? { level } : {}),
      ...(kind === "here" ? { name } : {}),
    }));
    const table = { game: this.game.id, players: this.players, options, seats, public: this.public, away: this.away };
    const made = await post("/api/matches", { ...table, seat_options: this.wishes.slice(0, this.players) });
    const [link] = Object.values(made.links);
    if (link) await hand(made.match, /** @type {string} */ (link));
    location.assign(`/match/${made.match}`);
  }
}

/** @param {Game} game */
const howTo = ({ id }) => html`
  <a class="howto" href=${`/how-to-play/${id}`}>${icon("rules")}${say("howto-here")}</a>
`;

/** @param {Setup} chosen */
const absence = (chosen) => html`
  <div class="field">
    <span class="label" id="label-away">${say("away")}</span>
    ${segments(
      "away",
      AWAY.map(String),
      String(chosen.away),
      (word) => change(() => (chosen.away = Number(word))),
      (word) => say(`away.t${word}`),
    )}
  </div>
`;

/** @param {Setup} chosen */
export const setup = (chosen) => html`
  <section class="setup" id="setup" aria-labelledby="setup-title">
    <div class="headed">
      <h2 id="setup-title">
        ${say("new-table")}
        <b class="face" .style=${titled(chosen.game.look)}>${chosen.game.title}</b>
      </h2>
      ${when(chosen.game.howto, () => howTo(chosen.game))}
    </div>
    <p class="about">${chosen.game.about}</p>
    ${seats(chosen)}
    ${chosen.choices.filter(isPictured(chosen)).map((option) => pictures(chosen, option, change))}
    ${when(chosen.choices.length, () => options(chosen))}
    <div class="actions">
      ${when(chosen.open, () => absence(chosen))}
      ${when(chosen.open, () => check(say("public"), chosen.public, (on) => (chosen.public = on)))}
      <button class="button go large" type="button" @click=${() => attempt(() => chosen.make())}>
        ${say("open-table")}
      </button>
    </div>
  </section>
`;

// ---- options

/**
 * With other players other options stand there, and none takes the place of another: radio buttons that change their
 * group on the way would take the mark off each other.
 *
 * @param {Setup} chosen
 */
const options = (chosen) => html`
  <details class="options">
    <summary>${icon("settings")}${say("options")}</summary>
    ${chosen.choices
      .filter((option) => !isPictured(chosen)(option))
      .map((option) => keyed(`${chosen.game.id} ${option.id} ${chosen.players}`, field(chosen, option)))}
  </details>
`;

/** @param {Setup} chosen @param {GameOption} option */
function field(chosen, option) {
  const { id, label, tip, type } = option;
  const set = (/** @type {any} */ value) => (chosen.options[id] = value);
  return html`
    <div class="field">
      ${type === "bool" ? check(label, chosen.value(option), set) : values(chosen, option)}
      ${when(tip, () => html`<p class="hint">${tip}</p>`)}
    </div>
  `;
}

/** Few values in a row, many as tiles. @param {Setup} chosen @param {GameOption} option */
function values(chosen, option) {
  const { id, label } = option;
  const tiles = option.choices[chosen.players].values.map((one) => ({ ...one, word: String(one.value) }));
  const set = (/** @type {string} */ wanted) =>
    change(() => (chosen.options[id] = tiles.find(({ word }) => word === wanted)?.value));
  const now = String(chosen.value(option));
  if (tiles.length > FEW)
    return picker({ id, label }, "option", tiles.map(({ word, label: words }) => ({ value: word, label: words })), now, set);
  const named = (/** @type {string} */ wanted) => tiles.find(({ word }) => word === wanted)?.label ?? wanted;
  return html`
    <span class="label" id=${`label-${id}`}>${label}</span>
    ${segments(id, tiles.map(({ word }) => word), now, set, named)}
  `;
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
const check = (label, on, set) => html`
  <label class="check">
    <input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {any} */ event) => change(() => set(event.target.checked))}
    />
    ${label}
  </label>
`;
