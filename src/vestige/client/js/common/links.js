/** Invitation links of the tables this browser opened. The server keeps only their hashes, so they are kept here. */

/** @typedef {{links: Record<string, string>, watch?: string}} Links */

/** @param {string} match */
const name = (match) => `vestige-links-${match}`;

/** @param {string} match @param {Links} links */
export function keepLinks(match, { links, watch }) {
  localStorage.setItem(name(match), JSON.stringify({ links, watch }));
}

/** @param {string} match @returns {Links} */
export function linksOf(match) {
  return JSON.parse(localStorage.getItem(name(match)) ?? '{"links": {}}');
}
