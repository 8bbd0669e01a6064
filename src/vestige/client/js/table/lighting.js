/**
 * Lights what may be chosen and tells the accessibility tree. Spots come from the drawing; options say which are lit.
 *
 * @typedef {import("./options.js").Walk} Walk
 * @typedef {import("./options.js").Option} Option
 * @typedef {import("./panes.js").Panes} Panes
 */

/**
 * @param {Panes} panes
 * @param {Walk | null} walk null while nothing may be chosen
 * @param {[string, Option] | null} [waits] the target and the option that wait for a second yes: nothing else is lit
 */
export function light(panes, walk, waits = null) {
  const [pending, option] = waits ?? ["", null];
  const lit = waits ? new Map(pending ? [[pending, [option]]] : []) : (walk?.lit ?? new Map());
  const chosen = new Set([...(walk?.chosen ?? []), pending].filter(Boolean));
  const pieces = panes.all(".piece");
  for (const spot of panes.all(".spot")) {
    const target = spot.dataset.target ?? "";
    const options = lit.get(target);
    spot.classList.toggle("lit", Boolean(options));
    spot.classList.toggle("chosen", chosen.has(target));
    name(spot, options?.map((/** @type {{label: string}} */ option) => option.label) ?? []);
  }
  for (const piece of pieces) piece.classList.toggle("chosen", chosen.has(piece.dataset.on ?? ""));
  raise(panes);
}

/**
 * A lit spot is a button that says what it does; the others are pictures that say what lies there. What the tooltip
 * shows is its description.
 *
 * @param {SVGGElement} spot
 * @param {string[]} labels
 */
function name(spot, labels) {
  spot.dataset.name ??= spot.getAttribute("aria-label") ?? "";
  const effects = labels.length > 3 ? [] : labels;
  spot.setAttribute("aria-label", [spot.dataset.name, ...effects].join(". "));
  spot.setAttribute("aria-description", spot.dataset.tip ?? "");
  spot.setAttribute("role", labels.length ? "button" : "img");
  spot.setAttribute("tabindex", labels.length ? "0" : "-1");
}

/** Marks the spot under the pointer as one that cannot be used now. @param {Element | null} spot */
export function refuse(spot) {
  for (const marked of document.querySelectorAll(".spot.refused")) marked.classList.remove("refused");
  spot?.classList.add("refused");
}

/**
 * Lifts what lies on the lit spot that is pointed at, for as long as it is: by the mouse, the keyboard's focus, or a
 * finger that stays.
 *
 * @param {Panes} panes
 */
export function lift(panes) {
  /** @param {Event | null} event */
  const point = (event) => {
    const spot = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event?.target)?.closest?.(".spot") ?? null);
    const target = spot?.dataset.target ?? null;
    if (target === panes.pointed) return;
    panes.pointed = target;
    raise(panes);
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && point(event));
  document.addEventListener("pointerdown", (event) => event.pointerType === "touch" && point(event));
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") point(null);
    });
  document.addEventListener("focusin", (event) => {
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) point(event);
  });
}

/** @param {Panes} panes */
function raise(panes) {
  const lit = panes.pointed !== null && panes.all(".spot.lit").some(({ dataset }) => dataset.target === panes.pointed);
  for (const piece of panes.all(".piece"))
    piece.classList.toggle("raised", lit && piece.dataset.on === panes.pointed);
  panes.bringForward();
}

/** Shows the areas that belong to the spot under the pointer. @param {Panes} panes @param {string} areas their ids */
export function outline(panes, areas) {
  const named = areas.split(" ");
  for (const area of panes.all(".area")) area.classList.toggle("shown", named.includes(area.id));
}
