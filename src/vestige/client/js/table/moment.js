/** What is known of an action that was begun, and by what it was pointed at. */

/** So many kinds of moves at most are explained at once. */
export const KINDS = 3;

/**
 * What was told of several kinds of moves: the first question, all arrows.
 *
 * @param {{text: string, arrows: Record<string, string>, definitions: Record<string, string>}[]} told
 */
export function together(told) {
  /** @type {Record<string, string>} */
  const arrows = {};
  for (const one of told)
    for (const [pane, drawn] of Object.entries(one.arrows)) arrows[pane] = (arrows[pane] ?? "") + drawn;
  const text = told.map((one) => one.text).find(Boolean) ?? "";
  return { text, arrows, definitions: Object.assign({}, ...told.map((one) => one.definitions)) };
}

let finger = false;
addEventListener("pointerdown", ({ pointerType }) => (finger = pointerType === "touch"), { capture: true });

/** Whether the last thing that pointed was a finger. */
export const touched = () => finger;
