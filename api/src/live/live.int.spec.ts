import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../../platform/testing/eventually.js';
import { startSystem, type System } from '../../testing/system.js';
import {
  addMenu,
  expectStatus,
  placeOrder,
  signedInOwner,
  TERMS,
  verifiedOwner,
  type Owner,
} from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];
const sockets: Socket[] = [];

beforeAll(async () => {
  system = await startSystem({ nodes: 2 });
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => system.stop());

interface Heard {
  readonly socket: Socket;
  readonly told: [name: string, payload: unknown][];
}

const open = (
  token: unknown,
  { node = 0, ...options }: { node?: number; transports?: string[]; extraHeaders?: Record<string, string> } = {},
): Heard => {
  const socket = io(system.urls[node] ?? '', { auth: { token }, reconnection: false, forceNew: true, ...options });
  sockets.push(socket);
  const told: Heard['told'] = [];
  socket.onAny((name: string, payload: unknown) => told.push([name, payload]));
  return { socket, told };
};

const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve));

const connected = async (heard: Heard): Promise<Heard> => {
  await next(heard.socket, 'connect');
  return heard;
};

const refusalOf = async ({ socket }: Heard): Promise<string> => {
  return ((await next(socket, 'connect_error')) as Error).message;
};

describe('A socket', () => {
  it.each([
    ['without a token', undefined],
    ['with nonsense', 'nonsense'],
    ['with no text', { token: 1 }],
  ])('%s is refused', async (_, token) => expect(await refusalOf(open(token))).toBe('unauthenticated'));

  it('of a restaurant without a plan is refused', async () => {
    const { token } = await verifiedOwner(system);
    expect(await refusalOf(open(token))).toBe('plan-required');
  });

  it.each([['websocket'], ['polling']])('opens over %s', async (transport) => {
    const { socket } = await connected(open(owner.token, { transports: [transport] }));
    expect(socket.connected).toBe(true);
  });

  it('opened by somebody else’s page is refused', async () => {
    const headers = (origin: string) => ({ transports: ['websocket'], extraHeaders: { origin } });
    expect(await refusalOf(open(owner.token, headers('https://evil.example')))).toContain('websocket error');
    await connected(open(owner.token, headers('http://sae.example')));
    await connected(open(owner.token, headers(system.url)));
  });

  it('that says too much is closed', async () => {
    const { socket } = await connected(open(owner.token, { transports: ['websocket'] }));
    socket.emit('hello', 'x'.repeat(20_000));
    await next(socket, 'disconnect');
  });

  it('ends when the plan does', async () => {
    const { socket } = await connected(open(owner.token));
    const gone = next(socket, 'disconnect');
    system.clock.advance(11 * 24 * 60 * 60_000);
    expect(await gone).toBe('io server disconnect');
    system.clock.set(new Date().toISOString());
  }, 15_000);
});

describe('Every screen of a restaurant', () => {
  it('hears of each order’s way, on every node, once the lists show it; others hear nothing', async () => {
    const stranger = await connected(open((await signedInOwner(system)).token));
    const screens = await Promise.all([connected(open(owner.token)), connected(open(owner.token, { node: 1 }))]);

    const order = await placeOrder(owner, menu);
    const { body: accepted } = await owner.api.put(`/orders/${order.id}/recurring`).then(expectStatus(200));
    const { body: bill } = await owner.api.post('/orders/complete', { tableNo: 4, ...TERMS }).then(expectStatus(201));
    const { body: paid } = await owner.api.put(`/orders/${order.id}/paid`).then(expectStatus(200));
    await owner.api.delete(`/orders/${order.id}`).then(expectStatus(200));
    await owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));

    const { restaurantId } = owner;
    const { orders } = bill as { orders: OrderView[] };
    const expected = [
      ['newOrder', order],
      ['orderUpdated', accepted],
      ['ordersCompleted', { restaurantId, tableNo: 4, orders, revision: orders[0]?.revision }],
      ['billPaid', { restaurantId, tableNo: 4, orders: [paid], revision: (paid as OrderView).revision }],
      ['orderDeleted', { restaurantId, id: order.id, revision: expect.any(String) }],
      ['submitDisabledUpdate', { restaurantId, isSubmitDisabled: true }],
    ];
    for (const { told } of screens) await eventually(() => expect(told).toEqual(expected));
    expect(stranger.told).toEqual([]);
  });
});
