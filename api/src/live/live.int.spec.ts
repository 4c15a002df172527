import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditKind } from '@sae/domain/audit';
import type { ChangedOrder, OrderView } from '@sae/domain/ordering';
import { eventually } from '../../../platform/testing/eventually.js';
import { House } from '../../testing/house.js';
import { next, refusalOf, Sockets, type SocketChoices } from '../../testing/sockets.js';
import { expectStatus, placeOrder, signedInOwner, TERMS, verifiedOwner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
const sockets = new Sockets(() => house.system.urls);
const open = (token: unknown, options?: SocketChoices) => sockets.open({ token }, options);
const listening = (token: unknown, options?: SocketChoices) => sockets.listening({ token }, options);

describe('A socket', () => {
  it.each([
    ['without a token', undefined],
    ['with nonsense', 'nonsense'],
    ['with no text', { token: 1 }],
  ])('%s is refused', async (_, token) => expect(await refusalOf(open(token))).toBe('unauthenticated'));

  it('of a restaurant without a plan is refused', async () => {
    const { token } = await verifiedOwner(house.system);
    expect(await refusalOf(open(token))).toBe('plan-required');
  });

  it.each([['websocket'], ['polling']])('opens over %s', async (transport) => {
    const { socket } = await listening(house.owner.token, { transports: [transport] });
    expect(socket.connected).toBe(true);
  });

  it('opened by somebody else’s page is refused', async () => {
    const headers = (origin: string) => ({ transports: ['websocket'], extraHeaders: { origin } });
    expect(await refusalOf(open(house.owner.token, headers('https://evil.example')))).toContain('websocket error');
    await listening(house.owner.token, headers('http://sae.example'));
    await listening(house.owner.token, headers(house.system.url));
  });

  it('that says too much is closed', async () => {
    const { socket } = await listening(house.owner.token, { transports: ['websocket'] });
    socket.emit('hello', 'x'.repeat(20_000));
    await next(socket, 'disconnect');
  });

  it('ends when the plan does', async () => {
    const { socket } = await listening(house.owner.token);
    const gone = next(socket, 'disconnect');
    house.system.clock.advance(11 * 24 * 60 * 60_000);
    expect(await gone).toBe('io server disconnect');
    house.system.clock.set(new Date().toISOString());
  });
});

describe('Every screen of a restaurant', () => {
  it('hears of each order’s way and what happened, on every node, once the lists show it; others hear nothing', async () => {
    const stranger = await listening((await signedInOwner(house.system)).token);
    const screens = await Promise.all([listening(house.owner.token), listening(house.owner.token, { node: 1 })]);

    const key = randomUUID();
    const order = await placeOrder(house.owner, house.menu);
    const { body } = await house.owner.api
      .put(`/orders/${order.id}/recurring`, undefined, { 'idempotency-key': key })
      .then(expectStatus(200));
    const {
      tickets: [ticket],
      ...accepted
    } = body as ChangedOrder;
    const { body: bill } = await house.owner.api
      .post('/orders/complete', { tableNo: 4, ...TERMS })
      .then(expectStatus(201));
    const { body: paid } = await house.owner.api.put(`/orders/${order.id}/paid`).then(expectStatus(200));
    await house.owner.api.delete(`/orders/${order.id}`).then(expectStatus(200));
    await house.owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));

    const { restaurantId } = house.owner;
    const { orders } = bill as { orders: OrderView[] };
    const news = (kind: AuditKind) => ({ kind, actor: 'person:1' });
    const expected = [
      ['newOrder', order, news('order-placed')],
      ['ticketIssued', { ...ticket, restaurantId: house.owner.restaurantId }],
      ['orderUpdated', accepted, { ...news('order-accepted'), key }],
      ['ordersCompleted', { restaurantId, tableNo: 4, orders, revision: orders[0]?.revision }, news('bill-issued')],
      [
        'billPaid',
        { restaurantId, tableNo: 4, orders: [paid], revision: (paid as OrderView).revision },
        news('bill-paid'),
      ],
      ['orderDeleted', { restaurantId, id: order.id, revision: expect.any(String) }, news('order-deleted')],
      ['submitDisabledUpdate', { restaurantId, isSubmitDisabled: true }],
    ];
    for (const { told } of screens) await eventually(() => expect(told).toEqual(expected));
    expect(stranger.told).toEqual([]);
  });
});
