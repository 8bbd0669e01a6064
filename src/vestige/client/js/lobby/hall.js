/** What the lobby knows, and how it is changed. */

import { get } from "../common/api.js";
import { attempt as tried } from "../common/trouble.js";

/**
 * @typedef {{value: any, label: string, tip?: string, picture?: string}} Value
 * @typedef {{id: string, label: string, tip?: string, type: string, distinct?: boolean,
 *   choices: Record<number, {default: any, values: Value[]}>}} GameOption
 * @typedef {import("../common/parts.js").Look | null} Look
 * @typedef {{id: string, title: string, tagline: string, about: string, players: number[], minutes: string,
 *   picture: string, look: Look, options: GameOption[], seat_options: GameOption[],
 *   levels: {id: string, name: string, label: string}[], howto: boolean, guide: boolean}} Game
 * @typedef {{match: string, game: string, title: string, status: string, your_turn: boolean,
 *   updated: number, thumbnail: string, look: Look, host: boolean, left: boolean, rematch: string, stage: string, prompt: string,
 *   watching: number, outcome: {kind?: string, places?: number[], scores?: number[]},
 *   seats: {name: string, kind: string, mine: boolean, asked: boolean, colour: string | null}[]}} Row
 */

/**
 * @type {{me: {name: string}, games: Game[], matches: {mine: Row[], open: Row[], watch: Row[]},
 *   setup: import("./setup.js").Setup | null, lost: boolean, all: boolean, filed: boolean, page: string, draw: () => void}}
 */
export const lobby = {
  me: { name: "" },
  games: [],
  matches: { mine: [], open: [], watch: [] },
  setup: null,
  lost: false,
  all: false,
  filed: false,
  page: "play",
  draw: () => {},
};

/** Does something that the server may refuse, and draws the lobby as it is then. @param {() => Promise<unknown>} deed */
export async function attempt(deed) {
  await tried(deed);
  lobby.draw();
}

/** Something of the table that is set up changes here. @param {() => void} deed */
export function change(deed) {
  deed();
  lobby.draw();
}

/** Every few seconds: what the server says now, or that it does not answer. */
export async function refresh() {
  try {
    lobby.matches = await get("/api/matches");
    lobby.lost = false;
  } catch {
    lobby.lost = true;
  }
  lobby.draw();
}
