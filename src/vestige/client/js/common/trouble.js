/**
 * What takes longer than a second is shown with a spinner, what fails is said in words: on every page the same way.
 */

import { say } from "./texts.js";

const PATIENCE = 1000;
const READ = 12000;

/** @type {Map<string, ReturnType<typeof setTimeout>>} what is under way, each with its clock */
const running = new Map();
/** @type {Set<string>} what has taken too long */
const late = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let quiet;

/** @param {string} kind @param {string} role */
function place(kind, role) {
  const found = document.querySelector(`.${kind}`);
  if (found) return /** @type {HTMLElement} */ (found);
  const made = Object.assign(document.createElement("p"), { className: kind, hidden: true });
  made.setAttribute("role", role);
  document.body.append(made);
  return made;
}

function show() {
  const sign = place("underway", "status");
  sign.hidden = late.size === 0;
  sign.textContent = late.size ? say("underway") : "";
}

/** Something has begun, or is done. @param {string} name @param {boolean} on */
export function underway(name, on) {
  if (on === running.has(name)) return;
  if (on) {
    const overdue = () => {
      late.add(name);
      show();
    };
    running.set(name, setTimeout(overdue, PATIENCE));
    return;
  }
  clearTimeout(running.get(name));
  running.delete(name);
  if (late.delete(name)) show();
}

let count = 0;

/**
 * The same for a promise.
 *
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(work) {
  const name = `work-${++count}`;
  underway(name, true);
  try {
    return await work;
  } finally {
    underway(name, false);
  }
}

/** @param {string} words */
export function tell(words) {
  const sign = place("trouble", "alert");
  sign.textContent = words;
  sign.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => (sign.hidden = true), READ);
}

/**
 * Does something that the server may refuse; its sentence is shown if it does.
 *
 * @template T
 * @param {() => Promise<T>} deed
 * @returns {Promise<T | undefined>}
 */
export async function attempt(deed) {
  try {
    return await deed();
  } catch (error) {
    tell(/** @type {Error} */ (error).message);
  }
}

document.addEventListener("click", (event) => {
  const sign = /** @type {Element} */ (event.target).closest?.(".trouble");
  if (sign) /** @type {HTMLElement} */ (sign).hidden = true;
});
