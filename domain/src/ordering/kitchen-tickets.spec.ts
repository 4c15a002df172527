import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, biryani, bookOpened, deleted, dosa, issuedAt, placed } from '../../testing/orders.js';
import type { OrderItem } from '../billing/index.js';
import { ticketView } from './kitchen-tickets.js';
import { orderBook, orderBookCommand } from './order-book.js';
import type { OpenOrder, OrderBookEvent, TicketIssued } from './order-book.events.js';

const { given, at } = sentences(orderBook);
const open = (...events: OrderBookEvent[]) => given(bookOpened, ...events);

const day = '2026-11-21';
const ticket = (
  ticketNo: number,
  kind: TicketIssued['data']['kind'],
  lines: readonly OrderItem[],
  more: Partial<TicketIssued['data']> = {},
): OrderBookEvent => ({ type: 'TicketIssued', data: { ticketNo, day, orderId: 1, tableNo: 4, kind, lines, ...more } });
const order: OpenOrder = {
  ...{ orderId: 1, tableNo: 4, items: [dosa, biryani], total: 34850, placedAt: at(1), status: 'recurring' },
};
const accept = { type: 'AcceptOrder', orderId: 1, day } as const;
const cooking = [placed(1, 4, [dosa, biryani]), ticket(1, 'NEW', [dosa, biryani]), accepted(1)];
const running = (...events: OrderBookEvent[]) => open(...cooking, ...events);
const one = (item: OrderItem) => ({ ...item, quantity: 1 });

describe('The kitchen', () => {
  it('is told of an order when it is accepted', () =>
    open(placed(1, 4, [dosa, biryani]))
      .when(accept)
      .then(ticket(1, 'NEW', [dosa, biryani]), accepted(1)));

  it('is told where the order is by then', () =>
    open(placed(1), { type: 'OrderMoved', data: { orderId: 1, from: 4, tableNo: 7 } })
      .when(accept)
      .then(ticket(1, 'NEW', [dosa], { tableNo: 7 }), accepted(1)));

  it('is told of what is added, and of nothing else', () =>
    running()
      .when({ type: 'AddLines', orderId: 1, items: [one(dosa)], day })
      .then(ticket(2, 'ADD', [one(dosa)]), {
        type: 'LinesAdded',
        data: { order: { ...order, items: [dosa, biryani, one(dosa)], total: 44750 }, added: [one(dosa)] },
      }));

  it('is told of what is cancelled, and of nothing else', () =>
    running()
      .when({ type: 'CancelLine', orderId: 1, line: dosa, quantity: 1, reason: 'sold out', day })
      .then(ticket(2, 'CANCEL', [one(dosa)]), {
        type: 'LineCancelled',
        data: {
          order: { ...order, items: [one(dosa), biryani], total: 24950 },
          ...{ cancelled: one(dosa), reason: 'sold out' },
        },
      }));

  it('is told of another note as of one line for another', () => {
    const mild = { ...biryani, specialInstructions: 'mild' };
    running()
      .when({ type: 'ChangeNote', orderId: 1, line: biryani, note: 'mild', day })
      .then(ticket(2, 'CANCEL', [biryani]), ticket(3, 'ADD', [mild]), {
        type: 'NoteChanged',
        data: { order: { ...order, items: [dosa, mild] }, line: mild, from: 'less spicy' },
      });
  });

  it('is told of an order that is deleted', () =>
    running()
      .when({ type: 'DeleteOrder', orderId: 1, whole: null, reason: null, day })
      .then(ticket(2, 'CANCEL', [dosa, biryani]), deleted(1)));

  it('hears nothing of an order before it is accepted', () => {
    const live = open(placed(1, 4, [dosa, biryani]));
    live.when({ type: 'DeleteOrder', orderId: 1, whole: null, reason: null, day }).then(deleted(1));
    live
      .when({ type: 'AddLines', orderId: 1, items: [dosa], day })
      .thenMatches({ type: 'LinesAdded', data: { added: [dosa] } });
  });

  it('hears nothing of an order that is deleted after it was billed', () => {
    const bill = billOver([order]);
    running({ type: 'BillIssued', data: bill })
      .when({ type: 'DeleteOrder', orderId: 1, whole: { bill, issuedAt, orders: [order] }, reason: null, day })
      .thenMatches({ type: 'BillCancelled' }, { type: 'OrderDeleted' });
  });
});

describe('A ticket’s number', () => {
  it('follows the one before, whatever the order', () =>
    running(placed(2))
      .when({ ...accept, orderId: 2 })
      .then(ticket(2, 'NEW', [dosa], { orderId: 2 }), accepted(2)));
  it('begins anew each day', () =>
    running(placed(2))
      .when({ ...accept, orderId: 2, day: '2026-11-22' })
      .then(ticket(1, 'NEW', [dosa], { orderId: 2, day: '2026-11-22' }), accepted(2)));
  it('is never given twice, though a clock may be behind', () =>
    running(placed(2))
      .when({ ...accept, orderId: 2, day: '2026-11-20' })
      .then(ticket(2, 'NEW', [dosa], { orderId: 2 }), accepted(2)));
});

describe('A book from before there were tickets', () => {
  it('is decided again as it was, without any', () => {
    const command = orderBookCommand([accepted(1)], null);
    open(placed(1)).when(command!).then(accepted(1));
  });
  it('has tickets from now on, of what is changed of its orders too', () =>
    open(placed(1, 4, [dosa, biryani]), accepted(1))
      .when({ type: 'CancelLine', orderId: 1, line: dosa, quantity: 2, reason: 'sold out', day })
      .thenMatches({ type: 'TicketIssued', data: { ticketNo: 1, kind: 'CANCEL' } }, { type: 'LineCancelled' }));
});

it('A ticket says what to cook and how, and no prices', () => {
  const { data } = ticket(3, 'NEW', [biryani]) as TicketIssued;
  expect(ticketView(data, { at: at(5), actor: 'person:1' })).toEqual({
    ...{ ticketNo: 3, day, orderId: 1, tableNo: 4, kind: 'NEW', issuedAt: at(5), printed: [] },
    items: [
      {
        ...{ id: 2, name: 'Chicken Biryani', category: 'Rice', isVeg: false, portion: 'half', quantity: 1 },
        specialInstructions: 'less spicy',
      },
    ],
  });
});
