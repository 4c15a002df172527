import { jest } from '@jest/globals';
import { billView, type BillView } from '@sae/domain/billing';
import type { CompleteTableRequest } from '@sae/domain/billing/complete-table.dto';
import type { PaymentClaimView } from '@sae/domain/guests';
import type { ChangedOrder, OrderItemView, OrderView, TaxMonth, TicketView } from '@sae/domain/ordering';
import type { AddLinesRequest, CancelLineRequest, ChangeNoteRequest } from '@sae/domain/ordering/change-order.dto';
import type { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import type { GiveBackRequest } from '@sae/domain/ordering/day.dto';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import type { AppDataProvider, Intent } from '../../data/verbs.js';
import type { TestServer } from './server.js';

const ticketOf = (order: OrderView, kind: TicketView['kind'] = 'NEW', items = order.items): TicketView => ({
  ...{ ticketNo: 7, day: '2026-11-21', orderId: order.id, tableNo: order.tableNo, kind },
  items: items.map(({ price: _, ...item }) => ({ ...item, category: 'Curries' })),
  issuedAt: order.createdAt,
  printed: [],
});

/** As the server answers a change of an order that is accepted. */
const withTickets = (order: OrderView, kind: TicketView['kind'], items = order.items): ChangedOrder => ({
  ...order,
  tickets: order.status === 'recurring' ? [ticketOf(order, kind, items)] : [],
});

/** The last one that was issued. */
export const bill = (server: TestServer, settings?: Partial<CompleteTableRequest>): BillView => ({
  ...billView(
    {
      billNo: server.list('past')[0]?.receiptDetails?.billNo ?? '2026-27/000042',
      ...{ tableNo: settings?.tableNo ?? 4, orders: [], lines: [], categories: [] },
      ...{ rule: 3, paid: 0, replaces: null },
      terms: { discountPercent: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' },
      message: 'Come again',
      seller: { name: 'Asha’s Kitchen', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null },
      amounts: {
        ...{ subtotal: 24100, discount: 0, taxable: 24100, gst: 1205, cgst: 603, sgst: 603, roundOff: -1 },
        ...{ serviceCharge: 0, total: 25305 },
      },
    },
    '2026-11-21T07:00:00.000Z',
  ),
  items: (server.list('past')[0]?.items ?? []).map((item) => ({ ...item, amount: item.price * item.quantity })),
});

/** The calls of the orders page, answered by a small server in memory. */
export const orderProvider = (server: TestServer, submission = { isSubmitDisabled: false }) => {
  const one = (orders: readonly OrderView[], id: number) => orders.find((order) => order.id === id) as OrderView;
  const change = (
    id: number,
    kind: TicketView['kind'],
    changed: (lines: OrderView['items']) => OrderView['items'],
  ): Promise<ChangedOrder> => {
    const open = () => one([...server.list('live'), ...server.list('recurring')], id);
    server.change(id, changed(open().items));
    return Promise.resolve(withTickets(open(), kind));
  };
  return {
    orderRows: jest.fn(({ status, limit, date, since = '' }: Parameters<AppDataProvider['orderRows']>[0]) => {
      const rows = server.list(status).filter(({ receiptDetails, createdAt }) => {
        const at = receiptDetails?.completedAt ?? createdAt;
        return at >= since && (!date || at.startsWith(date));
      });
      return Promise.resolve({ data: rows.slice(0, limit), total: rows.length });
    }),
    restaurantDetails: jest.fn(() =>
      Promise.resolve({ name: 'Asha’s Kitchen', fssai: 'N/A', gst: 'N/A', phoneNumber: 'N/A', address: 'N/A' }),
    ),
    submission: jest.fn(() => Promise.resolve({ ...submission })),
    toggleSubmission: jest.fn(() => {
      submission.isSubmitDisabled = !submission.isSubmitDisabled;
      return Promise.resolve({ ...submission });
    }),
    moveToRecurring: jest.fn(({ id }: { id: number }, _: Intent) => {
      const isPast = server.list('past').some((order) => order.id === id);
      (isPast ? server.reopen : server.accept).call(server, id);
      const order = one(server.list('recurring'), id);
      return Promise.resolve(isPast ? { ...order, tickets: [] } : withTickets(order, 'NEW'));
    }),
    orderTickets: jest.fn(({ id }: { id: number }) =>
      Promise.resolve([ticketOf(one([...server.list('recurring'), ...server.list('past')], id))]),
    ),
    deleteOrder: jest.fn(({ id }: { id: number }, _: Intent) => {
      const recurring = server.list('recurring').filter((order) => order.id === id);
      server.delete(id);
      return Promise.resolve({ id, tickets: recurring.map((order) => ticketOf(order, 'CANCEL')) });
    }),
    moveOrder: jest.fn(({ id, tableNo }: { id: number; tableNo: number }, _: Intent) => {
      server.move(id, tableNo);
      return Promise.resolve({ orderIds: [id], tableNo });
    }),
    moveTable: jest.fn(({ from, tableNo }: { from: number; tableNo: number }, _: Intent) => {
      const orders = [...server.list('live'), ...server.list('recurring')].filter((order) => order.tableNo === from);
      orders.forEach(({ id }) => server.move(id, tableNo));
      return Promise.resolve({ orderIds: orders.map(({ id }) => id), tableNo });
    }),
    addLines: jest.fn(({ orderId, items }: { orderId: number } & AddLinesRequest, _: Intent) => {
      const added = items.map((item) => ({ ...item, specialInstructions: item.specialInstructions ?? undefined }));
      return change(orderId, 'ADD', (lines) => [...lines, ...(added as OrderItemView[])]);
    }),
    cancelLine: jest.fn(({ orderId, id, quantity }: { orderId: number } & CancelLineRequest, _: Intent) =>
      change(orderId, 'CANCEL', (lines) =>
        lines.flatMap((line) => {
          const left = line.quantity - (line.id === id ? quantity : 0);
          return left > 0 ? [{ ...line, quantity: left }] : [];
        }),
      ),
    ),
    changeNote: jest.fn(({ orderId, id, note }: { orderId: number } & ChangeNoteRequest, _: Intent) =>
      change(orderId, 'ADD', (lines) =>
        lines.map((line) => (line.id === id ? { ...line, specialInstructions: note || undefined } : line)),
      ),
    ),
    completeTable: jest.fn(({ settings }: { settings: CompletePartRequest }) => {
      const { tableNo, lines, orderIds } = settings;
      const cut = lines ? [...new Set(lines.map(({ orderId }) => orderId))] : [];
      const taken = cut.map((id) => server.split(id, lines?.filter(({ orderId }) => orderId === id) ?? []));
      server.complete(tableNo, lines ? taken : (orderIds ?? undefined));
      const stay = server.list('recurring').filter(({ id }) => cut.includes(id));
      return Promise.resolve({ ...bill(server, settings), orders: server.list('past'), stay });
    }),
    markPaid: jest.fn(({ id }: { id: number }, _: Intent) => {
      server.pay(id);
      return Promise.resolve(one(server.list('past'), id));
    }),
    undoPayment: jest.fn(({ id }: { id: number }, _: Intent) => {
      server.unpay(id);
      return Promise.resolve(one(server.list('past'), id));
    }),
    billPayment: jest.fn(({ id }: { id: number }) => Promise.resolve(server.payment(id))),
    takeTender: jest.fn(({ id, tender }: { id: number; tender: TakeTenderRequest }, _: Intent) => {
      server.take(id, tender);
      return Promise.resolve(server.payment(id));
    }),
    undoTender: jest.fn(({ id, tenderId }: { id: number; tenderId: number }, _: Intent) => {
      server.takeBack(id, tenderId);
      return Promise.resolve(server.payment(id));
    }),
    giveBack: jest.fn(({ backId, kind }: { backId: number } & GiveBackRequest, _: Intent) => {
      server.giveBack(backId, kind);
      return Promise.resolve({ day: null });
    }),
    upiCode: jest.fn(({ amount = 0 }: { id: number; amount?: number }) =>
      Promise.resolve({ ...{ amount, upiId: 'asha@okaxis', link: 'upi://pay', reference: 'SAE42' }, qrCode: 'data:,' }),
    ),
    paymentClaims: jest.fn((): Promise<PaymentClaimView[]> => Promise.resolve([])),
    taxMonths: jest.fn((): Promise<readonly TaxMonth[]> => Promise.resolve([])),
    reprintBill: jest.fn((_: { id: number }) => Promise.resolve(bill(server))),
  };
};
