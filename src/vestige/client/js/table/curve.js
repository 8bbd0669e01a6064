/**
 * Chances over time as a picture. Two seats share it: one's part lies below the line, the other's above. More have a line
 * each, told apart by colour and dashes.
 */

import { svg } from "../../vendor/lit-html/lit-html.js";
import { NARROW } from "./closeups.js";

/** @typedef {import("./room.js").Room} Room */
/**
 * @typedef {{count: number, seat: number | null, chances: number[]}} Moment
 * @typedef {{count: number, seat: number, played: string, before: number, after: number, better?: string,
 *   kept?: number, missed?: number, terms?: import("./terms.js").Term[]}} Point
 * @typedef {{done: number, total: number, ready: boolean, failed: boolean, alone: boolean, curve: Moment[],
 *   points: Point[]}} Told
 * @typedef {{x: (place: number) => number, y: (chance: number) => number, width: number, height: number}} Plot
 */

const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3", "16 4"];
const [LEFT, RIGHT, TOP, BOTTOM] = [62, 12, 26, 24];

/** @param {Told} told @returns {Plot} */
export function plotted({ curve }) {
  const [width, height] = NARROW.matches ? [380, 230] : [1240, 226];
  const last = Math.max(1, curve.length - 1);
  return {
    width,
    height,
    x: (place) => LEFT + ((width - LEFT - RIGHT) * place) / last,
    y: (chance) => TOP + ((height - TOP - BOTTOM) * (100 - chance)) / 100,
  };
}

/** The moment of the curve in whose turn something happened. @param {Told} told @param {number} count */
export const placeOf = ({ curve }, count) => curve.findLastIndex((one) => one.seat !== null && one.count <= count);

/** Whose chance the line shows: one's own, else that of the first seat. @param {Room} room */
export const shownSeat = (room) => room.live?.you[0] ?? 0;

/** @param {Room} room @param {Told} told @param {number} chosen @param {(count: number) => string} round */
export function drawn(room, told, chosen, round) {
  const plot = plotted(told);
  const seats = told.curve[0]?.chances.length ?? 1;
  const own = shownSeat(room);
  return svg`
    ${seats === 2 ? sides(room, told, plot, own) : ""}
    ${[0, 25, 50, 75, 100].map((chance) => level(plot, chance))}
    ${rounds(told, plot, round)}
    ${(seats === 2 ? [own] : told.curve[0].chances.map((_, seat) => seat)).map((seat) => line(room, told, plot, seat, seats))}
    ${told.points.map((point) => swing(told, plot, point, seats === 2 ? own : point.seat))}
    ${told.curve.map((moment, place) => dot(room, moment, plot, place, seats === 2 ? own : (moment.seat ?? own), place === chosen))}
    ${told.points.map((point, number) => numbered(told, plot, point, number + 1, seats === 2 ? own : point.seat))}
  `;
}

/** @param {Told} told @param {Plot} plot @param {number} seat */
const path = ({ curve }, { x, y }, seat) =>
  curve.map(({ chances }, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(chances[seat]).toFixed(1)}`).join("");

/** @param {Room} room @param {Told} told @param {Plot} plot @param {number} own */
function sides(room, told, plot, own) {
  const [right, low, high] = [plot.x(told.curve.length - 1), plot.y(0), plot.y(100)];
  const area = (/** @type {number} */ edge) => `${path(told, plot, own)}L${right} ${edge}L${LEFT} ${edge}Z`;
  return [
    [own, low],
    [1 - own, high],
  ].map(([seat, edge]) => {
    const { colour } = room.seat(seat) ?? {};
    return svg`<g data-seat=${colour ?? ""}><path class="side" d=${area(edge)}></path>
      <path class="grain" d=${area(edge)} fill=${colour ? `url(#pattern-${colour})` : "none"}></path></g>`;
  });
}

/** @param {Plot} plot @param {number} chance */
const level = ({ y, width }, chance) => svg`
  <line class=${chance === 50 ? "level half" : "level"} x1=${LEFT} x2=${width - RIGHT} y1=${y(chance)} y2=${y(chance)}></line>
  <text class="axis" x=${LEFT - 8} y=${y(chance) + 4} text-anchor="end">${chance} %</text>
`;

/**
 * The numbers of the rounds under the axis, as many as there is room for, and before them what they are.
 *
 * @param {Told} told
 * @param {Plot} plot
 * @param {(count: number) => string} round
 */
function rounds({ curve }, { x, height, width }, round) {
  const numbers = curve.map(({ count }) => round(count).match(/\d+/)?.[0] ?? "");
  const begins = numbers.flatMap((name, place) => (name && name !== numbers[place - 1] ? [place] : []));
  const every = Math.max(1, Math.ceil((begins.length * 30) / (width - LEFT - RIGHT)));
  const word = begins.length ? round(curve[begins[0]].count).replace(/\d+/, "").trim() : "";
  return [
    svg`<text class="axis" x=${LEFT - 8} y=${height - 6} text-anchor="end">${word}</text>`,
    ...begins
      .filter((_, number) => number % every === 0)
      .map(
        (place) => svg`<text class="axis" x=${x(place)} y=${height - 6} text-anchor="middle">${numbers[place]}</text>`,
      ),
  ];
}

/** @param {Room} room @param {Told} told @param {Plot} plot @param {number} seat @param {number} seats */
const line = (room, told, plot, seat, seats) => svg`
  <g data-seat=${room.seat(seat)?.colour ?? ""}>
    ${seats === 2 ? svg`<path class="casing" d=${path(told, plot, seat)}></path>` : ""}
    <path class=${seats === 2 ? "way" : "way own"} d=${path(told, plot, seat)} stroke-dasharray=${seats === 2 ? "" : DASHES[seat % DASHES.length]}></path>
  </g>
`;

/** Two seats share a line: what one wins the other loses. @param {Point} point @param {number} seat @param {number} chance */
const seen = (point, seat, chance) => (point.seat === seat ? chance : 100 - chance);

/** @param {Told} told @param {Plot} plot @param {Point} point @param {number} seat */
function swing(told, { x, y }, point, seat) {
  const place = placeOf(told, point.count);
  const [from, to] = [told.curve[place], told.curve[place + 1]];
  if (!to) return "";
  const start = `M${x(place)} ${y(from.chances[seat])}`;
  if (!point.better) return svg`<path class="swing" d=${`${start}L${x(place + 1)} ${y(to.chances[seat])}`}></path>`;
  const [right, high] = [x(place + 1), y(seen(point, seat, point.missed ?? 0))];
  return svg`<path class="branch" d=${`${start}L${right} ${high}`}></path>
    <circle class="hollow" cx=${right} cy=${high} r="5"></circle>`;
}

/** @param {Room} room @param {Moment} moment @param {Plot} plot @param {number} place @param {number} seat @param {boolean} chosen */
const dot = (room, moment, { x, y }, place, seat, chosen) => svg`
  <circle class=${chosen ? "dot chosen" : "dot"} data-seat=${room.seat(moment.seat)?.colour ?? ""}
    cx=${x(place)} cy=${y(moment.chances[seat])} r=${chosen ? 7 : Math.min(3.6, (x(1) - x(0)) / 4)}></circle>
`;

/** A number outside the curve. @param {Told} told @param {Plot} plot @param {Point} point @param {number} number @param {number} seat */
function numbered(told, { x, y }, point, number, seat) {
  const place = placeOf(told, point.count);
  const [from, to] = [told.curve[place], told.curve[place + 1] ?? told.curve[place]];
  const high = Math.min(y(from.chances[seat]), y(to.chances[seat]), y(seen(point, seat, point.missed ?? 0)));
  const low = Math.max(y(from.chances[seat]), y(to.chances[seat])) + 24;
  const at = high > TOP + 40 ? high - 22 : Math.min(low, y(0) - 14);
  const across = (x(place) + x(place + 1)) / 2;
  return svg`<g class="number"><circle cx=${across} cy=${at} r="12"></circle><text x=${across} y=${at + 5}>${number}</text></g>`;
}
