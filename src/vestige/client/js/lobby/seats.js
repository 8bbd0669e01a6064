/**
 * The seats of a new table as tiles: who sits there, and below the one that is chosen what may be changed. Tiles are a
 * group of radio buttons: arrows go from seat to seat, the form is the next stop.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { badge, icon, tool, when } from "../common/parts.js";
import { picker } from "../common/picker.js";
import { segments } from "../common/settings.js";
import { say } from "../common/texts.js";
import { change, lobby } from "./hall.js";

/** @typedef {import("./hall.js").GameOption} GameOption */
/** @typedef {import("./setup.js").Setup} Setup */
/** @typedef {import("./setup.js").Chair} Chair */

const KINDS = ["me", "open", "bot", "here"];
const SYMBOLS = { me: "person", bot: "bot", open: "link", here: "people" };
const COLOUR = "colour";

/** @param {Setup} chosen */
export function seats(chosen) {
  const roomy = chosen.players < Math.max(...chosen.game.players);
  const columns = chosen.players + (roomy ? 1 : 0);
  const { turned } = chosen;
  return html`
    <div class="seating" .style=${`--columns:${columns};--at:${turned ?? 0}`}>
      <fieldset class="tiles">
        <legend class="hidden">${say("seats")}</legend>
        ${chosen.seats.map((chair, seat) => tile(chosen, chair, seat))} ${roomy ? adding(chosen) : nothing}
      </fieldset>
      ${when(turned === null ? null : chosen.seats[turned], (chair) => form(chosen, chair, turned ?? 0))}
    </div>
  `;
}

/** @param {Setup} chosen @param {Chair} chair @param {number} seat */
const tile = (chosen, chair, seat) => html`
  <label class="tile ${chair.kind}" data-tile=${seat}>
    <input
      type="radio"
      name="tile"
      class="hidden"
      .checked=${chosen.turned === seat}
      aria-label=${`${say("seat", { number: seat + 1 })}: ${called(chair)}, ${about(chosen, chair)}`}
      @change=${() => change(() => (chosen.turned = seat))}
    />
    ${chosen.wishes[seat][COLOUR] ? badge(chosen.wishes[seat][COLOUR]) : html`<span class="disc">${symbol(chair.kind)}</span>`}
    <span><b>${called(chair)}</b><small>${about(chosen, chair)}</small></span>
  </label>
`;

/** @param {string} kind */
const symbol = (kind) => icon(SYMBOLS[/** @type {keyof typeof SYMBOLS} */ (kind)]);

/** @param {Chair} chair */
function called({ kind, name }) {
  if (kind === "me") return lobby.me.name || say("kind-me");
  if (kind === "here") return name || say("tile-here");
  return say(kind === "bot" ? "kind-bot" : "tile-open");
}

/** @param {Setup} chosen @param {Chair} chair */
function about(chosen, { kind, level }) {
  if (kind === "bot") return chosen.game.levels.find(({ id }) => id === level)?.name ?? level;
  return say(`tile-${kind}.about`);
}

/** @param {Setup} chosen */
const adding = (chosen) => html`
  <button class="tile vacant" type="button" data-add @click=${() => change(() => chosen.add())}>
    <span class="disc">${icon("add")}</span>
    <span><b>${say("tile-add")}</b><small>${say("tile-add.about", { most: Math.max(...chosen.game.players) })}</small></span>
  </button>
`;

// ---- what may be changed

/** @param {Setup} chosen @param {Chair} chair @param {number} seat */
const form = (chosen, chair, seat) => html`
  <div class="seatform" role="group" aria-label=${say("seat", { number: seat + 1 })}>
    <span class="hidden" id="label-kind">${say("tile-kind")}</span>
    ${segments(
      "kind",
      KINDS,
      chair.kind,
      (kind) => change(() => chosen.sit(seat, kind)),
      (kind) => say(`kind-${kind}`),
    )}
    ${when(chair.kind === "bot", () => strength(chosen, chair))} ${when(chair.kind === "here", () => naming(chair))}
    ${chosen.game.seat_options.map((option) => wish(chosen, option, seat))}
    ${
      chosen.players > Math.min(...chosen.game.players) && chair.kind !== "me"
        ? tool("close", say("tile-remove"), () => change(() => chosen.removeSeat(seat)))
        : nothing
    }
    <p class="hint">${chair.kind === "bot" ? chosen.game.levels.find(({ id }) => id === chair.level)?.label : say(`tile-${chair.kind}.hint`)}</p>
  </div>
`;

/** @param {Setup} chosen @param {Chair} chair */
const strength = (chosen, chair) => html`
  <span class="hidden" id="label-level">${say("level")}</span>
  ${segments(
    "level",
    chosen.game.levels.map(({ id }) => id),
    chair.level,
    (level) => change(() => (chair.level = level)),
    (level) => chosen.game.levels.find(({ id }) => id === level)?.name ?? level,
  )}
`;

/** @param {Chair} chair */
function naming(chair) {
  const set = (/** @type {any} */ event) => change(() => (chair.name = event.target.value));
  return html`
    <input
      aria-label=${say("name")}
      placeholder=${say("name")}
      maxlength="40"
      autocomplete="off"
      .value=${chair.name}
      @input=${set}
    />
  `;
}

/** @param {Setup} chosen @param {GameOption} option @param {number} seat */
function wish(chosen, option, seat) {
  if (!(chosen.players in option.choices)) return nothing;
  const taken = chosen.wishes
    .filter((_, other) => other !== seat && other < chosen.players)
    .map((one) => one[option.id]);
  const all = option.choices[chosen.players].values;
  const now = String(chosen.wishes[seat][option.id] ?? "");
  const inert = (/** @type {string} */ word) => Boolean(option.distinct) && word !== "random" && taken.map(String).includes(word);
  const set = (/** @type {string} */ word) =>
    change(() => {
      const value = all.find((one) => String(one.value) === word)?.value;
      if (value === undefined) delete chosen.wishes[seat][option.id];
      else chosen.wishes[seat][option.id] = value;
    });
  const tiles = all.map(({ value, label }) => ({ value: String(value), label, taken: inert(String(value)) }));
  return picker(option, `seat-${seat}`, [{ value: "", label: say("any") }, ...tiles], now, set);
}
