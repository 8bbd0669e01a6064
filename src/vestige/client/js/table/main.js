/** Opens the table page of the match named in the address. */

import { render } from "../../vendor/lit-html/lit-html.js";
import { redraw } from "../common/dialog.js";
import { dress, sprite } from "../common/parts.js";
import { preferences } from "../common/preferences.js";
import { findOut } from "../common/reach.js";
import { onChange } from "../common/settings.js";
import { learn } from "../common/texts.js";
import { underway } from "../common/trouble.js";
import { keepFocus, listen } from "./keyboard.js";
import { lift, light } from "./lighting.js";
import { follow } from "./log.js";
import { Page } from "./page.js";
import { Panes } from "./panes.js";
import { countUp } from "./panels.js";
import { openResult } from "./result.js";
import { Room } from "./room.js";
import { speak } from "./speak.js";
import { attend } from "./takeback.js";
import { followTalk } from "./talk.js";
import { Tally } from "./tally.js";
import { BoardTooltip } from "./tooltip.js";
import { Turn } from "./turn.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const match = location.pathname.split("/").at(-1) ?? "";
const panes = new Panes();
const targets = new Set();
let dressed = false;
let finished = false;
let played = false;

await Promise.all([learn(preferences.lang), findOut()]);
const room = new Room(match, draw, (target) => targets.has(target));
const tally = new Tally(room, () => openResult(room));
const turn = new Turn(room);
const page = new Page(room, panes, tally, turn);
new BoardTooltip(room, panes);
lift(panes);
listen(room, panes, page);
onChange(() => {
  room.translate(preferences.lang);
  draw();
});

underway("table", true);

async function draw() {
  const { state } = room;
  underway("table", !state || Boolean(room.busy) || room.seeking);
  if (!state) return;
  if (!dressed) await begin();
  if (state.status !== "waiting") drawBoard();
  document.body.dataset.view = page.view;
  render(page.template(), app);
  page.boards.reveal();
  countUp();
  follow(room);
  followTalk(room);
  speak(room);
  turn.attend();
  keepFocus();
  attend(room);
  redraw();
  const ends = Boolean(state.result) && !finished && !room.moment;
  finished = Boolean(room.live?.result);
  if (ends && played) tally.begin();
  else if (ends) openResult(room);
  played ||= state.status === "playing";
}

function drawBoard() {
  panes.draw(room.state);
  targets.clear();
  for (const spot of panes.all(".spot[data-target]")) targets.add(spot.dataset.target);
  const hint = room.moment || room.narrowed ? null : room.advice.drawn;
  panes.point(room.moment ? [] : (room.coached?.marks ?? []), hint);
  panes.arrow(room.moment ? null : room.narrowed);
  document.body.classList.toggle("hinted", Boolean(hint));
  light(panes, room.mine && !room.busy ? room.walk : null, room.asking && [room.pending, room.asking]);
  page.boards.call();
}

/** The first time: the game's symbols and colours. */
async function begin() {
  dressed = true;
  const { look, game } = room.state;
  document.documentElement.style.cssText = dress(look);
  document.body.classList.toggle("bright", Boolean(look?.bright));
  await sprite(game);
}
