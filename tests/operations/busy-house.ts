import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { OrderView } from '@sae/domain/ordering';
import type { Config } from '@sae/platform/config';
import type { Log } from '@sae/platform/log';
import { io, type Socket } from 'socket.io-client';
import { Tokens } from '../../api/src/access/tokens.js';
import { Clock } from '../../api/src/kernel/clock.js';
import { Configuration } from '../../api/src/kernel/configuration.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Screen } from '../faults/screen.js';
import type { Acknowledged } from '../faults/staff.js';
import { openAccount } from '../model/house/account.js';

const SOCKETS = 3;
/** Between two orders of one waiter: nodes that start need the processor, too. */
const THINKS_MS = 250;

/** A restaurant whose staff work, and what they were answered. */
export interface BusyHouse {
  readonly id: number;
  readonly screen: Screen;
  readonly dish: number;
  readonly placed: Acknowledged[];
  readonly accepted: Set<number>;
  readonly sockets: readonly Socket[];
  /** Of which orders each socket was told. */
  readonly heard: readonly ReadonlySet<number>[];
}

export const openBusyHouse = async (log: Log, config: Config, url: string): Promise<BusyHouse> => {
  const id = randomInt(100_000_000, 1_000_000_000);
  await openAccount(log, id, new Date().toISOString());
  const { token } = new Tokens(new Configuration(config), new Clock()).issue({ restaurantId: id, credentials: 0 });
  const screen = new Screen([url], token);
  const item = { category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 55 };
  const dish = await eventually(() => json<{ id: number }>(screen.twice('POST', '/menu', item)));
  const heard = Array.from({ length: SOCKETS }, () => new Set<number>());
  const sockets = heard.map((told) =>
    io(url, { auth: { token }, transports: ['websocket'], forceNew: true }).on(
      'newOrder',
      (order: OrderView) => void told.add(order.id),
    ),
  );
  const house = { id, screen, dish: dish.id, placed: [], accepted: new Set<number>(), sockets, heard };
  await eventually(() => expect(areConnected(house)).toBe(true));
  return house;
};

export const areConnected = ({ sockets }: BusyHouse): boolean => sockets.every(({ connected }) => connected);

export const idsIn = (orders: readonly OrderView[]): number[] => orders.map(({ id }) => id);

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

export const idsAt = async (screen: Screen, list: string): Promise<number[]> =>
  idsIn(await json(screen.twice('GET', list)));

/** Whoever was answered reads what was answered, whichever node is asked. */
export const placeAndRead = async ({ screen, dish, placed, accepted }: BusyHouse): Promise<void> => {
  await pause(THINKS_MS);
  const key = randomUUID();
  const body = { tableNo: randomInt(1, 9), items: [{ id: dish, quantity: 1, portion: 'full' }] };
  const order = await json<OrderView>(screen.twice('POST', '/orders/admin', body, key));
  placed.push({ key, order });
  expect(await idsAt(screen, '/orders/live')).toContain(order.id);
  if (order.id % 2 === 0) return;
  await screen.twice('PUT', `/orders/${order.id}/recurring`);
  accepted.add(order.id);
  expect(await idsAt(screen, '/orders/recurring')).toContain(order.id);
};
