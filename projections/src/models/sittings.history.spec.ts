import { describe, expect, it } from '@jest/globals';
import { dueOf, guestOrderView, type Claim, type Sitting } from '@sae/domain/guests';
import { toPaise, valuesOf } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { everyHistoryIn } from '../../testing/every-history.js';
import { RESTAURANT } from '../../testing/facts.js';
import type { Living } from '../../testing/history.js';
import type { Models } from '../../testing/models.js';
import { claims, claimsKey } from './claims.js';
import { orders } from './ordering.js';
import { orderKey } from './shown-orders.js';
import { sittingKey, sittings } from './sittings.js';

const TABLES = [1, 2];

const everyHistory = everyHistoryIn(sittings, claims, orders);

const sittingAt = (models: Models, tableNo: number) =>
  (models.document(sittingKey(RESTAURANT, tableNo)) ?? null) as Sitting | null;
const openAt = ({ book }: Living, tableNo: number) => valuesOf(book.open).filter((order) => order.tableNo === tableNo);

describe('Whatever guests and staff do, in whatever order', () => {
  it('what is kept of a table is what all its facts tell of its latest sitting', () =>
    everyHistory((living, models) => {
      for (const tableNo of TABLES) expect(sittingAt(models, tableNo)).toEqual(living.sittingAt(tableNo));
    }));

  it('nobody sits at the Counter', () =>
    everyHistory((_, models) => expect(models.document(sittingKey(RESTAURANT, 0))).toBeUndefined()));

  it('a sitting shows the orders placed at its table from its first on, and none before, where none is moved', () =>
    everyHistory(({ events }, models) => {
      if (events.some(({ type }) => type === 'OrderMoved')) return;
      for (const tableNo of TABLES) {
        const sitting = sittingAt(models, tableNo);
        const placed = events.flatMap((event) => {
          const order = event.type === 'OrderSplit' ? event.data.split : event.type === 'OrderPlaced' && event.data;
          return order && order.tableNo === tableNo ? [order.orderId] : [];
        });
        const shown = sitting?.orders.map(({ id }) => id).sort((a, b) => a - b) ?? [];
        expect(shown).toEqual(placed.filter((id) => sitting !== null && id >= sitting.id).slice(-50));
      }
    }));

  it('an open order is shown at the table where it stands, and at no other', () =>
    everyHistory((living, models) => {
      for (const tableNo of TABLES)
        for (const { id, status } of sittingAt(models, tableNo)?.orders ?? [])
          if (status === 'live' || status === 'recurring')
            expect(openAt(living, tableNo)).toContainEqual(expect.objectContaining({ orderId: id, status }));
      for (const { type, data } of living.events.slice(-1))
        if (type === 'OrderMoved' && data.tableNo !== 0)
          expect(sittingAt(models, data.tableNo)).toMatchObject({
            orders: expect.arrayContaining([expect.objectContaining({ id: data.orderId })]),
          });
    }));

  it('guests see of every order what staff see of it, but for what is not theirs to know', () =>
    everyHistory((_, models) => {
      for (const tableNo of TABLES)
        for (const { cancelled: _, ...seen } of sittingAt(models, tableNo)?.orders ?? []) {
          const order = models.document(orderKey(RESTAURANT, seen.id)) as OrderView | undefined;
          expect(order ? guestOrderView(order) : { ...seen, status: 'deleted' }).toEqual(seen);
        }
    }));

  it('what a table owes are its unpaid bills and what is not billed, of this sitting', () =>
    everyHistory((living, models) => {
      for (const tableNo of TABLES) {
        const sitting = sittingAt(models, tableNo);
        if (!sitting) continue;
        const unbilled = openAt(living, tableNo).filter(({ orderId }) => has(sitting, orderId));
        const bills = standing(living).filter(({ orderIds }) => orderIds.some((id) => has(sitting, id)));
        const unpaid = bills.filter(({ isPaid }) => !isPaid);
        const sum = (parts: readonly { total: number }[]) => parts.reduce((paise, { total }) => paise + total, 0);
        const credit = unbilled.reduce((paise, { paid = 0 }) => paise + paid, 0);
        const before = unpaid.reduce((paise, { paid }) => paise + paid, 0);
        expect(dueOf(sitting)).toEqual({
          due: Math.max(0, sum(unbilled) + sum(unpaid) - credit - before),
          unbilled: Math.max(0, sum(unbilled) - credit),
        });
        expect(sitting.bills.map(({ billNo, isPaid }) => ({ billNo, isPaid }))).toEqual(
          bills.map(({ billNo, isPaid }) => ({ billNo, isPaid })),
        );
      }
    }));

  it('staff see the claims that the book has open, each with a bill that stands or with none', () =>
    everyHistory((living, models) => {
      const shown = (models.document(claimsKey(RESTAURANT)) ?? []) as Claim[];
      const open = shown.map(({ id: claimId, tableNo, sitting, amount }) => ({
        ...{ claimId, tableNo, sitting, amount: toPaise(amount) },
      }));
      expect(open).toEqual(living.book.claims);
      const bills = new Map(standing(living).map((bill) => [bill.billNo, bill]));
      for (const { isBilled, billNo, orderId } of shown)
        if (isBilled) expect(bills.get(billNo ?? '')?.orderIds).toContain(orderId);
    }));
});

const has = (sitting: Sitting, id: number) => sitting.orders.some((order) => order.id === id);

/** The bills that were issued and not cancelled, in paise. */
const standing = ({ events }: Living) => {
  const bills = new Map<string, { billNo: string; total: number; orderIds: number[]; isPaid: boolean; paid: number }>();
  for (const { type, data } of events) {
    if (type === 'BillIssued') {
      const orderIds = data.orders.map(({ orderId }) => orderId);
      const { billNo, paid, amounts } = data;
      // A bill of nothing too.
      const isPaid = paid >= amounts.total;
      bills.set(billNo, { billNo, total: amounts.total, orderIds, isPaid, paid });
    }
    if (type === 'BillCancelled') bills.delete(data.billNo);
    if (type === 'BillPaid') bills.get(data.billNo)!.isPaid = true;
    if (type === 'TenderTaken' || type === 'TenderUndone') {
      const bill = bills.get(data.billNo)!;
      bill.paid += type === 'TenderTaken' ? data.amount : -data.amount;
      bill.isPaid = bill.paid >= bill.total;
    }
    if (type === 'PaymentUndone') Object.assign(bills.get(data.billNo)!, { isPaid: false, paid: 0 });
  }
  return [...bills.values()];
};
