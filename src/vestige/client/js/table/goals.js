/** The objectives of a solo game, on the way and at the end: how far each is, and whether it is met. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../common/parts.js";
import { say } from "../common/texts.js";

/** @typedef {import("./state.js").Goal} Goal */

/** @param {Goal[]} all @param {boolean} over */
export const goals = (all, over) =>
  all.length
    ? html`
        <ul class="goals" aria-label=${say("goals")}>
          ${all.map((one) => goal(one, over))}
        </ul>
      `
    : nothing;

/** @param {Goal} goal @param {boolean} over */
function goal({ label, met, value, target }, over) {
  const state = met ? "met" : over ? "missed" : "open";
  return html`
    <li class=${state}>
      ${icon(met ? "check" : over ? "close" : "hourglass")}
      <span>${label}</span>
      ${
        target > 1
          ? html`
              <span class="far">${say("goal-far", { value, target })}</span>
              <progress max=${target} value=${Math.max(0, Math.min(value, target))} aria-hidden="true"></progress>
            `
          : nothing
      }
      <span class="hidden">${say(`goal-${state}`)}</span>
    </li>
  `;
}
