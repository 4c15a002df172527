import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactly, type Exact } from '../../testing/exact.js';
import { GST_RATES, GST_TYPES, type Terms } from './bill.js';
import { amountsOfFirstRule as amountsOf, type FirstAmounts as Amounts } from './first-rule.js';

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
  discountPercent: 0,
  serviceCharge: 0,
  gstRate,
  gstType,
});

/** The bill by the spec's words, as exact fractions. */
const byTheBook = (subtotal: number, { discountPercent, gstRate, gstType }: Terms) => {
  const rate = exactly(gstRate).over(100);
  const base = gstType === 'inclusive' ? exactly(subtotal).dividedBy(exactly(1).plus(rate)) : exactly(subtotal);
  const discount = base.times(exactly(Math.round(discountPercent * 100)).over(10_000));
  const taxable = base.minus(discount);
  const gst = taxable.times(rate);
  return { discount, taxable, head: gst.over(2), food: taxable.plus(gst) };
};
const everyBill = (holds: (amounts: Amounts, subtotal: number, terms: Terms) => void) =>
  fc.assert(
    fc.property(subtotals, terms, (subtotal, of) => holds(amountsOf(subtotal, of), subtotal, of)),
    { numRuns: 2_000 },
  );
const expectWithin = (paise: number, exact: Exact, slack: number) =>
  expect(
    exact
      .minus(exactly(paise))
      .absolute()
      .atMost(exactly(Math.round(slack * 2)).over(2)),
  ).toBe(true);

describe('A bill of the first rule', () => {
  it('is made of whole paise, none of them negative', () =>
    everyBill((amounts) =>
      Object.values(amounts).forEach((paise: number) => {
        expect(Number.isSafeInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
      }),
    ));

  it('has parts that add up to its total', () =>
    everyBill(({ taxable, cgst, sgst, serviceCharge, total }) =>
      expect(taxable + cgst + sgst + serviceCharge).toBe(total),
    ));

  it('has equal CGST and SGST, each the exact half rounded half up', () =>
    everyBill(({ cgst, sgst }, subtotal, of) => {
      expect(cgst).toBe(sgst);
      expect(cgst).toBe(byTheBook(subtotal, of).head.roundedHalfUp());
    }));

  it('totals the exact value rounded once, half up, and the service charge', () =>
    everyBill(({ total }, subtotal, of) =>
      expect(total).toBe(byTheBook(subtotal, of).food.roundedHalfUp() + of.serviceCharge),
    ));

  it('discounts the exact part of the base, rounded half up', () =>
    everyBill(({ discount }, subtotal, of) => expect(discount).toBe(byTheBook(subtotal, of).discount.roundedHalfUp())));

  it('prints a taxable value within one and a half paise of the exact one', () =>
    everyBill(({ taxable }, subtotal, of) => expectWithin(taxable, byTheBook(subtotal, of).taxable, 1.5)));

  it('never discounts more than the subtotal, and nothing at 0 %', () =>
    everyBill(({ subtotal, discount }, _, { discountPercent }) => {
      expect(discount).toBeLessThanOrEqual(subtotal);
      if (discountPercent === 0) expect(discount).toBe(0);
    }));

  it('costs nothing but the service charge at 100 % off', () =>
    everyBill((_, subtotal, of) =>
      expect(amountsOf(subtotal, { ...of, discountPercent: 100 })).toMatchObject({
        taxable: 0,
        cgst: 0,
        sgst: 0,
        total: of.serviceCharge,
      }),
    ));

  it('carries no tax at 0 %, however the tax is meant', () =>
    everyBill((_, subtotal, of) => {
      const inclusive = amountsOf(subtotal, { ...of, gstRate: 0, gstType: 'inclusive' });
      expect(inclusive).toMatchObject({ cgst: 0, sgst: 0 });
      expect(inclusive.total).toBe(amountsOf(subtotal, { ...of, gstRate: 0, gstType: 'exclusive' }).total);
    }));

  it('grows with what was eaten', () =>
    everyBill(({ total }, subtotal, of) => expect(amountsOf(subtotal + 1, of).total).toBeGreaterThanOrEqual(total)));
});

describe('An inclusive bill of the first rule, without discount and service charge', () => {
  it.each(GST_RATES)('costs exactly what the menu says at %i %%', (rate) => {
    for (let paise = 0; paise <= 200_000; paise += 1) {
      const { total, taxable, cgst, sgst } = amountsOf(paise, plain(rate, 'inclusive'));
      if (total !== paise || taxable + cgst + sgst !== paise) expect({ paise, total, taxable, cgst, sgst }).toBeNull();
    }
  });
});

describe('Bills of the first rule, worked out by hand', () => {
  it.each([
    // ₹99 at 5 % inclusive: naive rounding prints 94.29 + 2.36 + 2.36 = 99.01.
    [9900, plain(5, 'inclusive'), { discount: 0, taxable: 9428, cgst: 236, sgst: 236, total: 9900 }],
    [10000, plain(5, 'exclusive'), { discount: 0, taxable: 10000, cgst: 250, sgst: 250, total: 10500 }],
    [
      50000,
      { discountPercent: 10, serviceCharge: 2500, gstRate: 18, gstType: 'exclusive' as const },
      { discount: 5000, taxable: 45000, cgst: 4050, sgst: 4050, serviceCharge: 2500, total: 55600 },
    ],
    [
      11200,
      { discountPercent: 50, serviceCharge: 0, gstRate: 12, gstType: 'inclusive' as const },
      { discount: 5000, taxable: 5000, cgst: 300, sgst: 300, total: 5600 },
    ],
    // Half a paisa goes up: ₹0.10 at 5 % is ₹0.105.
    [10, plain(5, 'exclusive'), { taxable: 11, cgst: 0, sgst: 0, total: 11 }],
    // The taxable value takes what rounding leaves over; the discount is what its percentage says.
    [
      100,
      { discountPercent: 0.01, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' as const },
      { discount: 0, taxable: 101, cgst: 2, sgst: 2, total: 105 },
    ],
  ])('%i paise, %j', (subtotal, of, amounts) => expect(amountsOf(subtotal, of)).toMatchObject(amounts));
});
