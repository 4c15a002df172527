import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { startSystem } from '../support/system.mjs';
import { memoryOf } from './measure.mjs';

/** After so long an order is accepted, and as long after that its table billed. */
const STEP_MS = 4_000;
const TICK_MS = 10;
/** People's screens stay connected; opened under load, a connection waits its turn: libuv takes one at each turn of the loop. */
const CONNECTIONS = 500;

const terms = { discount: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive', message: '' };

/** What restaurants ask for one after another: an order, its acceptance, its bill, each table on its own. Who may not bill asks again. */
const dinner = (owners) => {
  const due = [];
  let placed = 0;
  const place = () => {
    const owner = owners[placed % owners.length];
    const tableNo = 1 + (Math.floor(placed / owners.length) % 40);
    placed += 1;
    const accept = ({ id }) =>
      later({ owner, method: 'PUT', path: `/orders/${id}/recurring` }, () =>
        later({ owner, method: 'POST', path: '/orders/complete', body: { tableNo, ...terms } }),
      );
    return { owner, method: 'POST', path: '/orders/admin', body: { ...owner.order, tableNo }, then: accept };
  };
  const later = (command, then) => {
    const again = () => later(command, then);
    due.push({ at: Date.now() + STEP_MS, command: { ...command, then, again } });
  };
  return () => (due[0]?.at <= Date.now() ? due.shift().command : place());
};

/** Each waits for its mail. */
const OPENED_AT_ONCE = 20;

/** Asked at a rate, whether answers come or not: as people ask, who know nothing of each other. */
class Asking {
  agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  took = [];
  refused = 0;
  failed = 0;
  waiting = 0;

  constructor(url) {
    this.url = url;
  }

  ask({ owner, method, path, body, then, again }) {
    const began = performance.now();
    this.waiting += 1;
    const headers = { authorization: `Bearer ${owner.token}` };
    if (body) headers['content-type'] = 'application/json';
    const asked = request(`${this.url}/api${path}`, { method, agent: this.agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        this.waiting -= 1;
        if (answer.statusCode < 300) {
          this.took.push(performance.now() - began);
          then?.(JSON.parse(Buffer.concat(parts)));
        } else if (answer.statusCode === 429 || answer.statusCode === 503) {
          this.refused += 1;
          again?.();
        } else this.failed += 1;
      });
    });
    asked.on('error', () => {
      this.waiting -= 1;
      this.failed += 1;
    });
    asked.end(body && JSON.stringify(body));
  }

  async connect(next) {
    for (let n = 0; n < CONNECTIONS; n += 1) this.ask(next());
    while (this.waiting > 0) await pause(TICK_MS);
    this.taken(1);
  }

  async during(seconds, perSecond, next) {
    const began = performance.now();
    for (let sent = 0; ; await pause(TICK_MS)) {
      const elapsed = (performance.now() - began) / 1_000;
      if (elapsed >= seconds) return;
      for (; sent < elapsed * perSecond; sent += 1) this.ask(next());
    }
  }

  /** What was taken since it was looked at last. */
  taken(seconds) {
    const took = this.took.sort((one, other) => one - other);
    const at = (share) => Math.round(took[Math.floor(took.length * share)] ?? 0);
    const { refused, failed } = this;
    Object.assign(this, { took: [], refused: 0, failed: 0 });
    return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), refused: refused / seconds, failed };
  }
}

const listen = async (url, owners, sockets) => {
  const workerData = { url, tokens: owners.map(({ token }) => token), sockets };
  const worker = new Worker(new URL('listeners.mjs', import.meta.url), { workerData });
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
};

const mbOf = (system, part) => memoryOf(system.pid).find(({ name }) => name.startsWith(part))?.mb ?? 0;

/** What restaurants ask for while they work, at one rate after another, and what becomes of it beyond what is carried. */
export const measureLoad = async ({ rates, restaurants, seconds, lists, sockets, open, row, say }) => {
  const system = await startSystem();
  try {
    say(`opening ${restaurants} restaurants`);
    const owners = [];
    while (owners.length < restaurants) {
      const several = Array.from({ length: Math.min(OPENED_AT_ONCE, restaurants - owners.length) }, () => open(system));
      owners.push(...(await Promise.all(several)));
    }
    say(`opening ${sockets} sockets`);
    const listeners = await listen(system.url, owners, sockets);
    console.log(`\n${restaurants} restaurants, ${sockets} sockets, ${lists} lists a second, ${seconds} s each`);
    row(['commands a second', 'done/s', 'p50 ms', 'p99 ms', 'refused/s', 'failed', 'lists/s', 'p99 ms', 'api MB']);
    const [commands, questions] = [new Asking(system.url), new Asking(system.url)];
    let asked = 0;
    const list = () => ({ owner: owners[(asked += 1) % owners.length], method: 'GET', path: '/orders/live' });
    for (const asking of [commands, questions]) await asking.connect(list);
    const next = dinner(owners);
    for (const rate of rates) {
      await Promise.all([commands.during(seconds, rate, next), questions.during(seconds, lists, list)]);
      const [done, read] = [commands.taken(seconds), questions.taken(seconds)];
      const rounded = [done.perSecond, done.p50, done.p99, done.refused, done.failed, read.perSecond, read.p99];
      row([rate, ...rounded.map(Math.round), Math.round(mbOf(system, 'api'))]);
      while (commands.waiting + questions.waiting > 0) await pause(100);
    }
    await listeners.terminate();
  } finally {
    await system.stop();
  }
};
