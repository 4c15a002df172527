import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from 'redis';
import { freePort } from '../../platform/testing/free-port.mjs';
import { startSystem } from '../support/system.mjs';
import { startInstead } from './instead.mjs';
import { memoryOf, ratio, sideBySide } from './measure.mjs';

const AT_REST_AFTER_MS = 12_000;
const LIVE_ORDERS = 5;

const LIMITS = { startMs: 1_500, memoryMb: 350 };
/** Of what bare does, at least. */
const AIMS = { questions: 0.85, commands: 0.45 };

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

const startBare = async (list) => {
  const [redisPort, port] = [await freePort(), await freePort()];
  const redisUrl = `redis://127.0.0.1:${redisPort}`;
  const nothingKept = ['--port', redisPort, '--save', '', '--appendonly', 'no'];
  const redisServer = spawn('redis-server', nothingKept, { stdio: 'ignore' });
  const redis = await createClient({ url: redisUrl }).connect();
  await redis.set('bare:live', list);
  await redis.close();
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare.mjs', import.meta.url)), port, redisUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(bare, 'message');
  const stop = async () => {
    for (const each of [bare, redisServer]) {
      each.kill();
      await once(each, 'exit');
    }
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

/** The same call to all of them: bare for one restaurant, the others for each of these groups. */
const measured = async (kind, call, { bare, system, instead }, groups, settings) => {
  const contestants = [
    { who: 'bare', url: bare.url, requests: [call(groups[0][0])] },
    ...[{ who: 'product', url: system.url }, ...(instead ? [{ who: 'instead', url: instead.url }] : [])].flatMap(
      (each) => groups.map((owners) => ({ ...each, restaurants: owners.length, requests: owners.map(call) })),
    ),
  ].map((each) => ({ ...each, name: `${kind}, ${each.who}${each.restaurants ? `, ${each.restaurants}` : ''}` }));
  const results = await sideBySide(contestants, settings);
  const of = (who, restaurants) => {
    const found = contestants.find((each) => each.who === who && each.restaurants === restaurants);
    return found && results.get(found.name);
  };
  return contestants.map(({ name, who, restaurants }) => {
    const rival = who === 'product' && of('instead', restaurants);
    return {
      ...{ kind, who, restaurants, ...results.get(name) },
      ofBare: ratio(results.get(name), of('bare')),
      aim: who === 'product' ? AIMS[kind] : undefined,
      ofInstead: rival ? ratio(results.get(name), rival) : undefined,
    };
  });
};

const machine = (loadBefore, postgres) => ({
  cores: cpus().length,
  model: cpus()[0].model,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  postgres,
  loadBefore,
});

/** The two calls of a busy evening beside the least a NestJS server can do, and beside what would be built instead. */
export const measureCalls = async ({ rounds, seconds, connections, restaurants, open, say }) => {
  // What else is at work on the machine moves every figure.
  const [loadBefore] = loadavg();
  const jwtSecret = randomBytes(32).toString('hex');
  const system = await startSystem({ env: { JWT_SECRET: jwtSecret } });
  const started = [];
  try {
    say(`ready after ${system.readyAfterMs} ms; opening ${restaurants} restaurants`);
    // What starting left behind is given back some seconds later (tidyAfterStart).
    await pause(AT_REST_AFTER_MS);
    const memory = memoryOf(system.pid);
    const owners = [];
    for (let n = 0; n < restaurants; n += 1) owners.push(await open(system));
    for (const owner of owners)
      for (let n = 0; n < LIVE_ORDERS; n += 1) await owner.api.post('/orders/admin', owner.order);
    const bare = await startBare(JSON.stringify(await owners[0].api.get('/orders/live')));
    started.push(bare);
    const instead = await startInstead({ owners, jwtSecret, say });
    if (instead) started.push(instead);
    const all = { bare, system, instead };
    const settings = { rounds, seconds, connections, say };
    const [one, many] = [[owners[0]], owners];
    const rows = [
      ...(await measured('questions', listing, all, [one, many], settings)),
      ...(await measured('commands', placing, all, [one, many], settings)),
      ...(await measured('alone', placing, all, [one], { ...settings, connections: 1 })),
    ];
    return {
      day: new Date().toISOString().slice(0, 10),
      machine: machine(loadBefore, instead?.version),
      settings: { rounds, seconds, connections, restaurants },
      startMs: system.readyAfterMs,
      memoryMb: memory.reduce((sum, { mb }) => sum + mb, 0),
      memory,
      memoryOfInsteadMb: instead?.memoryMb,
      limits: LIMITS,
      rows,
    };
  } finally {
    for (const each of started) await each.stop();
    await system.stop();
  }
};
