import { describe, expect, it } from '@jest/globals';
import { unpaid, type IssuedBill } from '@sae/domain/billing';
import type { Recorded } from '@sae/domain/kernel';
import { UPCASTERS, type OrderBookEvent } from '@sae/domain/ordering';
import fc from 'fast-check';
import { olderBook } from '../../../domain/testing/older-book.js';
import { accepted, bookOpened, deleted, placed } from '../../../domain/testing/orders.js';
import { upcast } from '../../../platform/src/log/logged-event.js';
import { at, inBook } from '../../testing/facts.js';
import { byPeople, Living } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { OrderBookReplay, type Fact } from './order-book-replay.js';

const replayedFacts = async (facts: readonly Recorded[], before?: OrderBookReplay) => {
  const replay = new OrderBookReplay((revision) => Promise.resolve((facts[revision] as Fact) ?? null), before?.carried);
  for (const fact of facts) {
    const wrong = await replay.tell(fact);
    if (wrong) return { replay, wrong: `${fact.revision}: ${wrong}` };
  }
  return { replay, wrong: null };
};

const replayed = (events: readonly OrderBookEvent[], before?: OrderBookReplay) =>
  replayedFacts(inBook('orderBook-1-2026', events, at, byPeople.actorOf), before);

const wrongIn = async (...events: OrderBookEvent[]) => (await replayed([bookOpened, ...events])).wrong;

/** Two orders on a bill, a third order billed after them. */
const billed = () => {
  const living = new Living(byPeople);
  for (const n of [0, 0]) living.live({ does: 'place', n });
  for (const n of [0, 1]) living.live({ does: 'accept', n });
  living.live({ does: 'complete', n: 0 });
  return living;
};

const forged = (change: (bill: IssuedBill) => Partial<IssuedBill>) =>
  billed().events.map((event): OrderBookEvent =>
    event.type === 'BillIssued' ? { ...event, data: { ...event.data, ...change(event.data) } } : event,
  );

describe('Replaying an order book', () => {
  it('finds nothing in any history that could happen', () =>
    fc.assert(
      fc.asyncProperty(wishes, async (history) => {
        const living = new Living(byPeople);
        history.forEach((wish) => living.live(wish));
        const { replay, wrong } = await replayed(living.events);
        expect(wrong).toBeNull();
        const total = { issued: 0, cancelled: 0 };
        const bills = living.events.flatMap((event) => (event.type === 'BillIssued' ? [event.data] : []));
        for (const event of living.events) {
          if (event.type === 'BillIssued') total.issued += event.data.amounts.total;
          if (event.type === 'BillCancelled')
            total.cancelled += bills.find(({ billNo }) => billNo === event.data.billNo)!.amounts.total;
        }
        expect(replay.earned).toBe(total.issued - total.cancelled);
        expect(replay.bills).toBe(bills.length);
      }),
      { numRuns: 150 },
    ));

  it.each<[string, (bill: IssuedBill) => Partial<IssuedBill>, RegExp]>([
    ['a total', ({ amounts }) => ({ amounts: { ...amounts, total: amounts.total - 100 } }), /its parts add up to \d+/],
    [
      'a total and the tax that belongs to it',
      ({ amounts, orders }) => ({
        amounts: {
          ...amounts,
          total: amounts.total + 2,
          gst: amounts.gst + 2,
          cgst: amounts.cgst + 1,
          sgst: amounts.sgst + 1,
        },
        orders: orders.map((order) => ({ ...order, share: order.share + 1 })),
      }),
      /amounts\.gst is \d+ in the log, \d+ by the bill maths/,
    ],
    [
      'a share',
      ({ orders }) => ({ orders: orders.map((order) => ({ ...order, share: 1 })) }),
      /shares add up to 2 paise/,
    ],
    [
      'a price',
      ({ orders }) => ({ orders: orders.map((order) => ({ ...order, total: order.total - 1 })) }),
      /its order 1 is \d+ paise, its lines \d+/,
    ],
    [
      'its number',
      () => ({ billNo: '2026-27/000002' }),
      /has the number 2026-27\/000002 where 2026-27\/000001 comes next/,
    ],
    [
      'who accepted its orders',
      ({ orders }) => ({ orders: orders.map((order) => ({ ...order, acceptedBy: 9 })) }),
      /acceptedBy is 9 in the log/,
    ],
    ['its table', () => ({ tableNo: 2 }), /the rules refuse it: No orders for selected table/],
    ['an order left out', ({ orders }) => ({ orders: orders.slice(1) }), /its orders’ shares add up to/],
    ['its terms', ({ terms }) => ({ terms: { ...terms, gstRate: 12 } }), /amounts\.\w+ is \d+ in the log/],
  ])('finds a bill with %s changed', async (_, change, message) =>
    expect((await replayed(forged(change))).wrong).toMatch(message),
  );

  it('finds nothing in bills of before, which did not say who accepted their orders', async () => {
    const living = billed();
    living.live({ does: 'reopen', n: 0 });
    expect(living.events.at(-1)).toMatchObject({ type: 'OrderReopened', data: { order: { acceptedBy: 3 } } });
    const silent = JSON.stringify(living.events, (key, value: unknown) => (key === 'acceptedBy' ? undefined : value));
    expect((await replayed(JSON.parse(silent) as OrderBookEvent[])).wrong).toBeNull();
  });

  it('finds an order billed twice', async () => {
    const { events } = billed();
    const bill = events.at(-1) as Extract<OrderBookEvent, { type: 'BillIssued' }>;
    const again = { ...bill, data: { ...bill.data, billNo: '2026-27/000002' } };
    expect((await replayed([...events, again])).wrong).toContain(
      'its order 1 stands on the bill 2026-27/000001 already',
    );
  });

  it.each<[string, OrderBookEvent[], RegExp]>([
    ['an order number left out', [placed(2)], /data\.orderId is 2 in the log, 1 by the rules/],
    ['an order accepted twice', [placed(1), accepted(1), accepted(1)], /^3: the rules refuse it: .* already accepted/],
    ['an order nobody placed', [accepted(1)], /the rules refuse it: Order not found/],
    ['an order deleted twice', [placed(1), deleted(1), deleted(1)], /^3: the rules refuse it: Order not found/],
    [
      'a bill cancelled that was never issued',
      [{ type: 'BillCancelled', data: { billNo: '2026-27/000001', orderIds: [1], reason: null } }],
      /there is no bill 2026-27\/000001 to cancel/,
    ],
    [
      'what comes after the year is closed',
      [{ type: 'BookClosed', data: { financialYear: 2026 } }, placed(1)],
      /closed/,
    ],
    [
      'another order total',
      [{ ...placed(1), data: { ...placed(1).data, total: 1 } } as OrderBookEvent],
      /data\.total is 1/,
    ],
  ])('finds %s', async (_, events, message) => expect(await wrongIn(...events)).toMatch(message));

  it('finds a day that was closed with other figures than its facts add up to', async () => {
    const living = billed();
    for (const does of ['openDay', 'tender', 'closeDay'] as const) living.live({ does, n: 0 });
    const forgedDay = living.events.map((event): OrderBookEvent =>
      event.type === 'DayClosed'
        ? { ...event, data: { ...event.data, expected: { ...event.data.expected, cash: 1 } } }
        : event,
    );
    expect((await replayed(forgedDay)).wrong).toMatch(/data\.expected\.cash is 1/);
  });

  it('finds a bill cancelled with nothing coming of it', async () => {
    const { events } = billed();
    const torn: OrderBookEvent[] = [
      { type: 'BillCancelled', data: { billNo: '2026-27/000001', orderIds: [1, 2], reason: null } },
      placed(3),
      deleted(1),
    ];
    expect((await replayed([...events, ...torn])).wrong).toMatch(/the rules/);
  });

  const older = () => {
    const facts = olderBook().events.filter(({ stream }) => stream.startsWith('orderBook-'));
    return replayedFacts(
      facts.map(({ type, data, metadata: { at, actor, v } }, revision) => ({
        ...{ type, data: upcast(UPCASTERS, type, v, data) },
        ...{ id: `${revision}`, revision, at, actor },
      })),
    );
  };

  it('finds nothing in a book of before, when what was paid for a bill ended with it', async () =>
    expect((await older()).wrong).toBeNull());

  it('finds a bill of today that was cancelled as bills were before, with nothing said of what was paid for it', async () => {
    const living = billed();
    for (const does of ['pay', 'reopen'] as const) living.live({ does, n: 0 });
    const forgotten = living.events.map((event): OrderBookEvent =>
      event.type === 'BillCancelled' ? { ...event, data: unpaid(event.data) } : event,
    );
    expect(forgotten).not.toEqual(living.events);
    expect((await replayed(forgotten)).wrong).toMatch(/data\.paid is nothing in the log/);
  });

  it('holds a year against the one before', async () => {
    const living = new Living();
    living.live({ does: 'place', n: 1 });
    const year = await replayed([...living.events, { type: 'BookClosed', data: { financialYear: 2026 } }]);
    const open = year.replay.carried.openOrders;
    const carry: OrderBookEvent = { type: 'OrdersCarriedOver', data: { orders: open } };
    const opening = (nextOrderId: number): OrderBookEvent => ({
      type: 'BookOpened',
      data: { financialYear: 2027, nextOrderId },
    });
    expect((await replayed([carry, opening(2)], year.replay)).wrong).toBeNull();
    expect((await replayed([opening(2)], year.replay)).wrong).toMatch(/openOrders\[0\] is nothing in this book/);
    expect((await replayed([carry, opening(3)], year.replay)).wrong).toMatch(/nextOrderId is 3 in this book, 2/);
  });
});
