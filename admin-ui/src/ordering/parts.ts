/** The parts of the orders page, in their order. */
export const PARTS = ['live', 'running', 'bill', 'past'] as const;
export type Part = (typeof PARTS)[number];

/** The name of a part in the page. */
export const partId = (part: Part): string => `orders-${part}`;

/** Where the page stands in its window, in px. */
export interface Scrolled {
  readonly top: number;
  /** How far it can be scrolled. */
  readonly most: number;
  readonly height: number;
}

/**
 * The part that is read: the line the eye is on wanders from the top of the window to its bottom while the page is
 * scrolled from its beginning to its end, so that the last part is reached however short it is.
 */
export const partInSight = (tops: Readonly<Record<Part, number>>, { top, most, height }: Scrolled): Part => {
  const line = most > 0 ? (top / most) * height : 0;
  return PARTS.findLast((part) => tops[part] <= line) ?? PARTS[0];
};

/** Brings the keyboard to a part. */
export const focusOn = (part: Part): void => document.getElementById(partId(part))?.focus({ preventScroll: true });

/** Brings a part into sight, and the keyboard to it. */
export const goTo = (part: Part): void => {
  document.getElementById(partId(part))?.scrollIntoView();
  focusOn(part);
};
