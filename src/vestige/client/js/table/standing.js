/** Which lines of the log still hold. */

/** @typedef {import("./state.js").Line} Line */

/** @type {WeakMap<Line[], Set<number>>} */
const known = new WeakMap();

/** Whether nobody has taken back what a line tells. @param {Line[]} log @param {Line} line */
export function stands(log, line) {
  const gone = known.get(log) ?? undone(log);
  known.set(log, gone);
  return !gone.has(line.n);
}

/** The entries that were taken back: one by an undo, all since by a take-back. @param {Line[]} log */
function undone(log) {
  /** @type {Set<number>} */
  const gone = new Set();
  for (const { kind, n, undoes } of log)
    if (undoes !== undefined) for (let one = undoes; one < (kind === "takeback" ? n : undoes + 1); one += 1) gone.add(one);
  return gone;
}
