import { describe, expect, it } from '@jest/globals';
import { again, bill, billed, closed, reopen } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { accepted, issuedAt, placed } from '../../testing/orders.js';
import { creditNoteNumber } from '../billing/index.js';
import { daySheet } from './day-sheet.js';
import { orderBook, orderBookCommand } from './order-book.js';
import type { CreditNoteIssued, OrderBookEvent } from './order-book.events.js';

const { at, fold, given } = sentences(orderBook);

const { total } = bill.amounts;
const paid: OrderBookEvent = {
  type: 'BillPaid',
  data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], total, claimIds: [] },
};
const tender: OrderBookEvent = {
  type: 'TenderTaken',
  data: {
    ...{ tenderId: 1, billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], kind: 'upi', amount: 100, tip: 0 },
    ...{ total, paid: 100, given: null, claimIds: [] },
  },
};
const note = (over: Partial<CreditNoteIssued['data']> = {}): OrderBookEvent => ({
  type: 'CreditNoteIssued',
  data: {
    ...{ noteNo: 'CN2026-27/000001', billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], total, reason: 'cold' },
    ...over,
  },
});
const asked = { ...reopen, reason: 'cold' };
const decided = (...events: OrderBookEvent[]) =>
  orderBook.decide(asked, fold(events), { at: at(99), actor: 'restaurant:1' });

describe('A bill that is cancelled', () => {
  it('is taken back by a credit note once it was paid: all of it, and the rest is billed anew', () =>
    expect(decided(...billed, paid)).toMatchObject([
      { type: 'BillCancelled', data: { billNo: bill.billNo } },
      note(),
      { type: 'BillIssued', data: { billNo: again.billNo, replaces: bill.billNo } },
      { type: 'OrderReopened' },
    ]));

  it('or once a part of it was', () => expect(decided(...billed, tender)).toContainEqual(note()));

  it('likewise when the order is deleted', () =>
    given(...billed, paid)
      .when({ ...asked, type: 'DeleteOrder' })
      .thenMatches({}, note(), { type: 'BillIssued' }, { type: 'OrderDeleted' }));

  it('was never handed out where no money came, and has none', () =>
    given(...billed)
      .when(asked)
      .thenMatches({ type: 'BillCancelled' }, { type: 'BillIssued' }, { type: 'OrderReopened' }));

  it('has the next number where one was taken back before', () => {
    const whole = { bill: again, issuedAt, orders: reopen.whole.orders.slice(1) };
    const events = [...billed, paid, ...decided(...billed, paid)];
    given(...events)
      .when({ type: 'ReopenOrder', orderId: 2, whole, reason: null })
      .thenMatches(
        { data: { billNo: again.billNo } },
        note({
          noteNo: 'CN2026-27/000002',
          billNo: again.billNo,
          orderIds: [2],
          total: again.amounts.total,
          reason: null,
        }),
        { type: 'OrderReopened' },
      );
  });
});

describe('The numbers of credit notes', () => {
  it('are a series of their own, each year from 1, of at most 16 characters', () => {
    expect(creditNoteNumber(2026, 1)).toBe('CN2026-27/000001');
    expect(creditNoteNumber(2099, 999_999)).toHaveLength(16);
    const numbers = decided(...billed, paid).flatMap((event) => (event.type === 'CreditNoteIssued' ? [event] : []));
    expect(numbers).toHaveLength(1);
    expect(fold([closed]).nextCreditNote).toBe(1);
    expect(fold([...billed, paid, ...decided(...billed, paid)])).toMatchObject({ nextCreditNote: 2, nextBill: 3 });
  });

  it('stand on the sheet of their day', () => {
    const opened: OrderBookEvent = { type: 'DayOpened', data: { dayNo: 1, openingCash: 0 } };
    const [first, ...rest] = billed as [OrderBookEvent, ...OrderBookEvent[]];
    const before = [first, opened, ...rest, paid];
    expect(daySheet(fold(before))).not.toHaveProperty('creditNotes');
    const { noteNo } = note().data as CreditNoteIssued['data'];
    expect(daySheet(fold([...before, ...decided(...before)]))).toMatchObject({
      creditNotes: { from: noteNo, to: noteNo, count: 1, total },
      cancelled: { count: 1, total },
    });
  });
});

describe('What was cancelled in a book of before', () => {
  const facts = decided(...billed, paid).filter(({ type }) => type !== 'CreditNoteIssued');

  it('has no credit note, and is decided again without one', () => {
    const command = orderBookCommand(facts, reopen.whole);
    expect(command).toMatchObject({ type: 'ReopenOrder', withoutNote: true });
    expect(orderBook.decide(command!, fold([...billed, paid]), { at: at(99), actor: 'restaurant:1' })).toEqual(facts);
  });

  it('as what has one is decided again with it', () =>
    expect(orderBookCommand(decided(...billed, paid), reopen.whole)).toEqual(asked));

  it('and the first note since begins the series', () => {
    const events = [...billed, paid, ...facts, placed(3), accepted(3)];
    expect(fold(events).nextCreditNote).toBe(1);
  });
});
