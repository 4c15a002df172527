import { describe, expect, it } from '@jest/globals';
import { bill, billed, again, closed, reopen } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { filedMonthOf, monthsOver, taxMonths, type Month } from './filed-months.js';
import { carriedOver, orderBook, orderBookCommand } from './order-book.js';
import type { OrderBookCommand } from './order-book.commands.js';
import type { OrderBookEvent } from './order-book.events.js';

const { given, fold } = sentences(orderBook);

const INDIA = 'Asia/Kolkata';
const november: Month = { month: '2026-11', from: '2026-10-31T18:30:00.000Z', to: '2026-11-30T18:30:00.000Z' };
const december = '2026-12-05T06:30:00.000Z';
const asked = { at: december, actor: 'restaurant:1' } as const;

const file: OrderBookCommand = { type: 'FileMonth', month: november.month, over: [november] };
const undo: OrderBookCommand = { type: 'UndoFiling', month: november.month };
const filed: OrderBookEvent = { type: 'MonthFiled', data: november };
const undone: OrderBookEvent = { type: 'FilingUndone', data: { month: november.month } };
const remove = { ...reopen, type: 'DeleteOrder' } as const;
const decided = (command: OrderBookCommand, ...events: OrderBookEvent[]) =>
  orderBook.decide(command, fold(events), asked);

describe('A month', () => {
  it('is filed once it is over', () => {
    const sentence = 'Only one of the latest 12 months that are over can be marked as filed';
    given(...billed)
      .when(file, { at: november.to })
      .then(filed);
    given(...billed)
      .when(file, { at: '2026-11-30T18:29:59.999Z' })
      .thenRefused('month/not-over', sentence);
    given(...billed)
      .when({ ...file, month: '2025-11' }, asked)
      .thenRefused('month/not-over', sentence);
  });

  it('is filed once, and its filing undone once, however often that is asked', () => {
    given(...billed, filed)
      .when(file, asked)
      .thenNothing();
    given(...billed, filed)
      .when(undo, asked)
      .then(undone);
    given(...billed, filed, undone)
      .when(undo, asked)
      .thenNothing();
    given(...billed, filed, undone)
      .when(file, asked)
      .then(filed);
  });

  it('stays filed in the book of the next year', () => {
    const { openOrders: _, ...opening } = carriedOver(fold([...billed, filed, closed]));
    expect(opening.filed).toEqual([november]);
    const next: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2027, ...opening } };
    given(next).when(file, asked).thenNothing();
    expect(orderBookCommand([next], null)).toEqual({ type: 'OpenBook', financialYear: 2027, ...opening });
    expect(carriedOver(fold(billed))).not.toHaveProperty('filed');
  });

  it('is one of the twelve latest, however many were filed', () => {
    const years = [2024, 2025, 2026].flatMap((year) =>
      Array.from({ length: 12 }, (__, n) => `${year}-${String(n + 1).padStart(2, '0')}`),
    );
    const all = years
      .toReversed()
      .map((month): OrderBookEvent => ({ ...filed, data: { ...november, month } }) as never);
    expect(fold([...billed, ...all]).filed.map(({ month }) => month)).toEqual(years.slice(-12));
  });

  it('may be filed of the latest twelve that are over', () => {
    const over = (now: string) => monthsOver(now, INDIA).map(({ month }) => month);
    expect(monthsOver(december, INDIA)[0]).toEqual(november);
    expect([over('2027-01-31T18:29:59.999Z').at(0), over('2027-01-31T18:30:00.000Z').at(0)]).toEqual([
      '2026-12',
      '2027-01',
    ]);
    expect(over('2027-01-15T06:30:00.000Z')).toEqual([
      ...['2026-12', '2026-11', '2026-10', '2026-09', '2026-08', '2026-07'],
      ...['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01'],
    ]);
  });

  it('is shown since the restaurant signed up, with whether it was filed and as it was', () => {
    const over = monthsOver(december, INDIA);
    const since = (signedUpAt: string) => taxMonths(over, [], signedUpAt).map(({ month }) => month);
    expect(since('2026-09-30T18:29:59.999Z')).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(since('2026-09-30T18:30:00.000Z')).toEqual(['2026-11', '2026-10']);
    expect([since(december), since('2019-01-01T00:00:00.000Z').length]).toEqual([[], 12]);
    const before = { ...november, to: '2026-12-01T00:00:00.000Z' };
    expect(taxMonths(over, [before], '2026-10-31T18:30:00.000Z')).toEqual([{ ...before, isFiled: true }]);
    expect(taxMonths(over, [], '2026-10-31T18:30:00.000Z')).toEqual([{ ...november, isFiled: false }]);
  });
});

describe('A bill of a month that was filed', () => {
  const SENTENCE = 'Bill 2026-27/000001 is of November 2026, which was filed. Cancel it with a credit note instead.';
  const note = { type: 'CreditNoteIssued', data: { noteNo: 'CN2026-27/000001', billNo: bill.billNo } };

  it('is not brought back', () =>
    given(...billed, filed)
      .when(reopen, asked)
      .thenRefused('bill/month-filed', SENTENCE));

  it('is taken back by a credit note when an order on it is deleted, paid or not, and the rest is billed anew', () =>
    given(...billed, filed)
      .when(remove, asked)
      .thenMatches(
        { type: 'BillCancelled', data: { billNo: bill.billNo } },
        note,
        { type: 'BillIssued', data: { billNo: again.billNo, replaces: bill.billNo } },
        { type: 'OrderDeleted', data: { orderId: 1 } },
      ));

  it('is one that was issued within it, to the millisecond', () => {
    const { from, to } = november;
    const moments = ['2026-10-31T18:29:59.999Z', from, '2026-11-30T18:29:59.999Z', to];
    expect(moments.map((at) => filedMonthOf([november], at)?.month)).toEqual([
      undefined,
      '2026-11',
      '2026-11',
      undefined,
    ]);
  });

  it('is a bill as others are, once the filing is undone', () => {
    given(...billed, filed, undone)
      .when(reopen, asked)
      .thenMatches({ type: 'BillCancelled' }, { type: 'BillIssued' }, { type: 'OrderReopened' });
    given(...billed, filed, undone)
      .when(remove, asked)
      .thenMatches({ type: 'BillCancelled' }, { type: 'BillIssued' }, { type: 'OrderDeleted' });
  });

  it('is decided again as it was, and never without its note', () => {
    for (const [facts, before] of [
      [decided(remove, ...billed, filed), [...billed, filed]],
      [decided(remove, ...billed), billed],
      [[filed], billed],
      [[undone], [...billed, filed]],
    ] as const)
      expect(decided(orderBookCommand(facts, reopen.whole)!, ...before)).toEqual(facts);
    const forged = decided(remove, ...billed, filed).filter(({ type }) => type !== 'CreditNoteIssued');
    expect(decided(orderBookCommand(forged, reopen.whole)!, ...billed, filed)).not.toEqual(forged);
  });
});
