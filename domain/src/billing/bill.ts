import type { Paise } from '../kernel/index.js';

export const GST_RATES = [0, 5, 12, 18] as const;
export type GstRate = (typeof GST_RATES)[number];
export const GST_TYPES = ['inclusive', 'exclusive'] as const;
export type GstType = (typeof GST_TYPES)[number];

/** What staff choose in Receipt Settings. */
export interface Terms {
  /** 0 to 100, at most two decimals. */
  readonly discountPercent: number;
  readonly serviceCharge: Paise;
  /** Percent. */
  readonly gstRate: number;
  readonly gstType: GstType;
}

/** A bill's amounts as printed. `taxable + cgst + sgst + serviceCharge` is `total`, to the paisa. */
export interface Amounts {
  /** The sum of the lines, as on the menu. */
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly serviceCharge: Paise;
  readonly total: Paise;
}

/** `n / d` to the nearest integer, halves up; both are at least 0. */
const roundHalfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d));

/**
 * A bill's amounts: exact fractions, each printed number rounded once. Each tax head is rounded and the taxable value
 * takes the remainder, so that the parts add up to the total (docs/decisions/0005-bill-rounding.md).
 */
export const amountsOf = (subtotal: Paise, { discountPercent, serviceCharge, gstRate, gstType }: Terms): Amounts => {
  const s = BigInt(subtotal);
  const rate = BigInt(gstRate); // per 100
  const off = BigInt(Math.round(discountPercent * 100)); // per 10,000
  // base = s × baseN / baseD, and every later fraction stands over baseD × 10,000 (× 100 with tax).
  const [baseN, baseD] = gstType === 'inclusive' ? [s * 100n, 100n + rate] : [s, 1n];
  const taxableN = baseN * (10_000n - off);
  const unit = baseD * 10_000n;

  const total = roundHalfUp(taxableN * (100n + rate), unit * 100n) + serviceCharge;
  const head = roundHalfUp(taxableN * rate, unit * 200n);
  const taxable = total - serviceCharge - 2 * head;
  const discount = roundHalfUp(baseN * off, unit);
  return { subtotal, discount, taxable, cgst: head, sgst: head, serviceCharge, total };
};

/**
 * `total` shared out in proportion to `weights` (equally when all are 0): integer shares that add up to `total` and
 * are each within one paisa of the exact share. The paise left over go to the largest fractions, the first of equals.
 */
export const shareOut = (total: Paise, weights: readonly number[]): Paise[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = (sum === 0 ? weights.map(() => 1) : weights).map(BigInt);
  const whole = sum === 0 ? BigInt(weights.length) : BigInt(sum);
  const shares = parts.map((part) => ({ share: (BigInt(total) * part) / whole, rest: (BigInt(total) * part) % whole }));
  let left = total - Number(shares.reduce((a, { share }) => a + share, 0n));
  const order = shares.map((_, index) => index).sort((a, b) => Number(shares[b]!.rest - shares[a]!.rest) || a - b);
  const result = shares.map(({ share }) => Number(share));
  for (const index of order) if (left-- > 0) result[index]! += 1;
  return result;
};
