/**
 * What the server says of a match. After the first message it sends only the groups of the drawing that changed.
 *
 * @typedef {{action: (string | number)[], label: string, aside?: boolean, icon?: string}} Option
 * @typedef {{name: string, kind: string, many?: boolean}} Argument
 * @typedef {{name: string, box: string, bleed?: string, close_ups?: Record<string, {name: string, box: string}>,
 *   static: string, pieces: Record<string, string>, spots: Record<string, string>,
 *   piece_order?: string[], spot_order?: string[]}} Pane
 * @typedef {{seat: number, name: string, kind: string, level?: string, colour: string | null,
 *   asked: boolean, confirmed?: boolean, stuck?: boolean, devices?: number,
 *   stand_in?: string, stood_in?: number, proposed?: number[]}} Seat
 * @typedef {{n: number, seat: number | null, text: string, kind: string, heading?: boolean, rules?: string[],
 *   undoes?: number, bot?: boolean, why?: boolean, by?: number, round?: string}} Line
 * @typedef {{id: string, label: string, values: (number | null)[], rules: string[],
 *   provisional?: boolean}} Row
 * @typedef {{icon: string, text: string, tip: string}} Thing
 * @typedef {{seat: number, role?: string, score: number | null, rows: Thing[]}} Panel
 * @typedef {import("../common/parts.js").Look} Look
 * @typedef {{rows: Row[], notes: Row[], totals: number[], progress: Row[], goals: Goal[]}} Sheet
 * @typedef {{id: string, label: string, met: boolean, value: number, target: number}} Goal
 * @typedef {{kind: string, text: string, places: number[], scores: number[], progress: Row[], goals: Goal[],
 *   charts: {name: string, svg: string}[]}} Result
 * @typedef {{commitment: string, nonces: {seat: number, commitment: string, nonce?: string}[], seed?: string}} Fair
 * @typedef {{number: number, title: string, text: string, then?: string, otherwise?: string, marks?: string[],
 *   wanted?: any[]}} Coach
 * @typedef {{id: string, label: string, tip: string, value: any, values: {value: any, label: string}[]}} Choice
 * @typedef {{seat: number, entry: number, waits: number[], asked: boolean, declined: number[]}} Back
 * @typedef {{number: number, count: number, status: "waiting" | "playing" | "over", delta?: boolean,
 *   game: string, title: string, look?: Look | null, shown: string[], definitions: Record<string, string>,
 *   panes: Record<string, Pane>,
 *   you: number[], acting: number | null, asked: number[], pass_to?: number | null, seats: Seat[],
 *   prompt: {text: string, step: string, rule?: string}, options: Option[], verbs: Record<string, Argument[]>,
 *   askable?: string[], verb_labels?: Record<string, string>, verb_tips?: Record<string, string>,
 *   verb_icons?: Record<string, string>, undo: boolean,
 *   headline?: {text: string, state: string}[], panels: Panel[], sheet: Sheet, log: Line[], log_from: number,
 *   result: Result | null, fair: Fair,
 *   links?: Record<string, string>, watch?: string, host?: boolean, choices?: Record<number, Choice[]>, stalled?: number[],
 *   rematch?: string, away?: number, take_back?: Back | null,
 *   origin?: {match: string, count: number},
 *   guide?: {steps: number, cards: Coach[]},
 *   notes?: {n: number, seat: number, kind: string, text: string}[]}} State
 */

/**
 * @param {State | null} before
 * @param {State} message
 * @returns {State} everything that is known now
 */
export function merged(before, message) {
  const log = [...earlier(before, message), ...message.log];
  if (!before || !message.delta) return { ...message, log };
  const panes = { ...before.panes };
  for (const [id, pane] of Object.entries(message.panes ?? {})) panes[id] = mergedPane(before.panes[id], pane);
  const definitions = { ...before.definitions, ...message.definitions };
  return { ...before, ...message, log, panes, definitions };
}

/**
 * The lines before the new ones; in another language all are told again.
 *
 * @param {State | null} before
 * @param {State} message
 */
function earlier(before, message) {
  return before?.log.filter((line) => line.n <= message.log_from) ?? [];
}

/** @param {Pane | undefined} before @param {Pane} pane @returns {Pane} */
function mergedPane(before, pane) {
  const kept = (/** @type {"pieces" | "spots"} */ layer, /** @type {string[] | undefined} */ order) => {
    const all = { ...before?.[layer], ...pane[layer] };
    return Object.fromEntries((order ?? Object.keys(before?.[layer] ?? {})).map((id) => [id, all[id]]));
  };
  return {
    ...before,
    ...pane,
    pieces: kept("pieces", pane.piece_order),
    spots: kept("spots", pane.spot_order),
  };
}
