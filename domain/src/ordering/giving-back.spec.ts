import { describe, expect, it } from '@jest/globals';
import { closed } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import type { IssuedBill } from '../billing/issued-bill.js';
import { daySheet } from './day-sheet.js';
import { MOST_OWED } from './owed.js';
import { numberInYear } from './numbers.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { carriedOver, orderBook, orderBookCommand } from './order-book.js';
import type { BillIssued, OrderBookEvent } from './order-book.events.js';

const { given, fold, at } = sentences(orderBook);

const naan = { ...dosa, itemId: 3, name: 'Naan', price: 4_000 };
const order = (items = [dosa]) => ({
  ...{ orderId: 1, tableNo: 4, items, placedAt: at(1), status: 'recurring' as const },
  total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
});
const dear = billOver([order([dosa, naan])], '2026-27/000001');
const paid = dear.amounts.total;
const cheap = billOver([order()], '2026-27/000002');
const over = paid - cheap.amounts.total;
const backId = numberInYear(2026, 1);

/** Paid in cash, brought back, and a dish is cancelled. */
const broughtBack: readonly OrderBookEvent[] = [
  bookOpened,
  { type: 'DayOpened', data: { dayNo: 1, openingCash: 50_000 } },
  placed(1, 4, [dosa, naan]),
  accepted(1),
  { type: 'BillIssued', data: dear },
  {
    type: 'TenderTaken',
    data: {
      ...{ tenderId: backId, billNo: dear.billNo, tableNo: 4, orderIds: [1], kind: 'cash', amount: paid, tip: 0 },
      ...{ given: null, total: paid, paid, claimIds: [] },
    },
  },
  {
    type: 'BillCancelled',
    data: { billNo: dear.billNo, orderIds: [1], reason: null, paid, paidBy: { cash: paid } },
  },
  {
    type: 'OrderReopened',
    data: { order: { ...order([dosa, naan]), paid, paidBy: { cash: paid } }, reason: null },
  },
  {
    type: 'LineCancelled',
    data: { order: { ...order(), paid, paidBy: { cash: paid } }, cancelled: naan, reason: 'Sold out' },
  },
];
const billAgain = { type: 'CompleteTable', tableNo: 4, terms, message: cheap.message, seller } as const;
const billedAgain = (changes: Partial<IssuedBill> = {}): BillIssued => ({
  type: 'BillIssued',
  data: { ...cheap, paid, paidBy: { cash: paid }, backId, ...changes },
});
const owing = [...broughtBack, billedAgain()];
const giveBack: OrderBookCommand = { type: 'GiveBack', backId, kind: 'upi' };
const about = { backId, billNo: cheap.billNo, tableNo: 4, orderIds: [1], amount: over };
const handedBack: OrderBookEvent = { type: 'MoneyGivenBack', data: { ...about, kind: 'upi' } };
const whole = { bill: billedAgain().data, issuedAt, orders: [order()] };
const sheetOf = (events: readonly OrderBookEvent[]) => daySheet(fold(events))!;

describe('What was paid above a bill', () => {
  it('is owed under a number', () =>
    given(...broughtBack)
      .when(billAgain)
      .then(billedAgain()));

  it('stays in the till until somebody says that it was given back', () => {
    expect(sheetOf(owing)).toMatchObject({
      ...{ takings: { by: { cash: paid } }, expected: { cash: 50_000 + paid } },
      toGiveBack: { count: 1, total: over, listed: [{ ...about, paidBy: { cash: over } }] },
    });
    expect(sheetOf(owing)).not.toHaveProperty('givenBack');
  });

  it('goes out of it the way it was given back', () => {
    given(...owing)
      .when(giveBack)
      .then(handedBack);
    const sheet = sheetOf([...owing, handedBack]);
    expect(sheet).toMatchObject({
      ...{ takings: { by: { cash: paid, upi: -over } }, expected: { cash: 50_000 + paid, upi: -over } },
      givenBack: { count: 1, total: over, listed: [{ ...about, kind: 'upi', actor: 'restaurant:123456789' }] },
    });
    expect(sheet).not.toHaveProperty('toGiveBack');
  });

  it('is given back once', () =>
    given(...owing, handedBack)
      .when(giveBack)
      .thenRefused('back/not-owed', 'This is given back already, or is not to be given back any more'));

  it('is what was paid for the order again, when it is brought back before', () =>
    given(...owing)
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null })
      .thenMatches({ data: { paid } }, {}, { data: { order: { paid, paidBy: { cash: paid } } } }));

  it('and no longer, once it was given back', () =>
    given(...owing, handedBack)
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null })
      .thenMatches({ data: { paid: paid - over } }, {}, { data: { order: { paid: paid - over } } }));

  it('is not owed, when nothing was paid at all', () => {
    const undo = { type: 'UndoPayment', orderId: 1, bill: billedAgain().data, reason: 'by mistake' } as const;
    given(...owing)
      .when(undo)
      .thenMatches({ type: 'PaymentUndone', data: { amount: paid, paidBy: { cash: paid } } });
    const undone = orderBook.decide(undo, fold(owing), { at: at(99), actor: 'system' });
    expect(sheetOf([...owing, ...undone])).toMatchObject({ takings: { by: {} } });
    expect(sheetOf([...owing, ...undone])).not.toHaveProperty('toGiveBack');
  });

  it('is owed in the next year, too', () => {
    const { openOrders: _, ...opening } = carriedOver(fold(owing));
    expect(opening.owed).toEqual([{ ...about, paidBy: { cash: over }, at: at(9) }]);
    const next: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2027, ...opening } };
    given(next).when(giveBack).then(handedBack);
    given().when(giveBack).thenRefused('book/unopened');
    given(...owing, closed)
      .when(giveBack)
      .thenRefused('book/closed');
    expect(orderBookCommand([next], null)).toEqual({ type: 'OpenBook', financialYear: 2027, ...opening });
  });

  it('and what the next year took over of it stays owed, though the payment is undone in the closed book', () => {
    const undo = { type: 'UndoPayment', orderId: 1, bill: billedAgain().data, reason: 'by mistake' } as const;
    const undone = orderBook.decide(undo, fold([...owing, closed]), { at: at(99), actor: 'system' });
    expect(undone).toMatchObject([{ type: 'PaymentUndone', data: { amount: paid - over } }]);
    expect(carriedOver(fold([...owing, closed, ...undone]))).toEqual(carriedOver(fold([...owing, closed])));
  });

  it('counts as given back at once in books of before, and in one where nobody ever says so', () => {
    const { backId: _, ...unnumbered } = billedAgain().data;
    const before = [...broughtBack, { type: 'BillIssued', data: unnumbered }] as const;
    expect(sheetOf(before)).toMatchObject({ takings: { by: { cash: cheap.amounts.total } } });
    expect(sheetOf(before)).not.toHaveProperty('toGiveBack');
    const full = { ...fold(broughtBack), owed: Array.from({ length: MOST_OWED }, () => ({ ...about, at: at(0) })) };
    const [bill] = orderBook.decide(billAgain, full, { at: at(99), actor: 'system' });
    expect(bill?.data).not.toHaveProperty('backId');
  });
});

describe('What was paid for an order that is deleted', () => {
  const deleted: OrderBookEvent = {
    type: 'OrderDeleted',
    data: { orderId: 1, reason: null, backId, paid, paidBy: { cash: paid } },
  };

  it('is owed under a number, of no bill', () => {
    given(...broughtBack)
      .when({ type: 'DeleteOrder', orderId: 1, whole: null, reason: null })
      .then(deleted);
    expect(sheetOf([...broughtBack, deleted]).toGiveBack?.listed).toEqual([
      { backId, billNo: null, tableNo: null, orderIds: [1], amount: paid, paidBy: { cash: paid }, at: at(9) },
    ]);
  });
});
