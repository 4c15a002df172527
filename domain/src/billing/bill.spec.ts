import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactly, type Exact } from '../../testing/exact.js';
import { amountsOf, GST_RATES, GST_TYPES, valueBeforeDiscount, type Amounts, type Terms } from './bill.js';

const subtotals = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10 ** 13 }));
const percent = fc.oneof(
  fc.constantFrom(0, 100, 0.01, 99.99),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const terms: fc.Arbitrary<Terms> = fc.record({
  discountPercent: percent,
  serviceCharge: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000 })),
  gstRate: fc.constantFrom(...GST_RATES),
  gstType: fc.constantFrom(...GST_TYPES),
});
const plain = (gstRate: number, gstType: Terms['gstType']): Terms => ({
  ...{ discountPercent: 0, serviceCharge: 0 },
  ...{ gstRate, gstType },
});

const everyBill = (holds: (amounts: Amounts, terms: Terms, subtotal: number) => void, of = terms) =>
  fc.assert(
    fc.property(subtotals, of, (subtotal, chosen) => holds(amountsOf(subtotal, chosen), chosen, subtotal)),
    { numRuns: 2_000 },
  );
const ofType = (gstType: Terms['gstType']) => terms.map((of) => ({ ...of, gstType }));

/** `rupees × percent`, exactly. */
const percentOf = (amount: Exact, percentage: number): Exact =>
  amount.times(exactly(Math.round(percentage * 100))).over(10_000);
const withoutGst = (amount: number, gstRate: number): Exact => exactly(amount * 100).over(100 + gstRate);

describe('A bill', () => {
  it('is made of whole paise, none of them negative but the round-off, which is at most one', () =>
    everyBill(({ roundOff, ...amounts }) => {
      for (const paise of Object.values(amounts)) {
        expect(Number.isSafeInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
      }
      expect([-1, 0, 1]).toContain(roundOff);
    }));

  it('adds up with the GST as one line, and with its two heads and the round-off', () =>
    everyBill((amounts) => {
      const { taxable, cgst, sgst, roundOff, serviceCharge, total } = amounts;
      expect(taxable + amounts.gst + serviceCharge).toBe(total);
      expect(taxable + cgst + sgst + roundOff + serviceCharge).toBe(total);
    }));

  it('has equal heads, each half of the exact GST rounded half up', () =>
    everyBill(({ cgst, sgst, taxable, ...amounts }, { gstType, gstRate }) => {
      expect(cgst).toBe(sgst);
      const taxed = gstType === 'inclusive' ? withoutGst(taxable + amounts.gst, gstRate) : exactly(taxable);
      expect(cgst).toBe(percentOf(taxed, gstRate).over(2).roundedHalfUp());
    }));

  it('follows from the lines above, where GST comes on top: discount, taxable value, GST', () =>
    everyBill((amounts, { discountPercent, gstRate }, subtotal) => {
      expect(amounts.discount).toBe(percentOf(exactly(subtotal), discountPercent).roundedHalfUp());
      expect(amounts.taxable).toBe(subtotal - amounts.discount);
      expect(amounts.gst).toBe(percentOf(exactly(amounts.taxable), gstRate).roundedHalfUp());
    }, ofType('exclusive')));

  it('takes GST out of what is charged, where the prices include it', () =>
    everyBill((amounts, { discountPercent, gstRate, serviceCharge }, subtotal) => {
      const charged = percentOf(exactly(subtotal), 100 - discountPercent).roundedHalfUp();
      expect(amounts.total).toBe(charged + serviceCharge);
      expect(amounts.gst).toBe(percentOf(withoutGst(charged, gstRate), gstRate).roundedHalfUp());
      expect(amounts.taxable).toBe(charged - amounts.gst);
      expect(amounts.discount).toBe(percentOf(withoutGst(subtotal, gstRate), discountPercent).roundedHalfUp());
      // On paper too the tax is the rate of the taxable value, but for the paisa that rounding may take.
      const onPaper = percentOf(exactly(amounts.taxable), gstRate).roundedHalfUp();
      expect(Math.abs(onPaper - amounts.gst)).toBeLessThanOrEqual(1);
    }, ofType('inclusive')));

  it('takes the discount off a line that is printed: the sum, or within a paisa of it without GST', () =>
    everyBill((amounts, of, subtotal) => {
      const value = valueBeforeDiscount(amounts, of);
      expect(value - amounts.discount).toBe(amounts.taxable);
      if (of.gstType === 'exclusive') expect(value).toBe(subtotal);
      else
        expect(withoutGst(subtotal, of.gstRate).minus(exactly(value)).absolute().atMost(exactly(3).over(2))).toBe(true);
    }));

  it('costs nothing but the service charge at 100 % off', () =>
    everyBill((_, of, subtotal) =>
      expect(amountsOf(subtotal, { ...of, discountPercent: 100 })).toMatchObject({
        ...{ taxable: 0, cgst: 0, sgst: 0, roundOff: 0 },
        total: of.serviceCharge,
      }),
    ));

  it('carries no tax at 0 %, however the tax is meant', () =>
    everyBill((_, of, subtotal) => {
      const inclusive = amountsOf(subtotal, { ...of, gstRate: 0, gstType: 'inclusive' });
      const exclusive = amountsOf(subtotal, { ...of, gstRate: 0, gstType: 'exclusive' });
      for (const amounts of [inclusive, exclusive]) expect(amounts).toMatchObject({ cgst: 0, sgst: 0, roundOff: 0 });
      expect(Math.abs(inclusive.total - exclusive.total)).toBeLessThanOrEqual(1);
    }));

  it('grows with what was eaten', () =>
    everyBill(({ total }, of, subtotal) => expect(amountsOf(subtotal + 1, of).total).toBeGreaterThanOrEqual(total)));
});

describe('An inclusive bill without discount and service charge', () => {
  it.each(GST_RATES)('costs exactly what the menu says at %i %%', (rate) => {
    for (let paise = 0; paise <= 200_000; paise += 1) {
      const { total, taxable, cgst, sgst, roundOff } = amountsOf(paise, plain(rate, 'inclusive'));
      if (total !== paise || taxable + cgst + sgst + roundOff !== paise)
        expect({ paise, total, taxable, cgst }).toBeNull();
    }
  });
});

describe('Bills worked out by hand', () => {
  it.each([
    [9900, plain(5, 'exclusive'), { taxable: 9900, cgst: 248, sgst: 248, roundOff: -1, total: 10395 }],
    [
      193000,
      { ...plain(5, 'exclusive'), discountPercent: 10 },
      { discount: 19300, taxable: 173700, cgst: 4343, sgst: 4343, roundOff: -1, total: 182385 },
    ],
    [9900, plain(5, 'inclusive'), { taxable: 9429, cgst: 236, sgst: 236, roundOff: -1, total: 9900 }],
    [10000, plain(5, 'exclusive'), { discount: 0, taxable: 10000, cgst: 250, sgst: 250, roundOff: 0, total: 10500 }],
    [
      50000,
      { discountPercent: 10, serviceCharge: 2500, gstRate: 18, gstType: 'exclusive' as const },
      { discount: 5000, taxable: 45000, cgst: 4050, sgst: 4050, roundOff: 0, serviceCharge: 2500, total: 55600 },
    ],
    [
      11200,
      { discountPercent: 50, serviceCharge: 0, gstRate: 12, gstType: 'inclusive' as const },
      { discount: 5000, taxable: 5000, cgst: 300, sgst: 300, roundOff: 0, total: 5600 },
    ],
    // ₹0.10 at 5 %: half a paisa of GST goes up, a quarter in each head goes down, and the round-off is what is left.
    [10, plain(5, 'exclusive'), { taxable: 10, cgst: 0, sgst: 0, roundOff: 1, total: 11 }],
  ])('%i paise, %j', (subtotal, of, amounts) => expect(amountsOf(subtotal, of)).toMatchObject(amounts));
});
