import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import { freePort } from '../../../platform/testing/redis.js';
import { untilReady } from '../../../platform/testing/ready.js';
import {
  type ContractServer,
  contractServer,
  events,
  firstNumbers,
  newStream,
  numbers,
  ours,
  pause,
  range,
} from '../../testing/contract-server.js';
import { startEventStore } from '../../testing/event-store.js';

const MAIN = fileURLToPath(new URL('../../dist/event-store/main.js', import.meta.url));

/**
 * With credentials, the client appends by a call of its own: an answer on its shared call that comes after it has given
 * up ends the process.
 */
const ALONE = { credentials: { username: 'admin', password: 'changeit' } };

/** A server that is not ours is not ours to kill. */
const onOurs = ours ? describe : describe.skip;

onOurs('the embedded event store, killed and stopped (only ours)', () => {
  let server: ContractServer;
  let client: EventStoreDBClient;

  beforeAll(async () => {
    server = await contractServer({ port: await freePort() });
    client = server.client;
  });
  afterAll(() => server.close());

  /** Appends of three events each, one stream after the other, until the server is no more. */
  async function writeUntilKilled(stream: string, burst: { acknowledged: number }, options = {}) {
    let acknowledged = 0;
    let open = events(3);
    try {
      for (;;) {
        open = events(3, acknowledged);
        await client.appendToStream(stream, open, {
          ...options,
          expectedRevision: acknowledged === 0 ? 'no_stream' : BigInt(acknowledged - 1),
        });
        acknowledged += 3;
        burst.acknowledged += 3;
      }
    } catch {
      return { stream, acknowledged, open };
    }
  }

  /** Many writers, once they have had so many events acknowledged together. */
  async function burstOf(count: number, options = {}) {
    const burst = { acknowledged: 0 };
    const writers = range(0, 24).map(() => writeUntilKilled(newStream('burst'), burst, options));
    while (burst.acknowledged < count) await pause(5);
    return writers;
  }

  it.each([1, 2, 3])('loses nothing acknowledged and halves nothing, kill -9 number %s', async () => {
    const writers = await burstOf(300);
    await server.store.kill();
    const written = await Promise.all(writers);
    await server.store.restart();
    for (const { stream, acknowledged, open } of written) {
      const found = await numbers(client.readStream(stream)).catch(() => []);
      expect([acknowledged, acknowledged + 3]).toContain(found.length);
      expect(found).toEqual(range(0, found.length));
      // Its fate unknown, the client sends the last one again: now it is there exactly once.
      const expectedRevision = acknowledged === 0 ? 'no_stream' : BigInt(acknowledged - 1);
      await client.appendToStream(stream, open, { expectedRevision });
      expect(await numbers(client.readStream(stream))).toEqual(range(0, acknowledged + 3));
    }
  });

  it('lets a subscriber go on from where it was', async () => {
    const stream = newStream();
    const filter = () => streamNameFilter({ prefixes: [stream] });
    const { position } = await client.appendToStream(stream, events(5));
    const broken = expect(firstNumbers(client.subscribeToAll({ filter: filter() }), 99)).rejects.toMatchObject({
      type: 'unavailable',
    });
    await pause(50);
    await server.store.kill();
    await broken;
    await server.store.restart();
    const { position: later } = await client.appendToStream(stream, events(3, 5));
    expect(later?.commit).toBeGreaterThan(position?.commit ?? Infinity);
    expect(await firstNumbers(client.subscribeToAll({ fromPosition: position, filter: filter() }), 3)).toEqual([
      5, 6, 7,
    ]);
  });

  it('refuses a second process on the same folder with a clear sentence', async () => {
    await expect(startEventStore({ dir: server.dir })).rejects.toThrow(
      `another event store is already running on ${server.dir}`,
    );
  });

  it('stops when asked, in the middle of a burst, having answered what it took', async () => {
    const stream = newStream();
    const followed = firstNumbers(client.subscribeToStream(stream), 99);
    const refused = expect(followed).rejects.toMatchObject({
      type: expect.stringMatching(/^(unavailable|cancelled)$/),
    });
    const writers = await burstOf(200, ALONE);
    const began = Date.now();
    await server.store.stop();
    expect(Date.now() - began).toBeLessThan(3_000);
    await refused;
    const written = await Promise.all(writers);
    await server.store.restart();
    for (const { stream: burst, acknowledged } of written) {
      const found = await numbers(client.readStream(burst)).catch(() => []);
      expect([acknowledged, acknowledged + 3]).toContain(found.length);
    }
  });
});

onOurs('the event store’s process (only ours)', () => {
  const run = (...words: string[]) =>
    spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const said = async (child: ReturnType<typeof run>) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    return { code, text };
  };

  it('tells how it is used', async () => {
    expect(await said(run('--help'))).toMatchObject({ code: 0, text: expect.stringContaining('--dir') });
  });

  it.each([
    ['no folder', [], '--dir'],
    ['a port that is none', ['--dir', 'x', '--port', 'many'], '--port'],
    ['an option nobody knows', ['--colour'], '--colour'],
  ])('refuses %s in one line', async (_what, words, sentence) => {
    const { code, text } = await said(run(...words));
    expect(code).toBe(1);
    expect(text).toContain(sentence);
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('refuses a port that is taken in one line', async () => {
    const server = await contractServer({ port: await freePort() });
    const { code, text } = await said(run('--dir', `${server.dir}/other`, '--port', String(server.store.port)));
    expect([code, text]).toEqual([1, `event store: port ${server.store.port} is already in use\n`]);
    await server.close();
  });

  it('says when it is ready, and ends when its launcher is gone', async () => {
    const server = await contractServer({ port: await freePort() });
    await server.store.stop();
    const child = run('--dir', server.dir, '--port', '0');
    const ended = said(child);
    const { port } = await untilReady(child);
    child.disconnect();
    expect(await ended).toEqual({ code: 0, text: `event store ready on 127.0.0.1:${port}\n` });
    await server.close();
  });
});
