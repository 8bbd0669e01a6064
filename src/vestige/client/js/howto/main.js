/** How to play: the contents follow the page; guided game, rules and print are a press away. */

import { post } from "../common/api.js";
import { sprite } from "../common/parts.js";
import { preferences } from "../common/preferences.js";
import { learn } from "../common/texts.js";
import { attempt } from "../common/trouble.js";
import { openRules } from "../table/rules.js";

const { game = "", face, deep, mid, accent } = document.body.dataset;
for (const [name, value] of Object.entries({ deep, mid, accent }))
  if (value) document.documentElement.style.setProperty(`--${name}`, value);
if (face) document.documentElement.style.setProperty("--face", `"${face}"`);

/** @type {HTMLAnchorElement[]} */
const links = [...document.querySelectorAll(".contents a")].map((link) => /** @type {HTMLAnchorElement} */ (link));
const parts = links.map((link) => document.querySelector(link.hash));

/** The section in sight is marked. */
function follow() {
  const now = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < 160);
  for (const [number, link] of links.entries()) {
    if (number === Math.max(0, now)) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
addEventListener("scroll", follow, { passive: true });
follow();

/** @param {string} selector @param {() => void} deed */
const press = (selector, deed) => document.querySelector(selector)?.addEventListener("click", deed);

press(".guide", () => attempt(async () => location.assign(`/match/${(await post(`/api/guides/${game}`)).match}`)));
press(".rulebook", () => openRules(game));
press(".print", () => print());

await Promise.all([learn(preferences.lang), sprite(game)]);
