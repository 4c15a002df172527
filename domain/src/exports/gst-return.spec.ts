import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billOver, dosa, seller, terms } from '../../testing/orders.js';
import {
  amountsOfFirstRule,
  amountsOfPart,
  billNumber,
  billPaper,
  billView,
  creditNoteNumber,
  GST_RATES,
  GST_TYPES,
  liftedBill,
  type Amounts,
  type BillPaper,
  type IssuedBill,
  type SecondBill,
  type Terms,
} from '../billing/index.js';
import { monthOf, summed } from '../kernel/index.js';
import { GstReturnSums, isToBusiness, type GstReturn, type Papers } from './gst-return.js';

const order = { orderId: 1, items: [dosa], total: 19_800 };
const billed = (n: number, month = '2026-11', said: Partial<IssuedBill> = {}): BillPaper =>
  billPaper(billView({ ...billOver([order], billNumber(2026, n)), ...said }, `${month}-21T07:00:00.000Z`));
const noteFor = (paper: BillPaper, n: number, month = '2026-11') => ({
  ...paper,
  ...{ noteNo: creditNoteNumber(2026, n), issuedAt: `${month}-22T07:00:00.000Z`, reason: null },
});
const told = (papers: Partial<Papers>): GstReturn => {
  const sums = new GstReturnSums(monthOf);
  sums.add({ bills: [], cancelled: [], notes: [], ...papers });
  return sums.told;
};

const firm = { name: 'Infosys', gstNumber: '29AAACI1234F1Z5' };
const HEADS = ['taxable', 'cgst', 'sgst', 'roundOff', 'serviceCharge', 'total'] as const;

describe('A return', () => {
  // ₹198.00 less 10 % is ₹178.20; 5 % of it ₹8.91, in two heads of ₹4.46 and a round-off of a paisa.
  const one = { taxable: 17_820, cgst: 446, sgst: 446, roundOff: -1, serviceCharge: 2_500, total: 21_211 };
  const times = (n: number) => Object.fromEntries(HEADS.map((head) => [head, n === 0 ? 0 : n * one[head]]));
  const plain = {
    gstNumber: seller.gstNumber,
    state: { code: '29', name: 'Karnataka' },
    gstRate: 5,
    toBusiness: false,
  };
  const series = { isOfNotes: false, count: 1, cancelled: 0 };

  it('adds up what is printed on the bills of a month and a rate, heads as they are printed', () =>
    expect(told({ bills: [billed(1), billed(2)] }).supplies).toEqual([
      { month: '2026-11', ...plain, bills: 2, ...times(2) },
    ]));

  it('takes a credit note off in the month of the note, and leaves its bill where it was', () =>
    expect(told({ bills: [billed(1, '2026-10'), billed(2)], notes: [noteFor(billed(1, '2026-10'), 1)] })).toEqual({
      supplies: [
        { month: '2026-10', ...plain, bills: 1, ...times(1) },
        { month: '2026-11', ...plain, bills: 1, ...times(0) },
      ],
      numbers: [
        { ...series, month: '2026-10', from: '2026-27/000001', to: '2026-27/000001' },
        { ...series, month: '2026-11', from: '2026-27/000002', to: '2026-27/000002' },
        { ...series, month: '2026-11', isOfNotes: true, from: 'CN2026-27/000001', to: 'CN2026-27/000001' },
      ],
    }));

  it('tells months, rates and numbers of our own apart, and who has a GST number from who has none', () => {
    const rows = told({
      bills: [
        billed(1, '2026-12'),
        billed(2, '2026-11', { buyer: firm }),
        billed(3, '2026-11', { buyer: { name: 'Asha & Sons' } }),
        billed(4, '2026-11', { terms: { ...terms, gstRate: 0 } }),
        billed(5, '2026-11', { seller: { ...seller, gstNumber: null } }),
      ],
    }).supplies;
    expect(rows.map(({ month, gstNumber, gstRate, toBusiness }) => [month, gstNumber, gstRate, toBusiness])).toEqual([
      ['2026-11', null, 5, false],
      ['2026-11', seller.gstNumber, 0, false],
      ['2026-11', seller.gstNumber, 5, false],
      ['2026-11', seller.gstNumber, 5, true],
      ['2026-12', seller.gstNumber, 5, false],
    ]);
  });

  it('says which numbers were given, and how many of them were cancelled without a credit note', () =>
    expect(
      told({
        bills: [billed(1, '2026-03', { billNo: '2025-26/000999' }), billed(1, '2026-04'), billed(10, '2026-04')],
        cancelled: [billed(2, '2026-04'), { ...billed(10, '2026-04'), noteNo: creditNoteNumber(2026, 1) }],
      }).numbers,
    ).toEqual([
      { ...series, month: '2026-03', from: '2025-26/000999', to: '2025-26/000999' },
      { ...series, month: '2026-04', from: '2026-27/000001', to: '2026-27/000010', count: 3, cancelled: 1 },
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
const MONTHS = ['2026-10', '2026-11'] as const;
const someBills = fc.array(
  fc.record({
    bill: ruled,
    month: fc.constantFrom(...MONTHS),
    buyer: fc.constantFrom(undefined, firm, { name: 'Asha & Sons' }),
    becomes: fc.constantFrom('stands', 'stands', 'cancelled', ...MONTHS),
  }),
  { maxLength: 30 },
);

it('comes to what the bills come to less the credit notes, to the paisa, by whatever rule each was computed', () =>
  fc.assert(
    fc.property(someBills, (some) => {
      const all = some.map(({ bill, month, buyer, becomes }, n) => ({
        ...{ month, becomes, amounts: bill.amounts },
        paper: billed(n + 1, month, { ...bill, billNo: billNumber(2026, n + 1), ...(buyer ? { buyer } : {}) }),
      }));
      const bills = all.filter(({ becomes }) => becomes !== 'cancelled');
      const noted = bills.filter(({ becomes }) => becomes !== 'stands');
      const { supplies, numbers } = told({
        bills: bills.map(({ paper }) => paper),
        cancelled: all.flatMap(({ becomes, paper }) => (becomes === 'cancelled' ? [paper] : [])),
        notes: noted.map(({ paper, becomes }, n) => noteFor(paper, n + 1, becomes)),
      });
      for (const month of MONTHS)
        for (const toBusiness of [true, false]) {
          const rows = supplies.filter((row) => row.month === month && row.toBusiness === toBusiness);
          const its = bills.filter((one) => one.month === month && isToBusiness(one.paper) === toBusiness);
          const back = noted.filter((one) => one.becomes === month && isToBusiness(one.paper) === toBusiness);
          const of = (papers: typeof all, head: (typeof HEADS)[number]) =>
            summed(papers.map(({ amounts }) => amounts[head]));
          for (const head of HEADS)
            expect([head, summed(rows.map((row) => row[head]))]).toEqual([head, of(its, head) - of(back, head)]);
        }
      for (const { taxable, cgst, sgst, roundOff, serviceCharge, total } of supplies)
        expect(taxable + cgst + sgst + roundOff + serviceCharge).toBe(total);
      const net = (isOfNotes: boolean) =>
        summed(numbers.map((of) => (of.isOfNotes === isOfNotes ? of.count - of.cancelled : 0)));
      expect([net(false), net(true)]).toEqual([bills.length, noted.length]);
    }),
  ));
