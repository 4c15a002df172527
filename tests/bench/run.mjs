/**
 * `npm run bench`: what the product costs beside the least that a NestJS server can do, and beside what a team would
 * build instead, in one run on one machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signedInOwner } from '../support/system.mjs';
import { measureAppends } from './appends.mjs';
import { measureCalls } from './calls.mjs';
import { chart } from './chart.mjs';
import { writeDocs } from './docs.mjs';
import { measureEarnings } from './earnings.mjs';
import { measureExports } from './exports.mjs';
import { measureLoad } from './load.mjs';
import { measureLost } from './lost.mjs';
import { measureRebuild } from './rebuild.mjs';
import { table } from './told.mjs';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    restaurants: { type: 'string', default: '50' },
    json: { type: 'string' },
    chart: { type: 'string' },
    docs: { type: 'boolean' },
    from: { type: 'string' },
    earnings: { type: 'string' },
    exports: { type: 'string' },
    rebuild: { type: 'string' },
    lost: { type: 'string' },
    appends: { type: 'string' },
    load: { type: 'string' },
    lists: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '2000' },
  },
});
if (options.help) {
  console.log(`npm run bench -- [--seconds 5] [--rounds 3] [--connections 64] [--restaurants 50]
                [--docs] [--json FILE] [--chart FILE.svg] [--from FILE.json] [--earnings 100000]
                [--exports 100000] [--rebuild 100000] [--lost 100000] [--appends 64]
                [--load 300,600 --sockets 2000 --lists 1000]

Starts the whole product; a bare NestJS-on-Fastify server; and what a team would build instead, NestJS with TypeORM on a
PostgreSQL of its own (Debian's, installed when it is missing and root asks; without it these rows are left out). The
last two take the product's data, tokens and requests. They are loaded by turns:
  GET /orders/live    bare: one Redis read of the same text; instead: the same body from joins
  POST /orders/admin  bare: the same body and validation, nothing stored; instead: order, lines and audit in one
                      transaction; the product: durable, projected, read-your-writes
for one restaurant and for many. Prints requests/s, p50 and p99 (medians of the rounds), what that is of bare and of
what would be built instead (turn by turn, and the median of these), and the aims; and start-up time and memory at rest
beside their limits. The first round of each warms it up and does not count. It takes some five minutes.
  --docs   writes the chart and the table of docs/performance.md anew
  --json   writes everything that was measured, each turn by itself, with the day and the machine
  --chart  writes the chart
  --from   measures nothing, but tells what --json wrote
With --earnings, instead: GET /analytics after a thousand bills, ten thousand and so many.
With --exports, instead: an export of so many orders against exceljs's streaming writer over the same rows.
With --rebuild, instead: npm run rebuild and npm run verify of so many events against the official client that reads them.
With --lost, instead: how long lists are refused once Redis is killed, or what it kept is gone, of so many events.
With --appends, instead: single appends to the embedded event store, so many in flight and then one, against its own
protocol that stores nothing.
With --load, instead: what restaurants do while they work, at so many commands a second one after another, beside sockets and lists.`);
  process.exit(0);
}
const [seconds, rounds, connections, restaurants] = ['seconds', 'rounds', 'connections', 'restaurants'].map((name) =>
  Number(options[name]),
);
const say = (sentence) => process.stderr.write(`${sentence}\n`);

const MENU = [
  { category: 'Main Course', name: 'Paneer Tikka', isVeg: true, price: 249.5, hasHalf: true, halfPrice: 140 },
  { category: 'Main Course', name: 'Butter Chicken', isVeg: false, price: 329, hasHalf: false },
  { category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 55, hasHalf: false },
];

const openRestaurant = async (system) => {
  const owner = await signedInOwner(system);
  const items = [];
  for (const item of MENU) items.push(await owner.api.post('/menu', item));
  const line = ({ id, name, isVeg, price }, quantity) => ({ id, name, isVeg, price, quantity, portion: 'full' });
  const lines = items.map((item, index) => line(item, index + 1));
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { ...owner, menu: items, order: { tableNo: 4, items: lines, total, restaurantId: owner.restaurantId } };
};

const row = (cells) =>
  console.log(cells.map((cell, index) => (index ? String(cell).padStart(10) : String(cell).padEnd(44))).join(''));
const report = (title, results, bareName) => {
  console.log(`\n${title}`);
  row(['', 'req/s', 'p50 ms', 'p99 ms', 'ratio', 'failed']);
  const bare = results.get(bareName).perSecond;
  for (const [name, { perSecond, p50, p99, failed }] of results)
    row([name, Math.round(perSecond), p50, p99, (perSecond / bare).toFixed(2), failed]);
};

if (options.earnings) {
  const settings = { rounds, seconds, connections, say };
  await measureEarnings({ most: Number(options.earnings), settings, say, report });
  process.exit(0);
}

if (options.exports) {
  await measureExports({ orders: Number(options.exports), rounds, say });
  process.exit(0);
}

if (options.rebuild) {
  await measureRebuild({ events: Number(options.rebuild), restaurants, rounds, say });
  process.exit(0);
}

if (options.lost) {
  await measureLost({ events: Number(options.lost), restaurants, row, say });
  process.exit(0);
}

if (options.appends) {
  await measureAppends({ writers: Number(options.appends), rounds, seconds, row, say });
  process.exit(0);
}

if (options.load) {
  const [lists, sockets] = [Number(options.lists), Number(options.sockets)];
  const rates = options.load.split(',').map(Number);
  await measureLoad({ rates, restaurants, seconds, lists, sockets, open: openRestaurant, row, say });
  process.exit(0);
}

const measured = options.from
  ? JSON.parse(readFileSync(options.from, 'utf8'))
  : await measureCalls({ rounds, seconds, connections, restaurants, open: openRestaurant, say });
console.log(table(measured));
if (options.json) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
if (options.chart) writeFileSync(options.chart, chart(measured));
if (options.docs) writeDocs(measured);
process.exit(0);
