import { describe, expect, it } from '@jest/globals';
import { MONEY_KINDS } from '@sae/domain/billing';
import { shareOut, TENDER_KINDS } from '@sae/domain/billing';
import type { OrderView } from '@sae/domain/ordering';
import fc from 'fast-check';
import { withMoney } from './money.js';

type Receipt = NonNullable<OrderView['receiptDetails']>;

const order = (id: number, share: number, receipt: Partial<Receipt> = {}): OrderView => ({
  ...{ id, restaurantId: 1, tableNo: 4, items: [], total: share / 100, createdAt: '2026-11-20T18:35:00.000Z' },
  ...{ status: 'past', placedBy: 'staff', revision: '2026.1' },
  receiptDetails: {
    ...{ billNo: '2026-27/000042', total: share / 100, completedAt: '2026-11-21T07:00:00.000Z', isPaid: false },
    ...receipt,
  },
});
const money = (...orders: OrderView[]) => withMoney(orders).map((row) => row.money);

describe('How an order was paid', () => {
  it('is said of each on a bill, which is paid as a whole', () => {
    const by = [
      { kind: 'cash', amount: 1.5 },
      { kind: 'upi', amount: 1 },
    ] as const;
    const payment = { paid: 2.5, toPay: 0.5, toGiveBack: 0, by, tip: 0.2 };
    expect(money(order(1, 100, { payment }), order(2, 200, { payment }))).toEqual([
      { cash: 100, tip: 20 },
      { cash: 50, upi: 100, unpaid: 50 },
    ]);
  });
  it('is not known of what was marked paid alone', () => {
    expect(money(order(1, 100, { isPaid: true }))).toEqual([{ unsaid: 100 }]);
    expect(money(order(1, 100))).toEqual([{ unpaid: 100 }]);
  });
  it('is without what is given back', () => {
    const payment = { paid: 3, toPay: 0, toGiveBack: 2, by: [{ kind: 'cash', amount: 3 }] } as const;
    expect(money(order(1, 100, { isPaid: true, payment }))).toEqual([{ cash: 100 }]);
  });

  it('adds up to what each was charged, and by kind to what came for the bill', () => {
    const amount = fc.nat({ max: 10_000 });
    const kinds = fc.record({ cash: amount, upi: amount, card: amount, other: amount, unsaid: amount, unpaid: amount });
    fc.assert(
      fc.property(kinds, fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 }), (paid, weights) => {
        const total = Object.values(paid).reduce((sum, part) => sum + part, 0);
        const by = TENDER_KINDS.map((kind) => ({ kind, amount: paid[kind] / 100 }));
        const payment = { paid: (total - paid.unpaid) / 100, toPay: paid.unpaid / 100, toGiveBack: 0, by };
        const shares = shareOut(total, weights);
        const rows = money(...shares.map((share, index) => order(index + 1, share, { payment })));
        const sum = (parts: readonly (number | undefined)[]) => parts.reduce<number>((all, part = 0) => all + part, 0);
        expect(rows.map((row) => sum(Object.values(row ?? {})))).toEqual(shares);
        for (const kind of [...MONEY_KINDS, 'unpaid'] as const)
          expect([kind, sum(rows.map((row) => row?.[kind]))]).toEqual([kind, paid[kind]]);
      }),
    );
  });
});
