/** The slider over the whole match: every moment can be looked at, the match goes on meanwhile. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { tool, when } from "../common/parts.js";
import { say } from "../common/texts.js";
import { mayPlayOn, openPlayOn } from "./playon.js";

/** @typedef {import("./room.js").Room} Room */

const PACE = 900;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;

/** @param {Room} room */
export function replay(room) {
  const last = room.live?.count ?? 0;
  const now = room.wanted ?? last;
  const rounds = room.state.log.filter((line) => line.heading).map((line) => line.n);
  return html`
    <section class="replay" aria-label=${say("replay")}>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${live(String(now))}
        list="rounds"
        aria-label=${say("replay-slider")}
        aria-valuetext=${say("replay-move", { number: now, total: last })}
        @input=${(/** @type {any} */ event) => go(room, Number(event.target.value))}
      />
      <datalist id="rounds">
        ${rounds.map(
          (n) => html`
            <option value=${n}></option>
          `,
        )}
      </datalist>
      <div class="controls">
        ${tool("to-start", say("replay-start"), () => go(room, 0))}
        ${tool("step-back", say("replay-back"), () => go(room, now - 1))}
        ${playing ? tool("pause", say("replay-pause"), () => stop(room)) : start(room)}
        ${tool("step-forward", say("replay-forward"), () => go(room, now + 1))}
        ${tool("to-end", say("replay-now"), () => go(room, Infinity))}
        ${when(mayPlayOn(room), () => tool("round", say("play-on"), () => openPlayOn(room, now)))}
        <span>${say(room.moment ? "replay-move" : "replay-live", { number: now, total: last })}</span>
      </div>
    </section>
  `;
}

/** @param {Room} room */
const start = (room) => tool("play", say("replay-play"), () => play(room));

/** @param {Room} room @param {number} count */
function go(room, count) {
  stop(room);
  room.seek(count);
}

/** @param {Room} room */
function play(room) {
  if (room.wanted === null) room.seek(0);
  playing = setInterval(() => (room.wanted === null ? stop(room) : room.seek(room.wanted + 1)), PACE);
  room.draw();
}

/** @param {Room} room */
function stop(room) {
  clearInterval(playing);
  playing = undefined;
  room.draw();
}
