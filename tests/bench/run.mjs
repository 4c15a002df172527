/** `npm run bench`: what the product costs beside the least that a NestJS server can do, in one run on one machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createClient } from 'redis';
import { freePort } from '../../platform/testing/free-port.mjs';
import { signedInOwner, startSystem } from '../support/system.mjs';
import { measureEarnings } from './earnings.mjs';
import { measureExports } from './exports.mjs';
import { measureLoad } from './load.mjs';
import { memoryOf, sideBySide } from './measure.mjs';
import { measureRebuild } from './rebuild.mjs';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    restaurants: { type: 'string', default: '50' },
    earnings: { type: 'string' },
    exports: { type: 'string' },
    rebuild: { type: 'string' },
    load: { type: 'string' },
    lists: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '2000' },
  },
});
if (options.help) {
  console.log(`npm run bench -- [--seconds 5] [--rounds 3] [--connections 64] [--restaurants 50] [--earnings 100000]
                [--exports 100000] [--rebuild 100000] [--load 300,600 --sockets 2000 --lists 1000]

Starts the whole product and a bare NestJS-on-Fastify server, and loads them by turns:
  POST /orders/admin (durable, projected, read-your-writes)  against the same body and validation that stores nothing
  GET /orders/live                                           against one Redis read of the same text
for one restaurant and for many. Prints requests/s, p50, p99 and the ratio; and the start-up time and memory at rest.
With --earnings, instead: GET /analytics after a thousand bills, ten thousand and so many.
With --exports, instead: an export of so many orders against exceljs's streaming writer over the same rows.
With --rebuild, instead: npm run rebuild and npm run verify of so many events against the official client that reads them.
With --load, instead: what restaurants do while they work, at so many commands a second one after another, beside sockets and lists.`);
  process.exit(0);
}
const [seconds, rounds, connections, restaurants] = ['seconds', 'rounds', 'connections', 'restaurants'].map((name) =>
  Number(options[name]),
);
const AT_REST_AFTER_MS = 12_000;
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
  return { ...owner, order: { tableNo: 4, items: lines, total, restaurantId: owner.restaurantId } };
};

const headers = (token) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
const placing = ({ token, order }) => ({
  method: 'POST',
  path: '/api/orders/admin',
  headers: headers(token),
  body: JSON.stringify(order),
});
const listing = ({ token }) => ({ method: 'GET', path: '/api/orders/live', headers: headers(token) });

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

if (options.load) {
  const [lists, sockets] = [Number(options.lists), Number(options.sockets)];
  const rates = options.load.split(',').map(Number);
  await measureLoad({ rates, restaurants, seconds, lists, sockets, open: openRestaurant, row, say });
  process.exit(0);
}

const system = await startSystem();
say(`ready after ${system.readyAfterMs} ms; opening ${restaurants} restaurants`);
const redisPort = await freePort();
const redisServer = spawn('redis-server', ['--port', redisPort, '--save', '', '--appendonly', 'no'], {
  stdio: 'ignore',
});
const barePort = await freePort();
const redisUrl = `redis://127.0.0.1:${redisPort}`;
try {
  // What starting left behind is given back some seconds later (tidyAfterStart).
  await pause(AT_REST_AFTER_MS);
  const memory = memoryOf(system.pid);
  const owners = [];
  for (let n = 0; n < restaurants; n += 1) owners.push(await openRestaurant(system));
  for (const owner of owners) for (let n = 0; n < 5; n += 1) await owner.api.post('/orders/admin', owner.order);
  const list = JSON.stringify(await owners[0].api.get('/orders/live'));
  const redis = await createClient({ url: redisUrl }).connect();
  await redis.set('bare:live', list);
  await redis.close();
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare.mjs', import.meta.url)), barePort, redisUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(bare, 'message');
  const settings = { rounds, seconds, connections, say };
  const bareUrl = `http://127.0.0.1:${barePort}`;

  const reads = await sideBySide(
    [
      { name: 'bare, one Redis read', url: bareUrl, requests: [listing({})] },
      { name: 'GET /orders/live, one restaurant', url: system.url, requests: [listing(owners[0])] },
      { name: `GET /orders/live, ${restaurants} restaurants`, url: system.url, requests: owners.map(listing) },
    ],
    settings,
  );
  const writes = await sideBySide(
    [
      { name: 'bare, stores nothing', url: bareUrl, requests: [placing({ order: owners[0].order })] },
      { name: 'POST /orders/admin, one restaurant', url: system.url, requests: [placing(owners[0])] },
      { name: `POST /orders/admin, ${restaurants} restaurants`, url: system.url, requests: owners.map(placing) },
    ],
    settings,
  );
  bare.kill();
  console.log(`\nStart to ready: ${system.readyAfterMs} ms (limit 5,000)`);
  console.log(`Memory at rest: ${Math.round(memory.reduce((sum, { mb }) => sum + mb, 0))} MB (limit 700)`);
  for (const { name, mb } of memory) row([`  ${name}`, `${Math.round(mb)} MB`]);
  report('Questions (aim: at least 0.75 of bare)', reads, 'bare, one Redis read');
  report('Commands (aim: at least 0.25 of bare)', writes, 'bare, stores nothing');
} finally {
  redisServer.kill();
  await system.stop();
}
