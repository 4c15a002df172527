import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPCASTERS } from '@sae/domain/ordering';
import { Log } from '@sae/platform/log';
import {
  startNode,
  startParts,
  startProjections,
  startWorkers,
  type Node,
  type Process,
} from '../../api/testing/parts.js';
import { SharedClock } from '../../api/testing/test-clock.js';
import { signUpBody } from '../../api/testing/verbs.js';
import { eventually } from '../../platform/testing/eventually.js';
import { toldByVerify } from '../../projections/testing/tool.js';
import { untilReady } from '../../platform/testing/ready.js';
import { PostOffice } from '../../workers/testing/post-office.js';
import { orderBookOf, placedOrders } from '../faults/log.js';
import { areConnected, idsAt, idsIn, openBusyHouse, placeAndRead, type BusyHouse } from './busy-house.js';
import { startRoundRobin, type RoundRobin } from './round-robin.js';

const RESTAURANTS = 3;
const LANES = 1;
/** Far longer than a node that stands by waits. */
const TAKEN_OVER_MS = 15_000;

const dir = mkdtempSync(join(tmpdir(), 'sae-rolling-'));
const postOffice = new PostOffice();
let parts: Awaited<ReturnType<typeof startParts>>;
let clock: SharedClock;
let log: Log;
let balancer: RoundRobin;
const nodes: Node[] = [];
const projections: Process[] = [];
const workers: Process[] = [];
const houses: BusyHouse[] = [];
const mailedTo: string[] = [];

const ready = async (process: Process): Promise<Process> => {
  await untilReady(process.child);
  return process;
};
const starting = {
  api: () => startNode(parts.config, clock),
  projections: () => ready(startProjections(parts.config)),
  workers: () => ready(startWorkers(parts.config, () => undefined)),
};

beforeAll(async () => {
  await postOffice.open();
  parts = await startParts(dir, { smtpUrl: postOffice.url });
  clock = new SharedClock(join(dir, 'ahead'));
  log = new Log(parts.config.eventStoreUrl, { upcasters: UPCASTERS });
  projections.push(await ready(parts.projections), await starting.projections());
  nodes.push(...(await Promise.all([1, 2, 3].map(starting.api))));
  workers.push(...(await Promise.all([1, 2].map(starting.workers))));
  balancer = await startRoundRobin(() => nodes.map(({ url }) => Number(new URL(url).port)));
  for (let n = 0; n < RESTAURANTS; n += 1) houses.push(await openBusyHouse(log, parts.config, balancer.url));
}, 60_000);
afterAll(async () => {
  for (const { sockets } of houses) for (const socket of sockets) socket.disconnect();
  await Promise.all([...nodes, ...projections, ...workers].map((each) => each.end('SIGTERM')));
  await balancer.stop();
  await log.close();
  await Promise.all([parts.store.stop(), parts.redis.stop(), postOffice.close()]);
  rmSync(dir, { recursive: true });
}, 60_000);

const signUp = async () => {
  const email = `owner-${randomUUID()}@example.com`;
  await houses[0]!.screen.twice('POST', '/users/signup', signUpBody(email));
  mailedTo.push(email);
  await pause(500);
};

const exportAll = async ({ screen }: BusyHouse) => {
  const year = new Date().getUTCFullYear();
  const workbook = await screen.twice('GET', `/orders/export?type=year&year=${year}&exportId=${randomUUID()}`);
  expect(Buffer.from(await workbook.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  await pause(1_000);
};

/** Work goes on until it is over; whatever fails in it is told at its end. */
const underLoad = async (work: () => Promise<void>): Promise<void> => {
  let isOver = false;
  const failures: unknown[] = [];
  const again = async (one: () => Promise<void>) => {
    while (!isOver) await one().catch((error: unknown) => void failures.push(String(error)));
  };
  const lanes = houses.flatMap((house) => Array.from({ length: LANES }, () => again(() => placeAndRead(house))));
  const all = Promise.all([...lanes, again(signUp), again(() => exportAll(houses[0]!))]);
  await work().finally(() => (isOver = true));
  await all;
  expect(failures).toEqual([]);
};

const restart = async <P extends Process>(running: P[], start: () => Promise<P>) => {
  for (const [n, one] of running.entries()) {
    await one.end('SIGTERM');
    expect(one.child.exitCode).toBe(0);
    running[n] = await start();
  }
};

/** Every house hears of an order that was begun after these. */
const areTakenOver = (before: readonly number[]) =>
  houses.every(({ placed, heard }, n) =>
    placed.slice(before[n]! + LANES).some(({ order }) => heard.every((told) => told.has(order.id))),
  );

describe('A rolling restart under load', () => {
  it('fails no request that is repeated once, and whoever was answered reads what was answered', async () => {
    await underLoad(async () => {
      await restart(nodes, starting.api);
      await restart(projections, starting.projections);
      await restart(workers, starting.workers);
    });
  }, 90_000);

  it('nor does the end of projections that nobody asked to end: the other node takes over, and every socket hears of every order', async () => {
    await eventually(() => expect(houses.every(areConnected)).toBe(true));
    const before = houses.map(({ placed }) => placed.length);
    await underLoad(async () => {
      for (const [n, one] of projections.entries()) {
        await one.end('SIGKILL');
        const answered = houses.map(({ placed }) => placed.length);
        await eventually(() => expect(areTakenOver(answered)).toBe(true), TAKEN_OVER_MS);
        projections[n] = await starting.projections();
      }
    });
    for (const [n, { placed, heard }] of houses.entries()) {
      const ids = placed.slice(before[n]).map(({ order }) => order.id);
      await eventually(() =>
        expect(heard.map((told) => ids.filter((id) => !told.has(id)))).toEqual(heard.map(() => [])),
      );
    }
  }, 90_000);

  it('loses nothing and doubles nothing, and the lists are right', async () => {
    for (const { id, screen, placed, accepted } of houses) {
      const written = placedOrders(await orderBookOf(parts.config.eventStoreUrl, id), id);
      const byId = placed.toSorted((one, other) => one.order.id - other.order.id);
      expect(written.map(({ key, view }) => ({ key, order: view }))).toEqual(byId);
      const ids = idsIn(byId.map(({ order }) => order));
      expect(await idsAt(screen, '/orders/live')).toEqual(ids.filter((each) => !accepted.has(each)));
      expect(await idsAt(screen, '/orders/recurring')).toEqual(ids.filter((each) => accepted.has(each)));
    }
    expect(await toldByVerify(parts.config)).toMatch(/\nAll is well\.\n$/);
  });

  it('mails everybody once', () =>
    eventually(() => {
      expect(mailedTo.length).toBeGreaterThan(5);
      for (const email of mailedTo) expect(postOffice.mailsTo(email)).toHaveLength(1);
    }));

  it('ends no socket for good: all hear what happens next', async () => {
    await eventually(() => expect(houses.every(areConnected)).toBe(true));
    for (const house of houses) {
      await placeAndRead(house);
      const last = house.placed.at(-1)!.order.id;
      await eventually(() => expect(house.heard.every((told) => told.has(last))).toBe(true));
    }
  });
});
