import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billOver, dosa, seller, terms } from '../../testing/orders.js';
import {
  amountsOfFirstRule,
  amountsOfPart,
  billNumber,
  billPaper,
  billView,
  GST_RATES,
  GST_TYPES,
  liftedBill,
  type Amounts,
  type BillPaper,
  type IssuedBill,
  type SecondBill,
  type Terms,
} from '../billing/index.js';
import { summed } from '../kernel/index.js';
import { GstReturnSums, isToBusiness, type GstReturn } from './gst-return.js';

const at = '2026-11-21T07:00:00.000Z';
const order = { orderId: 1, items: [dosa], total: 19_800 };
const paper = (n: number, said: Partial<IssuedBill> = {}): BillPaper =>
  billPaper(billView({ ...billOver([order], billNumber(2026, n)), ...said }, at));
const told = (tell: (sums: GstReturnSums) => void): GstReturn => {
  const sums = new GstReturnSums();
  tell(sums);
  return sums.told;
};

const firm = { name: 'Infosys', gstNumber: '29AAACI1234F1Z5' };

describe('A return', () => {
  // ₹198.00 less 10 % is ₹178.20; 5 % of it ₹8.91, in two heads of ₹4.46 and a round-off of a paisa.
  const one = { taxable: 17_820, cgst: 446, sgst: 446, roundOff: -1, serviceCharge: 2_500, total: 21_211 };
  const two = Object.fromEntries(Object.entries(one).map(([head, amount]) => [head, 2 * amount]));

  it('adds up what is printed on the bills of a month and a rate, heads as they are printed', () =>
    expect(
      told((sums) => {
        for (const n of [1, 2]) sums.add('2026-11', paper(n));
      }).supplies,
    ).toEqual([
      {
        ...{ month: '2026-11', gstNumber: seller.gstNumber, state: { code: '29', name: 'Karnataka' }, gstRate: 5 },
        ...{ toBusiness: false, bills: 2 },
        ...two,
      },
    ]));

  it('tells months, rates and numbers of our own apart, and who has a GST number from who has none', () => {
    const rows = told((sums) => {
      sums.add('2026-12', paper(1));
      sums.add('2026-11', paper(2, { buyer: firm }));
      sums.add('2026-11', paper(3, { buyer: { name: 'Asha & Sons' } }));
      sums.add('2026-11', paper(4, { terms: { ...terms, gstRate: 0 } }));
      sums.add('2026-11', paper(5, { seller: { ...seller, gstNumber: null } }));
    }).supplies;
    expect(rows.map(({ month, gstNumber, gstRate, toBusiness }) => [month, gstNumber, gstRate, toBusiness])).toEqual([
      ['2026-11', null, 5, false],
      ['2026-11', seller.gstNumber, 0, false],
      ['2026-11', seller.gstNumber, 5, false],
      ['2026-11', seller.gstNumber, 5, true],
      ['2026-12', seller.gstNumber, 5, false],
    ]);
  });

  it('says which numbers were given, and how many of them were cancelled', () =>
    expect(
      told((sums) => {
        sums.add('2026-03', paper(1, { billNo: '2025-26/000999' }));
        sums.addCancelled('2026-04', paper(2));
        sums.add('2026-04', paper(1));
        sums.add('2026-04', paper(10));
      }).numbers,
    ).toEqual([
      { month: '2026-03', from: '2025-26/000999', to: '2025-26/000999', count: 1, cancelled: 0 },
      { month: '2026-04', from: '2026-27/000001', to: '2026-27/000010', count: 3, cancelled: 1 },
    ]));
});

const someTerms: fc.Arbitrary<Terms> = fc.record({
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  serviceCharge: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  gstRate: fc.constantFrom(...GST_RATES),
  gstType: fc.constantFrom(...GST_TYPES),
});

/** As it was computed under the rule of its time; of a part of a table, where something stays. */
const ruled = fc
  .record({ subtotal: fc.integer({ min: 0, max: 10_000_000 }), rest: fc.nat({ max: 100_000 }), terms: someTerms })
  .chain(({ subtotal, rest, terms: of }) => {
    const bill = { ...billOver([order]), terms: of };
    const part = amountsOfPart(subtotal, rest, of);
    const { gst: _, ...heads } = part;
    const earlier = (rule: 1 | 2, amounts: Omit<Amounts, 'gst'>) =>
      liftedBill({ ...bill, rule, amounts } as SecondBill);
    return fc.constantFrom<IssuedBill>(
      earlier(1, { ...amountsOfFirstRule(subtotal, of), roundOff: 0 }),
      earlier(2, heads),
      { ...bill, rule: 3, amounts: part },
    );
  });
const someBills = fc.array(
  fc.record({
    bill: ruled,
    month: fc.constantFrom('2026-10', '2026-11'),
    buyer: fc.constantFrom(undefined, firm, { name: 'Asha & Sons' }),
    isCancelled: fc.boolean(),
  }),
  { maxLength: 30 },
);

it('comes to what the bills come to, to the paisa, by whatever rule each was computed', () =>
  fc.assert(
    fc.property(someBills, (bills) => {
      const { supplies, numbers } = told((sums) =>
        bills.forEach(({ bill, month, buyer, isCancelled }, n) => {
          const printed = paper(n + 1, { ...bill, billNo: billNumber(2026, n + 1), ...(buyer ? { buyer } : {}) });
          if (isCancelled) sums.addCancelled(month, printed);
          else sums.add(month, printed);
        }),
      );
      const counted = bills.filter(({ isCancelled }) => !isCancelled);
      for (const month of ['2026-10', '2026-11'])
        for (const toBusiness of [true, false]) {
          const its = counted.filter((one) => one.month === month && isToBusiness(one) === toBusiness);
          const rows = supplies.filter((row) => row.month === month && row.toBusiness === toBusiness);
          for (const head of ['taxable', 'cgst', 'sgst', 'roundOff', 'serviceCharge', 'total'] as const)
            expect([head, summed(rows.map((row) => row[head]))]).toEqual([
              head,
              summed(its.map(({ bill }) => bill.amounts[head])),
            ]);
        }
      for (const { taxable, cgst, sgst, roundOff, serviceCharge, total } of supplies)
        expect(taxable + cgst + sgst + roundOff + serviceCharge).toBe(total);
      expect(summed(numbers.map(({ count, cancelled }) => count - cancelled))).toBe(counted.length);
    }),
  ));
