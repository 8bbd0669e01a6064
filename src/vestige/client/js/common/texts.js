/** Words of the pages. What a game says arrives from the server in the reader's language. */

import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

/** French elides before a vowel: « le navigateur d’Ada ». */
const BEFORE_A_NAME = /\b([dD]|[qQ]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ])/g;

/** A negative number has a minus, which is no hyphen. */
const BELOW_ZERO = /(?<![\w-])-(?=\d)/g;

/** @type {any} Fluent comes minified and without types */
let bundle;

/** @param {string} lang */
export async function learn(lang) {
  const answer = await fetch(`/static/texts/${lang}.ftl`);
  bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  document.documentElement.lang = lang;
}

/**
 * A text by its key; `key.attribute` gives an attribute of it. A key without a text shows itself.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  if (!bundle) return ""; // a page that loads slowly shows its spinner before it has words
  const [id, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const said = signed(bundle.formatPattern(pattern, values));
  return bundle.locales[0] === "fr" ? said.replaceAll(BEFORE_A_NAME, "$1’") : said;
}

/** A number, or a sentence with numbers. @param {unknown} words */
export const signed = (words) => String(words).replaceAll(BELOW_ZERO, "−");

/** How long ago, in words. @param {number} when in seconds since 1970 */
export function since(when) {
  const minutes = Math.min(0, Math.round(when / 60 - Date.now() / 60000));
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

/** The time of a moment, with its day if that is not today. @param {number} when in seconds since 1970 */
export function clock(when) {
  const at = new Date(when * 1000);
  /** @type {Intl.DateTimeFormatOptions} */
  const day = at.toDateString() === new Date().toDateString() ? {} : { day: "numeric", month: "short" };
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "numeric", minute: "2-digit", ...day });
  return format.format(at);
}

/** Names one after the other, in the way of the language. @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(document.documentElement.lang).format(names);

/** A number to a tenth. @param {number} number @param {boolean} [plus] */
export const tenths = (number, plus = false) =>
  new Intl.NumberFormat(document.documentElement.lang, {
    signDisplay: plus ? "exceptZero" : "auto",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(number)
    .replace("-", "−");
