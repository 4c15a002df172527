import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { OrderView } from '@sae/domain/ordering';
import type { io as realIo } from 'socket.io-client';
import { liveConnection } from './live-connection.js';
import { session } from './session.js';

type Heard = (...told: unknown[]) => void;

/** The part of a socket that is used; the spec is the other end. */
const socket = {
  heard: new Map<string, Set<Heard>>(),
  connected: false,
  active: true,
  options: {} as Record<string, unknown>,
  connect: jest.fn(),
  disconnect: jest.fn(),
  on(event: string, handler: Heard) {
    this.heard.set(event, (this.heard.get(event) ?? new Set()).add(handler));
  },
  off(event: string, handler: Heard) {
    this.heard.get(event)?.delete(handler);
  },
  any: (_name: string, ..._told: unknown[]) => {},
  onAny(handler: (name: string, ...told: unknown[]) => void) {
    this.any = handler;
  },
  hear(event: string, ...told: unknown[]) {
    this.any(event, ...told);
    this.heard.get(event)?.forEach((handler) => handler(...told));
  },
};
const io = ((options: Record<string, unknown>) => Object.assign(socket, { options })) as unknown as typeof realIo;
const connection = (token = 't') => liveConnection(() => token, 7, io);

const order = (id: number, restaurantId: number) => ({ id, restaurantId }) as OrderView;
const come = () => {
  socket.connected = true;
  socket.hear('connect');
};
const go = (reason = 'transport close') => {
  socket.connected = false;
  socket.hear('disconnect', reason);
};

beforeEach(() => {
  socket.heard.clear();
  Object.assign(socket, { connected: false, active: true });
  socket.connect.mockClear();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows its token and comes back as the product says', () => {
  connection('secret');
  expect(socket.options).toMatchObject({
    path: '/socket.io',
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
  const given = jest.fn();
  (socket.options.auth as (give: Heard) => void)(given);
  expect(given).toHaveBeenCalledWith({ token: 'secret' });
});

it('tells the pushes of its own restaurant only', () => {
  const heard = jest.fn();
  const off = connection().on('newOrder', heard);
  socket.hear('newOrder', order(1, 7));
  socket.hear('newOrder', order(2, 8));
  expect(heard.mock.calls).toEqual([[order(1, 7), undefined]]);
  off();
  socket.hear('newOrder', order(3, 7));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('tells of each connection but the first', () => {
  const back = jest.fn();
  connection().onMissed(back);
  come();
  expect(back).not.toHaveBeenCalled();
  go();
  come();
  expect(back).toHaveBeenCalledTimes(1);
});

const accepted = { kind: 'order-accepted', actor: 'restaurant:7' };

it.each([
  ['of a kind that is not known here', ['orderUpdated', order(1, 7), { ...accepted, kind: 'order-held' }]],
  ['of an older program, which says no kind', ['orderUpdated', order(1, 7)]],
  ['under a name that is not known here', ['ordersHeld', { restaurantId: 7 }]],
] as const)('has all asked again after a push %s', (_, [name, ...told]) => {
  const missed = jest.fn();
  connection().onMissed(missed);
  socket.hear(name, ...told);
  expect(missed).toHaveBeenCalledTimes(1);
});

it.each([
  ['of a known kind', ['orderUpdated', order(1, 7), accepted]],
  ['of another restaurant', ['ordersHeld', { restaurantId: 8 }]],
  ['of no order', ['dayChanged', { restaurantId: 7 }]],
] as const)('asks for nothing again after a push %s', (_, [name, ...told]) => {
  const missed = jest.fn();
  connection().onMissed(missed);
  socket.hear(name, ...told);
  expect(missed).not.toHaveBeenCalled();
});

it('knows its state', () => {
  const live = connection();
  expect(live.state()).toBe('connecting');
  come();
  expect(live.state()).toBe('connected');
  go();
  expect(live.state()).toBe('reconnecting');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(live.state()).toBe('offline');
});

it('comes again to a server that refused it, and only logs the error', () => {
  const live = connection();
  socket.active = false;
  socket.hear('connect_error', new Error('plan required'));
  expect(live.state()).toBe('reconnecting');
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it('has login and plan looked at again when the server ends it, or refuses it for them', () => {
  const doubted = jest.fn();
  const unhear = session.onDoubted(doubted);
  connection();
  go();
  socket.hear('connect_error', new Error('timeout'));
  expect(doubted).not.toHaveBeenCalled();
  go('io server disconnect');
  socket.hear('connect_error', new Error('plan-required'));
  socket.hear('connect_error', new Error('unauthenticated'));
  expect(doubted).toHaveBeenCalledTimes(3);
  unhear();
});

it('stays away once it is closed', () => {
  const live = connection();
  live.open();
  socket.active = false;
  go('io server disconnect');
  live.close();
  jest.advanceTimersByTime(60_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});
