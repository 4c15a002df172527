import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, bookOpened, deleted, dosa, placed } from '../../testing/orders.js';
import { figuresOf, daySheet, ofYearsBefore } from './day-sheet.js';
import type { ByKind, DaySheet, RunningDay } from './day.events.js';
import { carriedOver, orderBook, orderBookCommand } from './order-book.js';
import type { OrderBookEvent } from './order-book.events.js';

const { given, fold, at } = sentences(orderBook);
const opened: OrderBookEvent = { type: 'DayOpened', data: { dayNo: 1, openingCash: 50_000 } };
const bill = billOver([{ orderId: 1, items: [dosa], total: 19800 }]);
const { total } = bill.amounts;
const tender = (kind: 'cash' | 'card', amount: number, tip = 0, billed = bill): OrderBookEvent => ({
  type: 'TenderTaken',
  data: {
    ...{ tenderId: 2026_000001, billNo: billed.billNo, tableNo: 4, orderIds: [1], kind, amount, tip, given: null },
    ...{ total: billed.amounts.total, paid: amount, claimIds: [] },
  },
});
const out: OrderBookEvent = { type: 'CashMoved', data: { dayNo: 1, amount: -20_000, reason: 'Vegetables' } };
const billed: OrderBookEvent[] = [placed(1), accepted(1), { type: 'BillIssued', data: bill }];
const day = (...events: OrderBookEvent[]) => [bookOpened, opened, ...events] as const;

const counted: ByKind = { cash: 40_000, upi: 0, card: 0, other: 0 };
const close = { type: 'CloseDay', counted, left: 10_000, seen: null } as const;
const sheetOf = (...events: OrderBookEvent[]): DaySheet => daySheet(fold(events))!;
const closing = (...events: OrderBookEvent[]) => orderBook.decide(close, fold(events), { at: at(99), actor: 'system' });

describe('OpenDay', () => {
  const open = { type: 'OpenDay', openingCash: 50_000 } as const;
  it('begins the first day with the cash in the drawer', () => given(bookOpened).when(open).then(opened));
  it('begins one only', () =>
    given(...day())
      .when(open)
      .thenRefused('day/open-already', 'The day is open already'));
  it('counts nothing that came before it', () =>
    expect(sheetOf(bookOpened, ...billed, tender('cash', total), opened)).toMatchObject({
      ...{ takings: { by: {} }, bills: { count: 0, from: null }, unpaid: { count: 0 } },
      expected: { cash: 50_000 },
    }));
});

describe('MoveCash', () => {
  const move = { type: 'MoveCash', amount: -20_000, reason: 'Vegetables' } as const;
  it('takes cash out of the drawer, or puts some in, with a reason', () =>
    given(...day())
      .when(move)
      .then(out));
  it('may take more than the book knows of', () =>
    given(...day())
      .when({ ...move, amount: -90_000 })
      .thenMatches({ data: { amount: -90_000 } }));
  it('needs an open day', () =>
    given(bookOpened).when(move).thenRefused('day/not-open', 'No day is open yet. Please open the first one.'));
  it('is asked for a limited number of times a day', () =>
    given(...day(...Array.from({ length: 200 }, () => out)))
      .when(move)
      .thenRefused('day/too-many-moves'));
});

describe('A day’s sheet', () => {
  it('expects the opening cash, what came in cash and what moved; tips beside card payments, not those in cash', () =>
    expect(sheetOf(...day(...billed, tender('cash', 5_000, 300), tender('card', 6_000, 400), out))).toMatchObject({
      expected: { cash: 50_000 + 5_000 - 20_000, card: 6_400, upi: 0, other: 0 },
      takings: { by: { cash: 5_000, card: 6_000 }, tips: { cash: 300, card: 400 } },
      moves: [{ amount: -20_000, reason: 'Vegetables', actor: 'restaurant:123456789' }],
    }));

  it('tells bills from and to, what is unpaid of them, and what is open at which tables', () =>
    expect(sheetOf(...day(...billed, tender('cash', 1_000), placed(2, 7)))).toMatchObject({
      bills: { from: bill.billNo, to: bill.billNo, count: 1, total },
      unpaid: { count: 1, total: total - 1_000, listed: [{ billNo: bill.billNo, left: total - 1_000 }] },
      open: { count: 1, tables: [7] },
    }));

  it('counts the places where something is open, when they are more than it names', () => {
    const orders = Array.from({ length: 203 }, (_, n) => placed(n + 1, n + 1));
    const { open } = sheetOf(...day(...orders));
    expect(open).toMatchObject({ count: 203, places: 203 });
    expect(open.tables).toHaveLength(200);
    expect(sheetOf(...day(placed(1, 4))).open).not.toHaveProperty('places');
  });

  it('lists what asks for a reason: who, when, how much and why', () => {
    const cancelled: OrderBookEvent = {
      type: 'BillCancelled',
      data: { billNo: bill.billNo, orderIds: [1], reason: 'Wrong table' },
    };
    const order = { orderId: 2, tableNo: 4, items: [dosa], total: 19800, placedAt: at(1), status: 'live' as const };
    const line: OrderBookEvent = { type: 'LineCancelled', data: { order, cancelled: dosa, reason: 'Sold out' } };
    const discounted = { ...bill, billNo: '2026-27/000002', discountReason: null };
    const facts = day(...billed, cancelled, deleted(1, 'Wrong table'), placed(2), line, deleted(2), placed(3), {
      type: 'BillIssued',
      data: { ...discounted, orders: [{ orderId: 3, total: 19800, share: total }] },
    });
    const { exceptions, cancelled: bills } = sheetOf(...facts);
    expect(bills).toEqual({ count: 1, total });
    expect(exceptions).toMatchObject({
      count: 4,
      listed: [
        { kind: 'bill-cancelled', billNo: bill.billNo, amount: total, reason: 'Wrong table', at: at(5) },
        { kind: 'line-cancelled', orderId: 2, line: '2 × Masala Dosa', amount: 19800, reason: 'Sold out' },
        { kind: 'order-deleted', orderId: 2, amount: 19800, reason: null },
        { kind: 'discount', billNo: '2026-27/000002', amount: bill.amounts.discount, reason: null },
      ],
    });
  });

  it('tells the first two hundred of them, and counts all', () => {
    const order = { orderId: 1, tableNo: 4, items: [dosa], total: 100, placedAt: at(1), status: 'live' as const };
    const line: OrderBookEvent = { type: 'LineCancelled', data: { order, cancelled: dosa, reason: 'Sold out' } };
    const { exceptions } = sheetOf(...day(placed(1), ...Array.from({ length: 205 }, () => line)));
    expect([exceptions.count, exceptions.total, exceptions.listed.length]).toEqual([205, 205 * 19800, 200]);
  });

  it('holds what nobody said how it came beside what is expected', () =>
    expect(
      sheetOf(
        ...day(...billed, tender('cash', 1_000), {
          type: 'BillPaid',
          data: { billNo: bill.billNo, tableNo: 4, orderIds: [1], total, claimIds: [] },
        }),
      ),
    ).toMatchObject({ takings: { by: { cash: 1_000, unsaid: total - 1_000 } }, expected: { cash: 51_000 } }));
});

describe('CloseDay', () => {
  it('tells the whole sheet, the differences, and what stays in the drawer', () => {
    const events = day(...billed, tender('card', total), out);
    given(...events)
      .when(close)
      .then({
        type: 'DayClosed',
        data: {
          ...sheetOf(...events),
          ...{ counted, left: 10_000 },
          difference: { cash: 40_000 - 30_000, upi: 0, card: -total, other: 0 },
        },
      });
  });

  it('begins the next day with what stays in the drawer; what comes later belongs to it', () => {
    const events = day(...billed, tender('cash', 1_000));
    const next = sheetOf(...events, ...closing(...events), tender('card', 2_000));
    expect(next).toMatchObject({
      ...{ dayNo: 2, openingCash: 10_000, takings: { by: { card: 2_000 } }, expected: { cash: 10_000, card: 2_000 } },
      ...{ bills: { count: 0 }, moves: [], unpaid: { count: 0 } },
    });
  });

  const changed = 'Money came or went since you looked. Please look at the new figures.';
  it('is refused when money came since it was looked at', () => {
    const seen = { dayNo: 1, figures: figuresOf(sheetOf(...day(...billed))) };
    given(...day(...billed))
      .when({ ...close, seen })
      .thenMatches({ type: 'DayClosed' });
    given(...day(...billed, tender('cash', 1_000)))
      .when({ ...close, seen })
      .thenRefused('day/changed', changed);
    given(...day(...billed, out))
      .when({ ...close, seen })
      .thenRefused('day/changed', changed);
  });
  it('is refused to the second of two tills', () => {
    const seen = { dayNo: 1, figures: figuresOf(sheetOf(...day())) };
    given(...day(), ...closing(...day()))
      .when({ ...close, seen })
      .thenRefused('day/closed-already', 'Day 1 is closed already');
  });
  it('leaves no more than was counted', () =>
    given(...day())
      .when({ ...close, left: 40_001 })
      .thenRefused('day/more-left', 'At most the counted cash can stay in the drawer'));
  it('needs an open day', () => given(bookOpened).when(close).thenRefused('day/not-open'));
});

describe('At the turn of the year', () => {
  const before = [...day(...billed, tender('cash', 1_000))];
  const carried = carriedOver(fold(before)).day as RunningDay;
  const turned: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 2, day: carried } };
  const closedBook: OrderBookEvent = { type: 'BookClosed', data: { financialYear: 2026 } };

  it('the day runs on', () =>
    expect(sheetOf(turned)).toMatchObject({
      ...{ dayNo: 1, openingCash: 50_000, takings: { by: { cash: 1_000 } }, bills: { from: bill.billNo, count: 1 } },
      expected: { cash: 51_000 },
    }));

  it('what comes for bills of the closed year counts on the day it comes, once', () => {
    const late = fold([...before, closedBook, tender('cash', 700)]).late;
    const sheet = daySheet(fold([turned]), { late })!;
    expect(sheet.expected.cash).toBe(51_700);
    const closed = orderBook.decide({ ...close, late }, fold([turned]), { at: at(99), actor: 'system' });
    const more = fold([...before, closedBook, tender('cash', 700), tender('card', 100)]).late;
    expect(daySheet(fold([turned, ...closed]), { late: more })).toMatchObject({
      ...{ dayNo: 2, takings: { by: { card: 100 } }, expected: { cash: 10_000, card: 100 } },
    });
  });

  it('of a day that runs over a second turn, what came late for the oldest bills counts on, and on no other day', () => {
    const oldest = fold([...before, closedBook, tender('cash', 700)]);
    const between = fold([turned]);
    const { day: twice } = carriedOver(between);
    const again: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2028, nextOrderId: 2, day: twice! } };
    const next = fold([again]);
    const of = ofYearsBefore([between, oldest], next.day);
    expect(daySheet(next, of)!.expected.cash).toBe(51_700);
    const closed = orderBook.decide({ ...close, ...of }, next, { at: at(99), actor: 'system' });
    const asked = orderBookCommand(closed, null)!;
    expect(orderBook.decide(asked, next, { at: at(99), actor: 'system' })).toEqual(closed);
    const after = fold([again, ...closed]);
    expect(daySheet(after, ofYearsBefore([between], after.day))!.expected.cash).toBe(close.left);
  });

  it('the day names its bills of the closed year as long as they are unpaid, and no other day does', () => {
    const of = (...events: OrderBookEvent[]) =>
      ofYearsBefore([fold([...before, closedBook, ...events])], fold([turned]).day);
    const left = { billNo: bill.billNo, left: total - 1_000 };
    const unpaidBefore = { count: 1, total: total - 1_000, listed: [left] };
    expect(daySheet(fold([turned]), of())).toMatchObject({ unpaidBefore, unpaid: { count: 0 } });
    expect(daySheet(fold([turned]), of(tender('cash', total - 1_000)))).not.toHaveProperty('unpaidBefore');
    const [closed] = orderBook.decide({ ...close, ...of() }, fold([turned]), { at: at(99), actor: 'system' });
    expect(closed).toMatchObject({ data: { unpaidBefore } });
    const next = fold([turned, closed!]);
    expect(ofYearsBefore([fold([...before, closedBook])], next.day)).not.toHaveProperty('unpaidBefore');
  });
});
