import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { by } from '../../testing/tally.js';
import { Log, WrongRevision, type NewEvent } from './index.js';

let store: EventStore;
let log: Log;

beforeAll(async () => {
  store = await startTestStore();
  log = new Log(store.url);
});
afterAll(async () => {
  await log.close();
  await store.stop();
});

const at = '2026-11-21T06:30:00.000Z';
const event = (note: unknown, type = 'Noted'): NewEvent => ({
  id: randomUUID(),
  type,
  data: { note },
  metadata: { ...by, at, v: 1 },
});
const newStream = () => `notes-${randomUUID()}`;
const notes = (events: readonly { data: object }[]) => events.map(({ data }) => (data as { note: unknown }).note);

describe('the log', () => {
  it('gives back what was appended, with who and when', async () => {
    const stream = newStream();
    const [first, second] = [event('one'), event('two')];
    const { revision, position } = await log.append(stream, -1, [first, second]);
    expect(revision).toBe(1);
    expect(await log.head()).toBe(position);
    expect((await log.read(stream))[1]).toEqual({
      id: second.id,
      type: 'Noted',
      data: { note: 'two' },
      revision: 1,
      at,
      actor: 'restaurant:1',
      requestId: 'request',
      stream,
      position,
    });
  });

  it('has nothing in a stream that does not exist', async () => {
    expect(await log.read(newStream())).toEqual([]);
    expect(await log.read(newStream(), { backwards: true, maxCount: 1 })).toEqual([]);
  });

  it('reads from anywhere, both ways, any number', async () => {
    const stream = newStream();
    const all = Array.from({ length: 1_203 }, (_, note) => note);
    await log.append(
      stream,
      -1,
      all.map((note) => event(note)),
    );
    expect(notes(await log.read(stream))).toEqual(all);
    expect(notes(await log.read(stream, { from: 1_000, maxCount: 3 }))).toEqual([1_000, 1_001, 1_002]);
    expect(notes(await log.read(stream, { backwards: true, maxCount: 2 }))).toEqual([1_202, 1_201]);
    expect(notes(await log.read(stream, { backwards: true, from: 1 }))).toEqual([1, 0]);
    expect(notes(await log.read(stream, { backwards: true }))).toEqual([...all].reverse());
    expect(await log.read(stream, { from: 1_203 })).toEqual([]);
  });

  it('refuses an append at another revision than it has, and says which', async () => {
    const stream = newStream();
    await log.append(stream, -1, [event('one')]);
    await expect(log.append(stream, -1, [event('two')])).rejects.toEqual(new WrongRevision(stream, -1, 0));
    await expect(log.append(stream, 4, [event('two')])).rejects.toEqual(new WrongRevision(stream, 4, 0));
    await expect(log.append(newStream(), 0, [event('two')])).rejects.toBeInstanceOf(WrongRevision);
    expect(await log.read(stream)).toHaveLength(1);
  });

  it('takes the same append again for the same, with its position', async () => {
    const stream = newStream();
    const events = [event('one'), event('two')];
    const first = await log.append(stream, -1, events);
    await log.append(stream, 1, [event('three')]);
    expect(await log.append(stream, -1, events)).toEqual(first);
    expect(await log.read(stream)).toHaveLength(3);
  });

  it('refuses more than a megabyte, and nothing of it is stored', async () => {
    const stream = newStream();
    const large = event('x'.repeat(600_000));
    await expect(log.append(stream, -1, [large, event('x'.repeat(600_000))])).rejects.toMatchObject({
      kind: 'invalid',
      code: 'log/too-large',
    });
    expect(await log.read(stream)).toEqual([]);
    await log.append(stream, -1, [large]);
  });

  it('rejects what JSON cannot say instead of waiting for ever', async () => {
    await expect(log.append(newStream(), -1, [event(1n)])).rejects.toBeInstanceOf(TypeError);
  });

  it('lifts old events when they are read', async () => {
    const stream = newStream();
    await log.append(stream, -1, [event('old')]);
    const today = new Log(store.url, { upcasters: { Noted: { 1: (data) => ({ ...data, lifted: true }) } } });
    expect(today.versionOf('Noted')).toBe(2);
    expect((await today.read(stream))[0]?.data).toEqual({ note: 'old', lifted: true });
    await today.close();
  });
});

describe('a log that is away', () => {
  it('is waited for', async () => {
    const stream = newStream();
    await store.kill();
    const appended = log.append(stream, -1, [event('one')]);
    const read = log.read(stream);
    await expect(log.ping()).rejects.toBeDefined();
    await store.restart();
    expect(await appended).toMatchObject({ revision: 0 });
    await read;
    expect(await log.read(stream)).toHaveLength(1);
  });

  it.each([
    ['a node', 'esdb://127.0.0.1:9?tls=false'],
    ['a cluster', 'esdb://127.0.0.1:9,127.0.0.1:10?tls=false&maxDiscoverAttempts=1'],
  ])('is given up after some time, as unavailable: %s', async (_, url) => {
    const impatient = new Log(url, { patienceMs: 300 });
    await expect(impatient.append(newStream(), -1, [event('one')])).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'log/unavailable',
    });
    await impatient.close();
  });
});
