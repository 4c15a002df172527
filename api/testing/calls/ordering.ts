import { claimsOf } from '../guests.js';
import { TERMS } from '../verbs.js';
import { said, type Calls } from './asking.js';

/** An order's lines as a screen names them. */
const line = ({ items }: { readonly items: readonly { id: number; price: number }[] }) => {
  const [{ id, price } = { id: 0, price: 0 }] = items;
  return { id, price };
};

/** Orders from the kitchen to the bill, and its payment. */
export const orderingCalls: Calls = {
  'ordering.place': (house) => said('/orders/admin', { tableNo: house.newTable(), items: house.lines }),
  'ordering.live': () => said('/orders/live'),
  'ordering.recurring': () => said('/orders/recurring'),
  'ordering.past': () => said('/orders/past'),
  'ordering.tickets': ({ standing }) => said(`/orders/${standing.past}/tickets`),
  'ordering.makeRecurring': async (house) => said(`/orders/${(await house.placed()).id}/recurring`),
  'ordering.move': async (house) => said(`/orders/${(await house.placed()).id}/table`, { tableNo: house.newTable() }),
  'ordering.moveTable': async (house) =>
    said('/orders/move-table', { from: (await house.placed()).tableNo, tableNo: house.newTable() }),
  'ordering.addLines': async (house) => said(`/orders/${(await house.placed()).id}/lines`, { items: house.lines }),
  'ordering.cancelLine': async (house) => {
    const order = await house.accepted();
    return said(`/orders/${order.id}/cancel-line`, { ...line(order), quantity: 1, reason: 'guest left' });
  },
  'ordering.changeNote': async (house) => {
    const order = await house.placed();
    return said(`/orders/${order.id}/note`, { ...line(order), note: 'no onions' });
  },
  'ordering.delete': async (house) => said(`/orders/${(await house.placed()).id}`, { reason: 'guest left' }),
  'billing.complete': async (house) =>
    said('/orders/complete', { tableNo: (await house.accepted()).tableNo, ...TERMS }),
  'billing.reprint': ({ standing }) => said(`/orders/reprint/${standing.past}`),
  'billing.markPaid': async (house) => said(`/orders/${(await house.billed()).id}/paid`),
  'billing.undoPayment': async (house) => {
    const { id } = await house.billed();
    await house.api.put(`/orders/${id}/paid`);
    return said(`/orders/${id}/paid`, { reason: 'another bill' });
  },
  'billing.claims': () => said('/orders/payment-claims'),
  'billing.dismiss': async (house) => {
    const { phone, total, tableNo } = await house.billedGuests();
    await phone.claim(total);
    const claim = (await claimsOf(house.owner)).find((one) => one.tableNo === tableNo);
    return said(`/orders/payment-claims/${claim?.id}`);
  },
  'tenders.payment': ({ standing }) => said(`/orders/${standing.past}/payment`),
  'tenders.upiCode': ({ standing }) => said(`/orders/${standing.past}/upi-code?amount=100`),
  'tenders.take': async (house) => said(`/orders/${(await house.billed()).id}/tenders`, { kind: 'cash', amount: 100 }),
  'tenders.undo': async (house) => {
    const { id } = await house.billed();
    const { body } = await house.api.post(`/orders/${id}/tenders`, { kind: 'cash', amount: 100 });
    const [tender] = (body as { tenders: { id: number }[] }).tenders;
    return said(`/orders/${id}/tenders/${tender?.id}`, { reason: 'another bill' });
  },
  'tickets.print': async (house) => {
    const { day, ticketNo } = await house.ticket();
    return said('/tickets/print', { day, ticketNo });
  },
  'stations.list': () => said('/stations'),
  'stations.tickets': ({ standing }) => said(`/stations/${standing.stationId}/tickets`),
  'stations.missed': ({ standing }) => said(`/stations/${standing.stationId}/missed`),
  'stations.add': async (house) => {
    await house.roomForStation();
    return said('/stations', { name: house.newName(), categories: ['None of ours'] });
  },
  'stations.change': async (house) => {
    const { id } = await house.station();
    return said(`/stations/${id}`, { name: house.newName(), categories: ['None of ours'] });
  },
  'stations.remove': async (house) => said(`/stations/${(await house.station()).id}`),
};
