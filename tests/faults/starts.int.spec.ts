import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startEventStore } from '../../embedded/testing/event-store.js';
import { connectRedis } from '@sae/platform/redis';
import { eventually } from '../../platform/testing/eventually.js';
import { MailServer } from '../../platform/testing/mail-server.js';
import { freePort, startRedis, type TestRedis } from '../../platform/testing/redis.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';

const NAMES = ['api', 'projections', 'workers'];
/** Longer than any process takes to start, or to end at its start, on a machine that has much else to do. */
const START_MS = 60_000;
let redis: TestRedis;
let mail: MailServer;
const dir = mkdtempSync(join(tmpdir(), 'sae-starts-'));
const children: ChildProcess[] = [];

beforeAll(async () => {
  [redis, mail] = await Promise.all([startRedis(), MailServer.open()]);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
  }
});
afterAll(async () => {
  await Promise.all([redis.stop(), mail.close()]);
  rmSync(dir, { recursive: true, force: true });
});

/** A process as it is run in a container, and what it tells. */
const started = async (name: string, env: NodeJS.ProcessEnv) => {
  const main = fileURLToPath(new URL(`../../${name}/dist/bundled/main.js`, import.meta.url));
  const all = {
    ...process.env,
    PORT: `${await freePort()}`,
    DATA_DIR: dir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    JWT_SECRET: 'long enough, and then some, to be a secret',
    EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
    REDIS_URL: redis.url,
    SMTP_URL: mail.url(),
    ...env,
  };
  const child = fork(main, { env: all, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [...SHORT_LIVED] });
  children.push(child);
  const seen = { child, isReady: false, output: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (seen.output += String(text)));
  child.on('message', (message) => (seen.isReady ||= (message as { ready?: boolean }).ready === true));
  return seen;
};
const told = ({ output }: { output: string }): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('Every process', () => {
  it('is not ready before the event store has answered, and names it every 5 s with the cause', async () => {
    const port = await freePort();
    const waiting = await Promise.all(
      NAMES.map((name) => started(name, { EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false` })),
    );
    const sentence = `Still waiting for the event store at 127.0.0.1:${port}: nobody listens there (connect ECONNREFUSED 127.0.0.1:${port}).`;
    const named = (times: number) => () => {
      for (const each of waiting)
        expect(told(each).filter((msg) => msg === sentence).length).toBeGreaterThanOrEqual(times);
    };
    await eventually(named(1), START_MS);
    await eventually(named(2), 10_000);
    expect(waiting.map(({ isReady }) => isReady)).toEqual([false, false, false]);
    for (const { output } of waiting) expect(output).not.toMatch(/is ready|\\n +at /);
    const store = await startEventStore({ dir: join(dir, 'late'), port });
    await eventually(
      () => expect(waiting.map((each) => each.isReady || told(each))).toEqual([true, true, true]),
      START_MS,
    );
    await store.stop();
  });

  it('ends with one sentence when Redis does not know it', async () => {
    const closed = await startRedis();
    const client = await connectRedis(closed.url, { name: 'spec' });
    await client.configSet('requirepass', 'only-we-know');
    const refused = await Promise.all(NAMES.map((name) => started(name, { REDIS_URL: closed.url })));
    await eventually(() => expect(refused.map(({ child }) => child.exitCode)).toEqual([1, 1, 1]), START_MS);
    const why = `Redis at 127.0.0.1:${closed.port} refuses the user or the password (NOAUTH`;
    expect(refused.map(told)).toEqual(NAMES.map((name) => [expect.stringContaining(`${name} cannot start: ${why}`)]));
    client.destroy();
    await closed.stop();
  });
});

describe('Api and projections', () => {
  it('do not begin with an empty log beside read models of one that was not: each says so in a sentence, and ends', async () => {
    const own = await startRedis();
    const client = await connectRedis(own.url, { name: 'spec' });
    const startBoth = async (EVENTSTORE_URL: string) => {
      const env = { EVENTSTORE_URL, REDIS_URL: own.url };
      return Promise.all(['api', 'projections'].map((name) => started(name, env)));
    };
    const checkpoint = async () => client.get(`${await client.get('current')}:checkpoint`);
    const store = await startEventStore({ dir: join(dir, 'used') });
    const first = await startBoth(store.url);
    await eventually(async () => expect(await checkpoint()).toMatch(/^\d/), START_MS);
    for (const { child } of first) child.kill('SIGTERM');
    await eventually(() => expect(first.map(({ child }) => child.exitCode)).toEqual([0, 0]), START_MS);
    await store.stop();
    const before = await checkpoint();

    const empty = await startEventStore({ dir: join(dir, 'empty') });
    const second = await startBoth(empty.url);
    await eventually(() => expect(second.map(({ child }) => child.exitCode)).toEqual([1, 1]), START_MS);
    for (const each of second)
      expect(told(each)).toEqual([expect.stringContaining('cannot start: The event log is empty')]);
    expect(await checkpoint()).toBe(before);
    await empty.stop();
    client.destroy();
    await own.stop();
  });
});

describe('The workers', () => {
  it('start without a mail server, and tell every 5 s why no mail can go', async () => {
    const store = await startEventStore({ dir: join(dir, 'mail') });
    const port = await freePort();
    const workers = await started('workers', { EVENTSTORE_URL: store.url, SMTP_URL: `smtp://127.0.0.1:${port}` });
    await eventually(() => expect(workers.isReady).toBe(true), START_MS);
    const sentence = `No mail can go. Still waiting for the mail server at 127.0.0.1:${port}: nobody listens there (connect ECONNREFUSED 127.0.0.1:${port}).`;
    await eventually(() => expect(told(workers).filter((msg) => msg === sentence)).toHaveLength(3), 20_000);
    await store.stop();
  });
});
