import { describe, expect, it } from '@jest/globals';
import {
  NO_TAKINGS,
  paidAlone,
  paidTogether,
  paidUpTo,
  sumOfKinds,
  TENDER_KINDS,
  unsaidOf,
  type Paid,
  type TenderKind,
  type Takings,
} from '@sae/domain/billing';
import { entryOf, toPaise, valuesOf } from '@sae/domain/kernel';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import { everyHistoryIn } from '../../testing/every-history.js';
import { RESTAURANT, ZONE } from '../../testing/facts.js';
import type { Living } from '../../testing/history.js';
import { orders } from './ordering.js';
import { billKey, orderKey, pastKey, paymentIn, type BillDocument } from './shown-orders.js';
import { takings, takingsKey } from './takings.js';

const everyHistory = everyHistoryIn(takings(ZONE), orders);

/** What counts as paid of the bills that stand. */
const standing = ({
  book,
}: Living): (Paid & { billNo: string; tenders?: readonly { amount: number; tip: number }[] })[] => {
  const refs = Array.from({ length: book.nextOrderId }, (_, id) => entryOf(book.past, id)).filter((ref) => !!ref);
  return [...new Map(refs.map((ref) => [ref.billNo, ref])).values()];
};
const tendersIn = (events: readonly OrderBookEvent[], type: 'TenderTaken' | 'TenderUndone') =>
  events.flatMap((event) => (event.type === type ? [event.data] : []));

/** What was paid too much: it is not forgotten how it came when it is given back, which may be otherwise. */
const owedIn = ({ book, events }: Living): Paid[] => {
  const owed = new Map<number, Paid>();
  for (const { type, data } of events) {
    if (type === 'BillIssued' && data.backId !== undefined)
      owed.set(data.backId, paidUpTo(data, data.amounts.total).left);
    if (type === 'OrderDeleted' && data.backId !== undefined) owed.set(data.backId, paidAlone(data));
  }
  const isGiven = (id: number) => events.some(({ type, data }) => type === 'MoneyGivenBack' && data.backId === id);
  const isOwed = (id: number) => book.owed.some(({ backId }) => backId === id);
  return [...owed].flatMap(([id, money]) => (isOwed(id) || isGiven(id) ? [money] : []));
};

const givenBackBy = ({ events }: Living, kind: TenderKind) =>
  events.reduce(
    (sum, { type, data }) => (type === 'MoneyGivenBack' && data.kind === kind ? sum + data.amount : sum),
    0,
  );

describe('Whatever is paid, taken back, brought back and billed again', () => {
  it('what came into the till is what counts as paid of bills that stand and of orders that were brought back, and what is owed', () =>
    everyHistory((living, models) => {
      const counts = paidTogether([...standing(living), ...valuesOf(living.book.open), ...owedIn(living)]);
      const { by, tips } = (models.document(takingsKey(RESTAURANT, {})) ?? NO_TAKINGS) as Takings;
      for (const kind of TENDER_KINDS)
        expect([kind, by[kind] ?? 0]).toEqual([kind, (counts.paidBy?.[kind] ?? 0) - givenBackBy(living, kind)]);
      expect(by.unsaid ?? 0).toBe(unsaidOf(counts));
      const tip = (type: 'TenderTaken' | 'TenderUndone') =>
        tendersIn(living.events, type).reduce((sum, tender) => sum + tender.tip, 0);
      expect(sumOfKinds(tips)).toBe(tip('TenderTaken') - tip('TenderUndone'));
    }));

  it('a bill’s payments and what was paid before it are what counts as paid of it, and never above its total', () =>
    everyHistory((living, models) => {
      const bills = new Map(
        living.events.flatMap((event) => (event.type === 'BillIssued' ? [[event.data.billNo, event.data]] : [])),
      );
      for (const ref of standing(living)) {
        const { amounts } = bills.get(ref.billNo)!;
        const { total } = amounts;
        expect(ref.paid ?? 0).toBeLessThanOrEqual(total);
        expect(unsaidOf(ref)).toBeGreaterThanOrEqual(0);
        const taken = (ref.tenders ?? []).reduce((sum, { amount }) => sum + amount, 0);
        expect(taken).toBeLessThanOrEqual(ref.paid ?? 0);
        const payment = paymentIn(models.document(billKey(RESTAURANT, ref.billNo)) as BillDocument);
        expect(Math.min(toPaise(payment.paid), total)).toBe(ref.paid ?? 0);
        expect(toPaise(payment.toPay)).toBe(total - (ref.paid ?? 0));
        expect(payment.tenders.map(({ amount }) => toPaise(amount))).toEqual(
          (ref.tenders ?? []).map(({ amount }) => amount),
        );
      }
    }));

  it('each past order shows how its bill stands', () =>
    everyHistory((_, models) => {
      for (const id of models.ranked(pastKey(RESTAURANT))) {
        const { receiptDetails } = models.document(orderKey(RESTAURANT, id)) as OrderView;
        const { isPaid, paid, toPay, toGiveBack, by, tip, backId, givenBack } = paymentIn(
          models.document(billKey(RESTAURANT, receiptDetails!.billNo)) as BillDocument,
        );
        const back = { ...(backId === undefined ? {} : { backId }), ...(givenBack ? { givenBack } : {}) };
        const payment = { paid, toPay, toGiveBack, ...(by ? { by } : {}), ...(tip > 0 ? { tip } : {}), ...back };
        expect(receiptDetails).toMatchObject({ isPaid });
        expect(receiptDetails?.payment).toEqual(paid > 0 || tip > 0 ? payment : undefined);
      }
    }));
});
