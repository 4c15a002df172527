import { describe, expect, it } from '@jest/globals';
import type { AuditKind } from '@sae/domain/audit';
import { billView } from '@sae/domain/billing';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { accepted, billOver, bookOpened, deleted, dosa, placed } from '../../../domain/testing/orders.js';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { orders } from './ordering.js';
import { billKey, liveKey, orderKey, pastKey, recurringKey } from './shown-orders.js';

const told = (...events: OrderBookEvent[]) =>
  new Models(orders).tell(inBook(`orderBook-${RESTAURANT}-2026`, [bookOpened, ...events]));

const said = (kind: AuditKind) => ({ kind, actor: `restaurant:${RESTAURANT}` });
const live = (models: Models) => models.list(liveKey(RESTAURANT));
const recurring = (models: Models) => models.list(recurringKey(RESTAURANT));
const past = (models: Models) => models.ranked(pastKey(RESTAURANT));
const order = (models: Models, id: number) => models.document(orderKey(RESTAURANT, id));
const bill = (models: Models, billNo: string) => models.document(billKey(RESTAURANT, billNo));

const one = { orderId: 1, placedAt: at(1), items: [dosa], total: 19800 };
const two = { orderId: 2, placedAt: at(2), items: [dosa], total: 19800 };
const issued = (...args: Parameters<typeof billOver>): OrderBookEvent => ({
  type: 'BillIssued',
  data: billOver(...args),
});
const billed: OrderBookEvent[] = [placed(1), placed(2), accepted(1), accepted(2), issued([one, two])];
const cancelled: OrderBookEvent = {
  type: 'BillCancelled',
  data: { billNo: '2026-27/000001', orderIds: [1, 2], reason: null },
};
const reopened: OrderBookEvent = {
  type: 'OrderReopened',
  data: { order: { ...one, tableNo: 4, status: 'recurring' }, reason: null },
};

describe('A placed order', () => {
  const shown = {
    id: 1,
    restaurantId: RESTAURANT,
    tableNo: 4,
    items: [{ id: 1, name: 'Masala Dosa', isVeg: true, price: 99, quantity: 2, portion: 'full' }],
    total: 198,
    createdAt: at(1),
    status: 'live',
    placedBy: 'staff',
    revision: '2026.00000000001',
  };
  it('is live, in rupees', () => expect(live(told(placed(1)))).toEqual([shown]));
  it('can be asked for by its id', () => expect(order(told(placed(1)), 1)).toEqual(shown));
  it('is told to the screens', () =>
    expect(told(placed(1)).pushes).toEqual([
      { name: 'newOrder', restaurantId: RESTAURANT, payload: shown, news: said('order-placed') },
    ]));
  it('stands after the orders before it', () =>
    expect(live(told(placed(1), placed(2), placed(10)))).toMatchObject([{ id: 1 }, { id: 2 }, { id: 10 }]));
});

describe('An accepted order', () => {
  const models = told(placed(1), accepted(1));
  it('is recurring and no longer live', () => {
    expect(live(models)).toEqual([]);
    expect(recurring(models)).toMatchObject([{ id: 1, status: 'recurring', revision: '2026.00000000002' }]);
  });
  it('is told to the screens', () =>
    expect(models.pushes.at(-1)).toMatchObject({ name: 'orderUpdated', payload: { id: 1, status: 'recurring' } }));
});

describe('A changed order', () => {
  const order = { ...one, tableNo: 4, items: [dosa, dosa], total: 39600 };
  const added = (status: 'live' | 'recurring'): OrderBookEvent => ({
    type: 'LinesAdded',
    data: { order: { ...order, status }, added: [dosa] },
  });
  it('stays in its list, live or recurring, as it says now', () => {
    expect(live(told(placed(1), added('live')))).toMatchObject([{ id: 1, total: 396, items: [{}, {}] }]);
    const accepts = told(placed(1), added('live'), accepted(1), added('recurring'));
    expect([live(accepts), recurring(accepts)]).toMatchObject([[], [{ id: 1, total: 396 }]]);
  });
  it('is told to the screens', () =>
    expect(told(placed(1), added('live')).pushes.at(-1)).toMatchObject({
      ...{ name: 'orderUpdated', payload: { id: 1, status: 'live', total: 396, revision: '2026.00000000002' } },
    }));
});

describe('A billed table', () => {
  const models = told(...billed);
  it('moves all its orders to the past, the newest first', () => {
    expect(recurring(models)).toEqual([]);
    expect(past(models)).toEqual([2, 1]);
  });
  it('gives each order its share of the bill', () => {
    const { orders: shares, amounts } = billOver([one, two]);
    expect(shares[0]!.share + shares[1]!.share).toBe(amounts.total);
    expect(order(models, 2)).toMatchObject({
      status: 'past',
      receiptDetails: { billNo: '2026-27/000001', total: shares[1]!.share / 100, completedAt: at(5), isPaid: false },
    });
  });
  it('keeps the bill as issued', () =>
    expect(bill(models, '2026-27/000001')).toEqual(billView(billOver([one, two]), at(5))));
  it('is told to the screens once', () =>
    expect(models.pushes.at(-1)).toMatchObject({
      name: 'ordersCompleted',
      payload: { restaurantId: RESTAURANT, tableNo: 4, orders: [{ id: 1 }, { id: 2 }], revision: '2026.00000000005' },
    }));
});

describe('A past order brought back', () => {
  const models = told(...billed, cancelled, issued([two], '2026-27/000002', '2026-27/000001'), reopened);
  it('is recurring, without a receipt', () => {
    expect(recurring(models)).toMatchObject([{ id: 1, status: 'recurring' }]);
    expect(order(models, 1)).not.toHaveProperty('receiptDetails');
  });
  it('leaves the others of its bill in the past, on a bill of their own', () => {
    expect(past(models)).toEqual([2]);
    expect(order(models, 2)).toMatchObject({ receiptDetails: { billNo: '2026-27/000002', completedAt: at(7) } });
    expect(bill(models, '2026-27/000001')).toBeUndefined();
    expect(bill(models, '2026-27/000002')).toMatchObject({ orderIds: [2], completionDate: at(7) });
  });
  it('is told to the screens; that the others were billed again is not', () =>
    expect(models.pushes.slice(5)).toMatchObject([{ name: 'orderUpdated', payload: { id: 1 } }]));
});

describe('A deleted order', () => {
  it.each([
    ['live', [placed(1)]],
    ['recurring', [placed(1), accepted(1)]],
    ['past', [placed(1), accepted(1), issued([one])]],
  ])('is nowhere any more: %s', (_, events) => {
    const models = told(...events, deleted(1));
    expect([live(models), recurring(models), past(models), order(models, 1)]).toEqual([[], [], [], undefined]);
  });
  it('is told to the screens', () =>
    expect(told(placed(1), deleted(1)).pushes.at(-1)).toEqual({
      name: 'orderDeleted',
      restaurantId: RESTAURANT,
      payload: { restaurantId: RESTAURANT, id: 1, revision: '2026.00000000002' },
      news: said('order-deleted'),
    }));
});

describe('A new financial year', () => {
  const open = { ...one, tableNo: 4, status: 'live' } as const;
  const carried: OrderBookEvent = { type: 'OrdersCarriedOver', data: { orders: [open] } };
  const opened: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 2 } };
  it('shows the orders it takes over as they were, and goes on with them', () => {
    const models = told(placed(1)).tell(inBook(`orderBook-${RESTAURANT}-2027`, [carried, opened, accepted(1)]));
    expect(live(models)).toEqual([]);
    expect(recurring(models)).toMatchObject([{ id: 1, createdAt: at(1), revision: '2027.00000000002' }]);
  });
});

describe('A paid bill', () => {
  const paid: OrderBookEvent = {
    type: 'BillPaid',
    data: { billNo: '2026-27/000001', tableNo: 4, orderIds: [1, 2], total: 39922, claimIds: [] },
  };
  it('is shown on each of its orders, which stay where they are', () => {
    const models = told(...billed, paid);
    expect(past(models)).toEqual([2, 1]);
    for (const id of [1, 2])
      expect(order(models, id)).toMatchObject({
        ...{ status: 'past', revision: '2026.00000000006' },
        receiptDetails: { billNo: '2026-27/000001', completedAt: at(5), isPaid: true },
      });
  });
  it('is told to the screens, and not as orders that move to the past', () => {
    const { pushes } = told(...billed, paid);
    expect(pushes.filter(({ name }) => name === 'ordersCompleted')).toHaveLength(1);
    expect(pushes.at(-1)).toMatchObject({
      ...{ name: 'billPaid', restaurantId: RESTAURANT },
      payload: {
        ...{ restaurantId: RESTAURANT, tableNo: 4, revision: '2026.00000000006' },
        orders: [1, 2].map((id) => ({ id, status: 'past', receiptDetails: { isPaid: true } })),
      },
    });
  });
  it('is not paid any more once it is billed again', () => {
    const again = told(...billed, paid, cancelled, issued([two], '2026-27/000002', '2026-27/000001'), reopened);
    expect(order(again, 2)).toMatchObject({ receiptDetails: { billNo: '2026-27/000002', isPaid: false } });
  });
});
