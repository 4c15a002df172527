import { below, decimal, dividedBy, isMore, minus, per, plus, rounded, times, whole } from './fraction.js';

/** What a bill says about money, in paise. */
export interface Sums {
  readonly subtotal: number;
  readonly beforeDiscount: number;
  readonly discount: number;
  readonly taxable: number;
  readonly gst: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly roundOff: number;
  readonly service: number;
  readonly total: number;
}

export interface PaperTerms {
  readonly discount: number;
  readonly serviceCharge: number;
  readonly gstRate: number;
  readonly gstType: 'inclusive' | 'exclusive';
}

/** A bill as it is worked out with a pocket calculator: each line from those above it, rounded half up. */
export const sumsOf = (subtotal: number, { discount: percent, serviceCharge, gstRate, gstType }: PaperTerms): Sums => {
  const lines = whole(subtotal);
  const rate = per(gstRate, 100);
  const off = dividedBy(decimal(percent), whole(100));
  const withTax = plus(whole(1), rate);
  const isInside = gstType === 'inclusive';

  const discount = rounded(times(isInside ? dividedBy(lines, withTax) : lines, off));
  const charged = isInside ? rounded(times(lines, minus(whole(1), off))) : subtotal - discount;
  const tax = isInside ? dividedBy(times(whole(charged), rate), withTax) : times(whole(charged), rate);
  const gst = rounded(tax);
  const head = rounded(dividedBy(tax, whole(2)));
  const taxable = isInside ? charged - gst : charged;
  return {
    ...{ subtotal, beforeDiscount: isInside ? taxable + discount : subtotal, discount, taxable },
    ...{ gst, cgst: head, sgst: head, roundOff: gst - head - head },
    ...{ service: serviceCharge, total: taxable + gst + serviceCharge },
  };
};

/** Of a part of a table: its tax is its own, and what makes the parts add up to the whole stands in the round-off. */
export const sumsOfPart = (subtotal: number, rest: number, terms: PaperTerms): Sums => {
  const part = sumsOf(subtotal, terms);
  const [all, left] = [sumsOf(subtotal + rest, terms), sumsOf(rest, terms)];
  const total = all.total - left.total + terms.serviceCharge;
  return { ...part, roundOff: part.roundOff + (total - part.total), total };
};

/** Shared out by weight: everybody gets the whole paise of their share, the paise left over go to the largest rests. */
export const shared = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) =>
    sum === 0 ? per(total, weights.length) : times(whole(total), per(weight, sum)),
  );
  const shares = exact.map(below);
  for (let left = total - shares.reduce((all, share) => all + share, 0); left > 0; left -= 1) {
    let most = -1;
    exact.forEach((part, n) => {
      const isServed = below(part) < (shares[n] as number);
      const rest = minus(part, whole(below(part)));
      const best = exact[most];
      if (!isServed && (!best || isMore(rest, minus(best, whole(below(best)))))) most = n;
    });
    shares[most] = (shares[most] as number) + 1;
  }
  return shares;
};
