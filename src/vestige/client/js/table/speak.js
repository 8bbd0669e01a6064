/** What a screen reader hears without being asked: the question, new lines of the log and of the talk, lost and found connections. */

import { say } from "../common/texts.js";

/** @typedef {import("./room.js").Room} Room */

const region = document.createElement("div");
region.className = "hidden";
region.setAttribute("role", "status");
region.setAttribute("aria-live", "polite");
document.body.append(region);

const ISOLATES = /[\u2068\u2069]/g;

let told = { lines: -1, prompt: "", online: true, talk: -1 };

/** @param {Room} room */
export function speak(room) {
  const { log, prompt } = room.state;
  const news = told.lines < 0 || log.length < told.lines ? [] : log.slice(told.lines).map(({ text }) => text.replace(ISOLATES, ""));
  if (prompt.text !== told.prompt || news.length) news.push(prompt.text);
  if (room.online !== told.online) news.push(say(room.online ? "online" : "offline"));
  if (told.talk >= 0) news.push(...room.talk.after(told.talk));
  told = { lines: log.length, prompt: prompt.text, online: room.online, talk: room.talk.first ? -1 : room.talk.last };
  if (news.length && !room.moment) region.replaceChildren(...news.map(paragraph));
}

/** @param {string} text */
function paragraph(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}
