import { describe, expect, it } from '@jest/globals';
import { accepted, billOver, bookOpened, deleted, dosa, placed } from '../../testing/orders.js';
import { billView } from '../billing/views.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';
import { OrderStory } from './order-story.js';

const at = (revision: number) => new Date(Date.UTC(2026, 10, 21, 6, 30, revision)).toISOString();

const told = (orderId: number, ...events: OrderBookEvent[]) => {
  const story = new OrderStory(orderId);
  events.forEach((event, revision) =>
    story.tell({ ...event, id: 'event', revision, at: at(revision), actor: 'restaurant:1' }, 2026),
  );
  return story;
};
const brief = (story: OrderStory) => story.entries.map(({ kind, from, to }) => [kind, from, to]);

const one = { orderId: 1, placedAt: at(1), items: [dosa], total: 19800 };
const two = { orderId: 2, placedAt: at(2), items: [dosa], total: 19800 };
const both = billOver([one, two]);
const again = billOver([two], '2026-27/000002', both.billNo);
const billed: OrderBookEvent[] = [
  bookOpened,
  placed(1),
  placed(2),
  accepted(1),
  accepted(2),
  { type: 'BillIssued', data: both },
];
const cancelled: OrderBookEvent[] = [
  { type: 'BillCancelled', data: { billNo: both.billNo, orderIds: [1, 2], reason: 'wrong table' } },
  { type: 'BillIssued', data: again },
];

describe('The story of an order', () => {
  it('tells when, by whom and what was ordered', () =>
    expect(told(1, bookOpened, placed(1)).entries).toEqual([
      {
        ...{ at: at(1), actor: 'restaurant:1', kind: 'order-placed', from: null, to: 'live', reason: null },
        order: {
          tableNo: 4,
          items: [{ id: 1, name: 'Masala Dosa', isVeg: true, price: 99, quantity: 2, portion: 'full' }],
          total: 198,
        },
        ...{ financialYear: 2026, revision: 1 },
      },
    ]));

  it('tells what was added, cancelled and noted, and what that made of the order', () => {
    const order = { ...one, tableNo: 4, status: 'live' as const };
    const hot = { ...dosa, quantity: 1, specialInstructions: 'hot' };
    const story = told(
      1,
      ...[bookOpened, placed(1)],
      { type: 'LinesAdded', data: { order: { ...order, items: [dosa, dosa], total: 39600 }, added: [dosa] } },
      { type: 'LineCancelled', data: { order, cancelled: dosa, reason: 'sold out' } },
      { type: 'NoteChanged', data: { order: { ...order, items: [hot] }, line: hot, from: null } },
    );
    expect(story.entries.slice(1)).toMatchObject([
      { kind: 'lines-added', from: 'live', to: 'live', order: { total: 396 }, lines: [{ quantity: 2 }] },
      { kind: 'line-cancelled', order: { total: 198 }, lines: [{ quantity: 2 }], reason: 'sold out' },
      { kind: 'note-changed', lines: [{ specialInstructions: 'hot' }], noteBefore: null },
    ]);
  });

  it('passes over what is told of others', () =>
    expect(brief(told(2, ...billed))).toEqual([
      ['order-placed', null, 'live'],
      ['order-accepted', 'live', 'recurring'],
      ['bill-issued', 'recurring', 'past'],
    ]));

  it('keeps the bill as issued, and the order’s share of it', () =>
    expect(told(1, ...billed).entries.at(-1)).toMatchObject({
      bill: billView(both, at(5)),
      share: (both.orders[0]?.share ?? 0) / 100,
    }));

  it('keeps bill and cancellation of a deleted order, with the reason', () => {
    const story = told(1, ...billed, ...cancelled, deleted(1, 'wrong table'));
    expect(brief(story).slice(2)).toEqual([
      ['bill-issued', 'recurring', 'past'],
      ['bill-cancelled', 'past', 'past'],
      ['order-deleted', 'past', 'deleted'],
    ]);
    expect(story.entries.slice(3)).toMatchObject([
      { reason: 'wrong table', bill: billView(both, at(5)) },
      { reason: 'wrong table' },
    ]);
    expect(story.isOpen).toBe(false);
  });

  it('tells of an order billed again which bill the new one replaces', () =>
    expect(told(2, ...billed, ...cancelled).entries.slice(3)).toMatchObject([
      { kind: 'bill-cancelled', bill: { billNo: both.billNo } },
      { kind: 'bill-issued', from: 'past', to: 'past', replaces: both.billNo, bill: { billNo: again.billNo } },
    ]));

  it('tells that its bill was paid, and passes over claims and the bills of others', () => {
    const paid = (billNo: string, orderIds: number[]): OrderBookEvent => ({
      type: 'BillPaid',
      data: { billNo, tableNo: 4, orderIds, total: 0, claimIds: [] },
    });
    const claimed: OrderBookEvent = {
      type: 'PaymentClaimed',
      data: { claimId: 1, tableNo: 4, sitting: 1, amount: 100, reference: 'SAE42' },
    };
    const story = told(1, ...billed, claimed, paid('2026-27/000009', [9]), paid(both.billNo, [1, 2]));
    expect(brief(story).slice(2)).toEqual([
      ['bill-issued', 'recurring', 'past'],
      ['bill-paid', 'past', 'past'],
    ]);
    expect(story.entries.at(-1)).toMatchObject({ bill: { billNo: both.billNo }, revision: 8 });
  });

  it('goes on in the next year, where an open order is carried over', () => {
    const order = { ...one, tableNo: 4, status: 'live' as const };
    const story = told(1, bookOpened, placed(1), { type: 'BookClosed', data: { financialYear: 2026 } });
    expect(story.isOpen).toBe(true);
    const carried = { type: 'OrdersCarriedOver' as const, data: { orders: [order] } };
    story.tell({ ...carried, id: 'x', revision: 0, at: at(9), actor: 'system' }, 2027);
    expect(story.entries.at(-1)).toMatchObject({
      ...{ kind: 'order-carried-over', actor: 'system', from: 'live', to: 'live', financialYear: 2027, revision: 0 },
      order: { total: 198 },
    });
  });
});
