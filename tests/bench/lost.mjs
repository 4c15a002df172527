import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRunning } from '@sae/platform/config';
import { createClient } from 'redis';
import { tellPastBills } from '../support/past-bills.mjs';
import { signedInOwner, startSystem } from '../support/system.mjs';
import { billsOf } from './earnings.mjs';

/** Placed, accepted, billed. */
const EVENTS_OF_A_BILL = 3;
/** The share of all events that a copy of Redis' files lacks. */
const SINCE = 0.06;
const AGAIN_MS = 50;

const pastOf = async (url, token, range) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/orders/past?range=${range}`, { headers });
  await answer.arrayBuffer();
  return answer.ok ? Number(answer.headers.get('content-range').split('/').at(-1)) : undefined;
};

/** Seconds until all their lists say so many past orders; whatever is answered before must say no less. */
const untilRight = async (system, owners, bills) => {
  const began = performance.now();
  for (const { token } of owners)
    for (;;) {
      const total = await pastOf(system.url, token, '[0,0]').catch(() => undefined);
      if (total === bills) break;
      if (total !== undefined) throw new Error(`A list was answered with ${total} of ${bills} orders`);
      await pause(AGAIN_MS);
    }
  return (performance.now() - began) / 1_000;
};

/** What was told from outside is shown once it is read. */
const caughtUp = async (system, owners, bills) => {
  for (const { token } of owners)
    while ((await pastOf(system.url, token, '[0,0]').catch(() => undefined)) !== bills) await pause(AGAIN_MS);
};

/** How long lists are refused once Redis, or what it kept, is gone. */
export const measureLost = async ({ events, restaurants, row, say }) => {
  const system = await startSystem({ withinMs: 120_000 });
  try {
    const { EVENTSTORE_URL, REDIS_URL } = readRunning(system.dataDir).env;
    const files = join(system.dataDir, 'redis', 'appendonlydir');
    const copy = join(system.dataDir, 'redis', 'copy');
    const bills = Math.ceil(events / restaurants / EVENTS_OF_A_BILL);
    const owners = [];
    for (let n = 0; n < restaurants; n += 1) {
      if (n === Math.round(restaurants * (1 - SINCE))) {
        await caughtUp(system, owners, bills);
        cpSync(files, copy, { recursive: true });
      }
      const owner = await signedInOwner(system);
      owners.push(owner);
      await tellPastBills({ eventStoreUrl: EVENTSTORE_URL, restaurantId: owner.restaurantId, bills: billsOf(bills) });
    }
    say(`${restaurants * bills * EVENTS_OF_A_BILL} events told`);
    await caughtUp(system, owners, bills);
    const redis = createClient({ url: REDIS_URL });
    redis.on('error', () => undefined);
    await redis.connect();
    const mb = Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))[1]) / 2 ** 20;
    const kill = () =>
      process.kill(Number(readFileSync(join(system.dataDir, 'redis', 'redis.pid'), 'utf8')), 'SIGKILL');
    const after = async (what, act) => {
      await act();
      row([what, (await untilRight(system, owners, bills)).toFixed(1)]);
    };
    console.log(`\n${restaurants * bills * EVENTS_OF_A_BILL} events, ${mb.toFixed(0)} MB of Redis`);
    row(['until every list is right', 'seconds']);
    await after('Redis killed; its files are there', kill);
    await after(`Redis killed; its files lack the last ${100 * SINCE} %`, () => {
      renameSync(files, `${files}.gone`);
      renameSync(copy, files);
      kill();
    });
    await after('Redis emptied', () => redis.flushAll());
    redis.destroy();
  } finally {
    await system.stop();
  }
};
