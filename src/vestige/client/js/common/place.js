/** Where a tooltip or a menu stands: beside what it explains, never outside the page. */

const GAP = 10;

/**
 * @param {HTMLElement} box
 * @param {DOMRect} anchor
 */
export function beside(box, anchor) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const above = anchor.top - height - GAP;
  const below = anchor.bottom + GAP;
  const roomy = above >= 0 || below + height > innerHeight;
  const left = anchor.left + anchor.width / 2 - width / 2;
  box.style.left = `${between(GAP, left, innerWidth - width - GAP)}px`;
  box.style.top = `${between(GAP, roomy ? above : below, innerHeight - height - GAP)}px`;
}

/** @param {number} least @param {number} value @param {number} most */
export const between = (least, value, most) => Math.max(least, Math.min(value, most));
