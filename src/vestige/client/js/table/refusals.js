/** What cannot be done now, and why: for a question as a whole and for one thing on the table. */

import { openMenu } from "./menu.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./state.js").Option} Option */
/** @typedef {import("./menu.js").Refused} Refused */

const LINES = 2;

/** Verbs of this question without an option. @param {Room} room */
export function unable(room) {
  const { askable = [], verb_labels: labels = {}, options } = room.state;
  const able = new Set(options.map((option) => option.action[0]));
  return askable.filter((verb) => labels[verb] && !able.has(verb));
}

/** @param {Room} room @param {string[]} verbs @param {string[]} [beginning] @returns {Promise<Refused[]>} */
export async function reasons(room, verbs, beginning = []) {
  const labels = room.live?.verb_labels ?? {};
  const told = await Promise.all(verbs.map((verb) => room.whyAction([verb, ...beginning])));
  return told.flatMap((reason, number) => (reason ? [{ label: labels[verbs[number]], detail: reason.text }] : []));
}

/**
 * Several things can be done with what was pointed at. Its name stands once, on top; each way has its sign and what it
 * leads to; the ways that are closed say why.
 *
 * @param {Room} room
 * @param {Element} spot
 * @param {Option[]} options
 */
export function openChoices(room, spot, options) {
  const { verbs, verb_labels: labels = {}, verb_tips: tips = {}, verb_icons: icons = {}, askable = [] } = room.state;
  const name = /** @type {SVGElement} */ (spot).dataset.name ?? "";
  const target = /** @type {SVGElement} */ (spot).dataset.target ?? "";
  const [kind, ...rest] = target.split(":");
  const able = new Set(options.map(({ action }) => String(action[0])));
  const named = able.size === options.length && [...able].every((verb) => labels[verb]);
  const sign = (/** @type {Option} */ { action: [verb] }) => ({ label: labels[verb], icon: icons[verb] });
  const shown = named ? options.map((option) => ({ ...option, ...sign(option) })) : options;
  const closed = askable.filter((verb) => labels[verb] && !able.has(verb) && verbs[verb][0]?.kind === kind);
  const first = room.walk?.chosen.length ? [] : closed;
  openMenu(spot, shown, (option) => room.take(options[shown.indexOf(option)]), {
    title: named ? name : "",
    detail: async (option) => {
      const lines = (await room.preview(option))?.lines ?? [];
      const news = named ? lines.filter((line) => !line.includes(name)) : lines;
      return [tips[option.action[0]], ...news.slice(0, LINES)].filter(Boolean).join(" ");
    },
    refused: reasons(room, first, [rest.join(":")]),
  });
}
