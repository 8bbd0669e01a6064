/**
 * A person's share in the seed: a nonce kept in this browser, first shown as its hash only, opened when everybody has
 * committed. Reload and reconnection give the same again.
 */

import { freshKey } from "./socket.js";

/** @param {string} match @param {number} seat @param {number} attempt @returns {string} 32 bytes, in hex */
export function nonce(match, seat, attempt) {
  const name = `vestige-nonce-${match}-${seat}-${attempt}`;
  const kept = localStorage.getItem(name) ?? freshKey() + freshKey();
  localStorage.setItem(name, kept);
  return kept;
}

/** What binds a seat to its number without showing it. @param {string} match @param {number} seat @param {number} attempt */
export async function pledge(match, seat, attempt) {
  return { type: "commit", seat, hash: await hash(nonce(match, seat, attempt)) };
}

/** SHA-256 of hex bytes, in hex. @param {string} hex */
async function hash(hex) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return [...(await digest(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Browsers keep their own hash from pages without https, as a table in a home network has.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function digest(bytes) {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const { sha256 } = await import("../../vendor/noble-hashes/sha2.js");
  return sha256(bytes);
}
