import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Log } from '@sae/platform/log';
import { median, ratio } from './measure.mjs';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** An order of three lines, as it stands in the log. */
const line = { id: 1, name: 'Paneer Tikka', isVeg: true, price: 24_950, quantity: 2, portion: 'full' };
const placed = () => ({
  id: randomUUID(),
  type: 'OrderPlaced',
  data: { orderId: 1, tableNo: 4, items: [line, line, line], total: 149_700 },
  metadata: { actor: 'restaurant:1', requestId: randomUUID(), at: new Date().toISOString(), v: 1 },
});

const started = async (script, args) => {
  const child = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = await once(child, 'message');
  const log = new Log(`esdb://127.0.0.1:${port}?tls=false`);
  const stop = async () => {
    await log.close();
    child.kill();
    await once(child, 'exit');
  };
  return { log, stop };
};

/** One event an append, each of so many writers on a stream of its own, for so long. */
const round = async (log, { writers, seconds }) => {
  const took = [];
  const began = performance.now();
  const write = async () => {
    const stream = `orderBook-${randomUUID()}`;
    for (let expected = -1; performance.now() - began < 1_000 * seconds; expected += 1) {
      const sent = performance.now();
      await log.append(stream, expected, [placed()]);
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return { perSecond: took.length / seconds, p50: median(took) };
};

/** The embedded event store beside its own protocol that stores nothing, by turns: the client's cost is in both. */
export const measureAppends = async ({ writers, rounds, seconds, row, say }) => {
  const dir = mkdtempSync(join(tmpdir(), 'sae-appends-'));
  const servers = {
    'its protocol, nothing stored': await started(file('nothing-store.mjs'), []),
    'the embedded event store': await started(file('../../embedded/dist/bundled/event-store.js'), [
      '--port',
      '0',
      '--dir',
      dir,
    ]),
  };
  try {
    for (const inFlight of [writers, 1]) {
      const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
      for (let turn = 0; turn <= rounds; turn += 1)
        for (const [name, { log }] of Object.entries(servers)) {
          say(turn === 0 ? `warming up: ${name}` : `round ${turn} of ${rounds}: ${name}`);
          const measured = await round(log, { writers: inFlight, seconds });
          if (turn > 0) results[name].push(measured);
        }
      const turnsOf = (name) => ({ turns: results[name].map(({ perSecond }) => perSecond) });
      const [bare] = Object.keys(servers);
      console.log();
      row([`Single appends, ${inFlight} in flight`, 'a second', 'p50 ms', 'ratio']);
      for (const name of Object.keys(servers)) {
        const p50 = median(results[name].map((each) => each.p50)).toFixed(1);
        row([name, Math.round(median(turnsOf(name).turns)), p50, ratio(turnsOf(name), turnsOf(bare)).toFixed(2)]);
      }
    }
  } finally {
    for (const { stop } of Object.values(servers)) await stop();
    rmSync(dir, { recursive: true, force: true });
  }
};
