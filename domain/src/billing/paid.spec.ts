import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paidIn, paidMore, paidTogether, paidUpTo, TENDER_KINDS, unsaidOf, type Paid } from './paid.js';

const amount = fc.nat({ max: 100_000 });
const paid: fc.Arbitrary<Paid> = fc
  .record({ cash: amount, upi: amount, card: amount, other: amount, unsaid: amount })
  .map(({ unsaid, ...by }) => paidIn(by.cash + by.upi + by.card + by.other + unsaid, by));

describe('What was paid', () => {
  it('says nothing of nothing', () => {
    expect(paidIn(0, {})).toEqual({});
    expect(paidIn(500, { cash: 0 })).toEqual({ paid: 500 });
    expect(paidMore({ paid: 500, paidBy: { cash: 500 } }, 'cash', -500)).toEqual({});
  });

  it('goes back in cash first, for that is the easiest to give', () =>
    expect(paidUpTo({ paid: 700, paidBy: { cash: 300, card: 300 } }, 400)).toEqual({
      kept: { paid: 400, paidBy: { card: 300 } },
      left: { paid: 300, paidBy: { cash: 300 } },
    }));

  it('is never more nor less than its parts, however it is divided and put together again', () =>
    fc.assert(
      fc.property(paid, fc.integer({ min: -10, max: 500_000 }), (money, most) => {
        const { kept, left } = paidUpTo(money, most);
        expect(kept.paid ?? 0).toBe(Math.min(money.paid ?? 0, Math.max(0, most)));
        expect(paidTogether([kept, left])).toEqual(money);
        for (const part of [kept, left]) expect(unsaidOf(part)).toBeGreaterThanOrEqual(0);
      }),
    ));

  it('is as before once what came is taken back', () =>
    fc.assert(
      fc.property(paid, fc.constantFrom(...TENDER_KINDS), amount, (money, kind, more) =>
        expect(paidMore(paidMore(money, kind, more), kind, -more)).toEqual(money),
      ),
    ));
});
