import { describe, expect, it } from '@jest/globals';
import { billOrders, liftedBill, type IssuedBill, type SecondBill } from '@sae/domain/billing';
import type { CommandContext } from '@sae/domain/kernel';
import { orderBook, type OrderBookCommand, type OrderBookEvent } from '@sae/domain/ordering';
import { accepted, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../../domain/testing/orders.js';
import { inBook } from '../../testing/facts.js';
import { OrderBookReplay, type Fact } from './order-book-replay.js';

const STREAM = 'orderBook-1-2026';

const wrongIn = async (events: readonly OrderBookEvent[]) => {
  const facts = inBook(STREAM, events);
  const replay = new OrderBookReplay((revision) => Promise.resolve((facts[revision] as Fact) ?? null));
  for (const fact of facts) {
    const wrong = await replay.tell(fact);
    if (wrong) return wrong;
  }
  return null;
};

const asked: CommandContext = { at: '2026-11-21T06:30:00.000Z', actor: 'restaurant:1' };
const after = (events: readonly OrderBookEvent[], command: OrderBookCommand): readonly OrderBookEvent[] => {
  const book = inBook(STREAM, events).reduce((state, fact) => orderBook.evolve(state, fact as Fact), orderBook.initial);
  return [...events, ...orderBook.decide(command, book, asked)];
};
const complete = { type: 'CompleteTable', tableNo: 4, message: '', seller } as const;
const billIn = (events: readonly OrderBookEvent[]) =>
  events.findLast((event) => event.type === 'BillIssued')?.data as IssuedBill;
/** As it was issued under the second rule, and is read today. */
const second = ({ amounts: { gst: _, ...amounts }, ...bill }: IssuedBill): IssuedBill =>
  liftedBill({ ...bill, rule: 2, amounts } as SecondBill);
const inSecondRule = (events: readonly OrderBookEvent[]) =>
  events.map((event): OrderBookEvent => (event.type === 'BillIssued' ? { ...event, data: second(event.data) } : event));

/** Three orders of odd prices, the first two billed as a part, the first brought back. */
const items = [{ ...dosa, price: 9_937 }];
const running: readonly OrderBookEvent[] = [
  bookOpened,
  ...[1, 2, 3].flatMap((orderId) => [placed(orderId, 4, items), accepted(orderId)]),
];
const part = after(running, { ...complete, terms, part: { orderIds: [1, 2], lines: [] } });
const told = [1, 2].map((orderId) => ({
  ...{ orderId, tableNo: 4, items, total: 19_874, status: 'recurring' as const },
  placedAt: inBook(STREAM, running)[2 * orderId - 1]!.at,
}));
const broughtBack = after(part, {
  ...{ type: 'ReopenOrder', orderId: 1, whole: { bill: billIn(part), issuedAt, orders: told }, reason: null },
});

describe('What was decided of bills before the third rule', () => {
  it('is a part’s bill whose tax made the parts add up', async () => {
    expect(await wrongIn(inSecondRule(part))).toBeNull();
    expect(await wrongIn(part)).toBeNull();
  });

  it('is a part’s bill that was issued again as one of a whole table', async () => {
    const { rest: _, ...again } = billIn(broughtBack);
    const [order] = told.slice(1);
    const whole = { ...again, ...billOrders([order!], terms) };
    const issued = (bill: IssuedBill) =>
      broughtBack.map((event): OrderBookEvent =>
        event.type === 'BillIssued' && event.data.replaces !== null ? { ...event, data: bill } : event,
      );
    expect(await wrongIn(broughtBack)).toBeNull();
    expect(await wrongIn(issued(second(whole)))).toBeNull();
    expect(await wrongIn(issued(whole))).toMatch(/data\.rest is nothing in the log/);
  });

  it('is a bill of nothing that somebody marked paid', async () => {
    const free = after(running, { ...complete, terms: { ...terms, discountPercent: 100, serviceCharge: 0 } });
    const { billNo } = billIn(free);
    const paid: OrderBookEvent = {
      type: 'BillPaid',
      data: { billNo, tableNo: 4, orderIds: [1, 2, 3], total: 0, claimIds: [] },
    };
    expect(await wrongIn([...inSecondRule(free), paid])).toBeNull();
  });
});
