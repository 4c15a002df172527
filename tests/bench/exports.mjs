import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spansOf } from '@sae/domain/exports';
import { wallClock } from '@sae/domain/kernel';
import { readRunning } from '@sae/platform/config';
import { connectRedis } from '@sae/platform/redis';
import { BilledOrders } from '@sae/projections/models/billed';
import { billColumns } from '../../workers/dist/exports/bill-columns.js';
import { itemColumns, linesOf, orderColumns, peopleColumns } from '../../workers/dist/exports/columns.js';
import { withMoney } from '../../workers/dist/exports/money.js';
import { FORMATS } from '../../workers/dist/exports/sheet.js';
import { tellPastBills } from '../support/past-bills.mjs';
import { signedInOwner, startSystem } from '../support/system.mjs';
import { familyOf, median, peakMb } from './measure.mjs';

const NAMES = ['Paneer Tikka', 'Masala Dosa', 'Butter Chicken', 'Garlic Naan', 'Chicken Biryani', 'Gulab Jamun'];
const YEAR_MS = 365 * 24 * 60 * 60_000;
/** The restaurant's new year. */
const FROM = Date.parse('2024-12-31T18:30:00.000Z');
const BARE = fileURLToPath(new URL('bare-export.mjs', import.meta.url));

/** Spread evenly over the restaurant's 2025, three lines each. */
function* billsOf(count) {
  for (let n = 0; n < count; n += 1) {
    const line = (index) => ({
      itemId: index,
      name: NAMES[(n + index) % NAMES.length],
      category: 'Main Course',
      isVeg: n % 2 === 0,
      portion: (n + index) % 3 === 0 ? 'half' : 'full',
      price: 5_000 + ((n * 7_919 + index * 104_729) % 50_000),
      quantity: 1 + ((n + index) % 4),
    });
    yield { at: new Date(FROM + Math.floor((n * YEAR_MS) / count)).toISOString(), items: [1, 2, 3].map(line) };
  }
}

const PERIOD = { type: 'year', year: 2025 };
const TIME_ZONE = 'Asia/Kolkata';

/** The rows of the sheets that grow with the orders, as the worker makes them, for the bare writer to write. */
const writeRows = async (parcels, file) => {
  const clock = wallClock(TIME_ZONE);
  const out = createWriteStream(file);
  const sheet = (name, columns, rowsOf) => {
    const told = columns.map(({ title, width, kind }) => ({ title, width, kind, numFmt: FORMATS[kind] }));
    out.write(`${JSON.stringify({ name, columns: told })}\n`);
    for (const parcel of parcels)
      out.write(`${JSON.stringify(rowsOf(parcel).map((row) => columns.map(({ of }) => of(row, clock))))}\n`);
  };
  sheet('Orders', [...orderColumns, ...peopleColumns(new Map())], ({ orders }) => withMoney(orders));
  sheet('Items', itemColumns, ({ orders }) => orders.flatMap(linesOf));
  sheet('Bills', billColumns, ({ bills }) => bills);
  out.end();
  await once(out, 'finish');
};

const bare = async (rows, workbook, formats) => {
  const child = fork(BARE, [rows, workbook, formats], { execArgv: ['--max-old-space-size=4096'] });
  const [{ ms }] = await once(child, 'message');
  await once(child, 'exit');
  return ms;
};

const exported = async ({ url, token }) => {
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/orders/export?type=year&year=2025`, { headers });
  if (!answer.ok) throw new Error(await answer.text());
  const { byteLength } = await answer.arrayBuffer();
  return { ms: performance.now() - began, bytes: byteLength };
};

/** An export over the api, asked for to downloaded, beside exceljs's own streaming writer over the same rows. */
export const measureExports = async ({ orders, rounds, say }) => {
  const system = await startSystem();
  const folder = mkdtempSync(join(tmpdir(), 'sae-bench-'));
  try {
    const owner = { ...(await signedInOwner(system)), url: system.url };
    const { EVENTSTORE_URL, REDIS_URL } = readRunning(system.dataDir).env;
    await tellPastBills({ eventStoreUrl: EVENTSTORE_URL, restaurantId: owner.restaurantId, bills: billsOf(orders) });
    const redis = await connectRedis(REDIS_URL, { name: 'bench' });
    const billed = new BilledOrders(redis);
    const spans = spansOf(PERIOD, TIME_ZONE);
    while ((await billed.count(owner.restaurantId, spans)) !== orders) await pause(200);
    say(`${orders} orders are shown; writing down their rows`);
    const rows = join(folder, 'rows');
    const parcels = [];
    for await (const parcel of billed.all(owner.restaurantId, spans)) parcels.push(parcel);
    redis.destroy();
    await writeRows(parcels, rows);
    parcels.length = 0;
    const workers = familyOf(system.pid).find(({ command }) => command.includes('workers/dist'));
    const times = { ours: [], columns: [], none: [] };
    for (let round = 1; round <= rounds; round += 1) {
      const { ms, bytes } = await exported(owner);
      times.ours.push(ms);
      say(`round ${round}: exported in ${Math.round(ms)} ms, ${Math.round(bytes / 1024)} KB`);
      for (const formats of ['columns', 'none']) {
        times[formats].push(await bare(rows, join(folder, formats), formats));
        say(`round ${round}: bare, formats ${formats}: ${Math.round(times[formats].at(-1))} ms`);
      }
    }
    const peak = peakMb(workers.pid);
    await Promise.all([exported(owner), exported(owner)]);
    const [ours, columns, none] = [times.ours, times.columns, times.none].map(median);
    console.log(`\nExport of ${orders} orders, asked for to downloaded (limit: 1.5 of bare)`);
    console.log(`  the product                                ${Math.round(ours)} ms`);
    console.log(
      `  bare writer, formats on columns            ${Math.round(columns)} ms, ratio ${(ours / columns).toFixed(2)}`,
    );
    console.log(
      `  bare writer, no formats                    ${Math.round(none)} ms, ratio ${(ours / none).toFixed(2)}`,
    );
    console.log(`  sizes: bare ${Math.round(statSync(join(folder, 'columns')).size / 1024)} KB`);
    console.log(
      `  worker's peak RSS (limit 300 MB): ${Math.round(peak)} MB; with two at once ${Math.round(peakMb(workers.pid))} MB`,
    );
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
