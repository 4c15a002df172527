import { roundHalfUp, type Amounts, type Terms } from './bill.js';
import type { Paise } from '../kernel/index.js';

/** A bill's amounts under the first rule, which knew no round-off and named the tax by its heads alone. */
export type FirstAmounts = Omit<Amounts, 'roundOff' | 'gst'>;

/**
 * How bills were computed until the second rule: each tax head rounded, the taxable value taking the remainder. Kept so
 * that the bills issued then can be recomputed for ever, and for nothing else (docs/decisions/0005-bill-rounding.md).
 */
export const amountsOfFirstRule = (
  subtotal: Paise,
  { discountPercent, serviceCharge, gstRate, gstType }: Terms,
): FirstAmounts => {
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
