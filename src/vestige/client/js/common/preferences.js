/**
 * What the reader chose: language and theme in cookies, so that the server can write them into the page; the rest
 * stays in this browser.
 *
 * @typedef {{lang: string, theme: string, motion: string, trail: string, confirm: string, tap: string,
 *   pace: string, sound: string, notify: string}} Preferences
 */

const YEAR = 365 * 24 * 3600;
const COOKIES = ["lang", "theme"];
const KEY = "vestige-preferences";

/** Every preference with its choices, in the order in which the settings show them. */
export const CHOICES = {
  lang: ["en", "fr"],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "less"],
  trail: ["on", "off"],
  confirm: ["never", "final"],
  tap: ["auto", "once", "twice"],
  pace: ["quick", "steady", "slow"],
  sound: ["on", "off"],
  notify: ["on", "off"],
};

const root = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {Preferences} */
function stored() {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  return { motion: "auto", trail: "on", confirm: "never", tap: "auto", pace: "quick", sound: "on", notify: "off", ...kept, lang: root.lang, theme: root.dataset.choice ?? "auto" };
}

export const preferences = stored();

/** True if pieces should not glide. */
export function calm() {
  return preferences.motion === "less" || (preferences.motion === "auto" && still.matches);
}

/** Lets style sheets know. */
function show() {
  root.dataset.choice = preferences.theme;
  const dark =
    preferences.theme === "dark" ||
    (preferences.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = calm() ? "less" : "full";
}

/**
 * @param {keyof Preferences} name
 * @param {string} value
 */
export function prefer(name, value) {
  preferences[name] = value;
  if (COOKIES.includes(name)) document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
  const { lang, theme, ...kept } = preferences;
  localStorage.setItem(KEY, JSON.stringify(kept));
  show();
}

still.addEventListener("change", show);
show();
