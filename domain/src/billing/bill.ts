import { summed, type Paise } from '../kernel/index.js';

export const GST_RATES = [0, 5, 12, 18] as const;
export type GstRate = (typeof GST_RATES)[number];
export const GST_TYPES = ['inclusive', 'exclusive'] as const;
export type GstType = (typeof GST_TYPES)[number];

export const DEFAULT_MESSAGE = 'Have a nice day!';

/** What staff choose in Receipt Settings. */
export interface Terms {
  /** 0 to 100, at most two decimals. */
  readonly discountPercent: number;
  readonly serviceCharge: Paise;
  /** Percent. */
  readonly gstRate: number;
  readonly gstType: GstType;
}

/**
 * A bill's amounts as printed. Two sums hold, to the paisa: taxable + GST + service charge is the total, and so is
 * taxable + CGST + SGST + round-off + service charge. On a part of a table the first has one amount more, what makes the
 * parts add up: the tax is that of the part's own lines (docs/decisions/0073-a-parts-tax-is-its-own.md).
 */
export interface Amounts {
  /** The sum of the lines, as on the menu. */
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  /** GST as the specification has it, a line of its own. */
  readonly gst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  /** What equal halves leave of the GST, −1, 0 or 1; on a part of a table, what makes the parts add up as well. */
  readonly roundOff: Paise;
  readonly serviceCharge: Paise;
  readonly total: Paise;
}

/** `n / d` to the nearest integer, halves up; both are at least 0. */
export const roundHalfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d));

/**
 * A bill's amounts by the second rule: each line is computed from the lines printed above it and rounded half up, the
 * two tax heads are equal, and the round-off makes the sum (docs/decisions/0043-every-line-follows.md).
 */
export const amountsOf = (subtotal: Paise, { discountPercent, serviceCharge, gstRate, gstType }: Terms): Amounts => {
  const s = BigInt(subtotal);
  const rate = BigInt(gstRate); // per 100
  const off = BigInt(Math.round(discountPercent * 100)); // per 10,000
  const isInclusive = gstType === 'inclusive';

  const discount = isInclusive ? roundHalfUp(s * 100n * off, (100n + rate) * 10_000n) : roundHalfUp(s * off, 10_000n);
  // What the tax is taken from, or added to.
  const charged = isInclusive ? roundHalfUp(s * (10_000n - off), 10_000n) : subtotal - discount;
  const taxN = BigInt(charged) * rate;
  const taxD = isInclusive ? 100n + rate : 100n;
  const gst = roundHalfUp(taxN, taxD);
  const head = roundHalfUp(taxN, 2n * taxD);

  const taxable = isInclusive ? charged - gst : charged;
  const total = taxable + gst + serviceCharge;
  return {
    ...{ subtotal, discount, taxable, gst, cgst: head, sgst: head },
    ...{ roundOff: gst - 2 * head, serviceCharge, total },
  };
};

/**
 * The amounts of a part that is billed while the rest of its table stays running: each line as of any bill, and in the
 * round-off what makes the parts add up to the bill of the whole (docs/decisions/0063-parts-of-a-table.md).
 */
export const amountsOfPart = (subtotal: Paise, rest: Paise, terms: Terms): Amounts => {
  const part = amountsOf(subtotal, terms);
  const total = amountsOf(subtotal + rest, terms).total - amountsOf(rest, terms).total + terms.serviceCharge;
  return { ...part, roundOff: part.roundOff + total - part.total, total };
};

/** What the discount is taken off: the lines' sum, without the GST in it where the prices include it. */
export const valueBeforeDiscount = ({ subtotal, taxable, discount }: Amounts, { gstType }: Terms): Paise =>
  gstType === 'inclusive' ? taxable + discount : subtotal;

/**
 * `total` shared out in proportion to `weights` (equally when all are 0): integer shares that add up to `total` and
 * are each within one paisa of the exact share. The paise left over go to the largest fractions, the first of equals.
 */
export const shareOut = (total: Paise, weights: readonly number[]): Paise[] => {
  const sum = summed(weights);
  const parts = (sum === 0 ? weights.map(() => 1) : weights).map(BigInt);
  const whole = sum === 0 ? BigInt(weights.length) : BigInt(sum);
  const shares = parts.map((part) => ({ share: (BigInt(total) * part) / whole, rest: (BigInt(total) * part) % whole }));
  let left = total - Number(shares.reduce((a, { share }) => a + share, 0n));
  const order = shares.map((_, index) => index).sort((a, b) => Number(shares[b]!.rest - shares[a]!.rest) || a - b);
  const result = shares.map(({ share }) => Number(share));
  for (const index of order) if (left-- > 0) result[index]! += 1;
  return result;
};

/** What each of so many pays of a bill in equal shares: they add up to it, and no two differ by more than a paisa. */
export const equalShares = (total: Paise, count: number): Paise[] =>
  shareOut(
    total,
    Array.from({ length: count }, () => 1),
  );
