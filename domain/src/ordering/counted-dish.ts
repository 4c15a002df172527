/** Portions of which a half one is one: whole numbers, however a dish is sold. */
export type Halves = number;

/** A dish of which it is known how many portions are left. */
export interface CountedDish {
  readonly itemId: number;
  readonly name: string;
  readonly left: Halves;
}

/** Counted dishes a restaurant can have, and how many portions one. */
export const MAX_COUNTED = 500;
export const MAX_PORTIONS = 9_999;

/** `1½ portions`. */
export const portionsText = (halves: Halves): string => {
  const whole = Math.floor(halves / 2);
  const text = halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
  return `${text} ${halves === 1 || halves === 2 ? 'portion' : 'portions'}`;
};

/** How many portions of a dish are left; `left` is null where nobody counts. */
export interface PortionsView {
  readonly id: number;
  readonly left: number | null;
}

export const portionsView = (id: number, left: Halves | null): PortionsView => ({
  id,
  left: left === null ? null : left / 2,
});
