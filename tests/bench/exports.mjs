import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wallClock } from '@sae/domain/kernel';
import { readRunning } from '@sae/platform/config';
import { itemColumns, linesOf, orderColumns } from '../../workers/dist/exports/columns.js';
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
const PAGE = 1_000;

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

const past = async ({ url, token }, offset) => {
  const range = encodeURIComponent(JSON.stringify([offset, offset + PAGE - 1]));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/orders/past?range=${range}`, { headers });
  const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
  return { orders: answer.ok ? await answer.json() : [], total };
};

/** The rows of both sheets as the worker makes them, for the bare writer to write. */
const writeRows = async (asker, orders, file) => {
  const clock = wallClock('Asia/Kolkata');
  const all = [];
  for (let offset = 0; offset < orders; offset += PAGE) all.push(...(await past(asker, offset)).orders);
  all.reverse();
  const out = createWriteStream(file);
  const sheet = (name, columns, rowsOf) => {
    const told = columns.map(({ title, width, kind }) => ({ title, width, kind, numFmt: FORMATS[kind] }));
    out.write(`${JSON.stringify({ name, columns: told })}\n`);
    for (let at = 0; at < all.length; at += PAGE) {
      const rows = all.slice(at, at + PAGE).flatMap(rowsOf);
      out.write(`${JSON.stringify(rows.map((row) => columns.map(({ of }) => of(row, clock))))}\n`);
    }
  };
  sheet('Orders', orderColumns, (order) => withMoney([order]));
  sheet('Items', itemColumns, linesOf);
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
    const { EVENTSTORE_URL } = readRunning(system.dataDir).env;
    await tellPastBills({ eventStoreUrl: EVENTSTORE_URL, restaurantId: owner.restaurantId, bills: billsOf(orders) });
    while ((await past(owner, 0)).total !== orders) await pause(200);
    say(`${orders} orders are shown; writing down their rows`);
    const rows = join(folder, 'rows');
    await writeRows(owner, orders, rows);
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
