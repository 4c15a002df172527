import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { readRunning } from '@sae/platform/config';
import { tellPastBills } from '../support/past-bills.mjs';
import { signedInOwner, startSystem } from '../support/system.mjs';
import { billsOf } from './earnings.mjs';
import { median } from './measure.mjs';

const run = promisify(execFile);
/** Placed, accepted, billed. */
const EVENTS_OF_A_BILL = 3;

/** Events a second of a client that subscribes to the whole log and does nothing with it. */
const subscribed = async (url, events) => {
  const client = EventStoreDBClient.connectionString(url);
  const began = performance.now();
  let heard = 0;
  const filter = streamNameFilter({ regex: '^[^$]' });
  for await (const { event } of client.subscribeToAll({ fromPosition: START, filter }))
    if (event && ++heard === events) break;
  const perSecond = (1_000 * events) / (performance.now() - began);
  await client.dispose();
  return perSecond;
};

/** Events a second of a tool that joins the system, as it says itself. */
const toolRun = async (script, dataDir) => {
  const { stdout } = await run(
    process.execPath,
    [fileURLToPath(new URL(`../../projections/dist/bundled/${script}`, import.meta.url))],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      maxBuffer: 1e8,
    },
  );
  const [, events, seconds] =
    /([\d,]+) events?\b.*? in ([\d.]+) s/.exec(stdout.slice(stdout.search(/Done|Checked/))) ?? [];
  return Number(events.replaceAll(',', '')) / Number(seconds);
};

/** Building all read models anew, and deciding all facts again, beside the official client that only reads. */
export const measureRebuild = async ({ events, restaurants, rounds, say }) => {
  const system = await startSystem();
  try {
    const { EVENTSTORE_URL } = readRunning(system.dataDir).env;
    const bills = Math.ceil(events / restaurants / EVENTS_OF_A_BILL);
    for (let n = 0; n < restaurants; n += 1) {
      const { restaurantId } = await signedInOwner(system);
      await tellPastBills({ eventStoreUrl: EVENTSTORE_URL, restaurantId, bills: billsOf(bills) });
    }
    const told = restaurants * bills * EVENTS_OF_A_BILL;
    say(`${told} events told`);
    const results = { client: [], rebuild: [], verify: [] };
    for (let turn = 1; turn <= rounds; turn += 1) {
      say(`round ${turn} of ${rounds}`);
      results.client.push(await subscribed(EVENTSTORE_URL, told));
      results.rebuild.push(await toolRun('rebuild.js', system.dataDir));
      results.verify.push(await toolRun('verify.js', system.dataDir));
    }
    const bare = median(results.client);
    const row = (name, perSecond) =>
      console.log(
        `${name.padEnd(50)}${String(Math.round(perSecond)).padStart(10)}${(perSecond / bare).toFixed(2).padStart(8)}`,
      );
    console.log(`\n${'Events a second'.padEnd(50)}${''.padStart(10)}${'ratio'.padStart(8)}`);
    row('the official client, which does nothing with them', bare);
    row('npm run rebuild', median(results.rebuild));
    row('npm run verify', median(results.verify));
  } finally {
    await system.stop();
  }
};
