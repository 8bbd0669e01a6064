/** Requests to the server. An error carries the server's own sentence, in the reader's language. */

import { say } from "./texts.js";
import { during } from "./trouble.js";

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(method, path, body) {
  const url = new URL(path, location.href);
  url.searchParams.set("lang", document.documentElement.lang);
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const lost = () => {
    throw new Refusal(0, say("offline"));
  };
  const answer = await during(fetch(url, { method, ...content })).catch(lost);
  const text = await during(answer.text()).catch(lost);
  if (!answer.ok) throw new Refusal(answer.status, sentence(text) ?? say("failed", { status: answer.status }));
  return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

/** @param {string} text the body of an error */
function sentence(text) {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => ask("POST", path, body);
/** @param {string} path @param {unknown} body */
export const put = (path, body) => ask("PUT", path, body);
/** @param {string} path */
export const remove = (path) => ask("DELETE", path);
