import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { by, tally, type TallyCommand } from '../../testing/tally.js';
import { AppendBatch } from './append-batch.js';
import { KeyMemory } from './key-memory.js';
import type { RequestContext } from './logged-event.js';

const context = { log: { versionOf: () => 1 }, clock: () => '2026-11-21T06:30:00.000Z', newId: randomUUID };
const book = { decider: tally, stream: 'tally-1', state: tally.initial, revision: 6, keys: new KeyMemory() };
const decide = (...envelopes: [TallyCommand, Partial<RequestContext>?][]) =>
  new AppendBatch(book, context).decide(envelopes.map(([command, asker]) => ({ command, by: { ...by, ...asker } })));
const count = (note: string): TallyCommand => ({ type: 'Count', note });

describe('a batch of commands', () => {
  it('is decided one after the other', () => {
    const { events, state } = decide([count('a')], [{ type: 'Count', note: 'b', times: 2 }], [count('c')]);
    expect(events.map(({ revision, data }) => [revision, data.number, data.note])).toEqual([
      [7, 1, 'a'],
      [8, 2, 'b'],
      [9, 3, 'b'],
      [10, 4, 'c'],
    ]);
    expect(state).toEqual({ last: 4, notes: ['a', 'b', 'b', 'c'] });
  });

  it('does not suffer from a refusal in its midst', () => {
    const { outcomes, events } = decide([count('a')], [{ type: 'Refuse' }], [count('b')]);
    expect(outcomes.map(({ is }) => is)).toEqual(['made', 'refused', 'made']);
    expect(events.map(({ data }) => data.number)).toEqual([1, 2]);
  });

  it('does not suffer from a bug in its midst', () => {
    const { outcomes, events } = decide([count('a')], [{ type: 'Break' }], [count('b')]);
    expect(outcomes[1]).toEqual({ is: 'refused', error: new TypeError('a bug') });
    expect(events).toHaveLength(2);
  });

  it('refuses what JSON cannot say, before anything is sent', () => {
    const { outcomes, outgoing } = decide([{ type: 'Count', note: 1n as unknown as string }], [count('b')]);
    expect(outcomes.map(({ is }) => is)).toEqual(['refused', 'made']);
    expect(outgoing).toHaveLength(1);
  });

  it('refuses one command of more than a megabyte', () => {
    const { outcomes, outgoing } = decide([count('x'.repeat(1024 * 1024))], [count('b')]);
    expect(outcomes[0]).toMatchObject({ is: 'refused', error: { kind: 'invalid', code: 'log/too-large' } });
    expect(outgoing).toHaveLength(1);
  });

  it('leaves to the next append what would make this one heavier than 900 kB', () => {
    const large = count('x'.repeat(400_000));
    const { outcomes, events } = decide([large], [large], [large], [count('b')]);
    expect(outcomes).toHaveLength(2);
    expect(events).toHaveLength(2);
  });

  it('takes a large command alone', () => {
    expect(decide([count('x'.repeat(950_000))], [count('b')]).outcomes).toHaveLength(1);
  });

  it('makes a command once when it comes twice under one key', () => {
    const { outcomes, events } = decide(
      [
        { type: 'Count', note: 'a', times: 2 },
        { key: 'k', fingerprint: 'f' },
      ],
      [
        { type: 'Count', note: 'a', times: 2 },
        { key: 'k', fingerprint: 'f' },
      ],
    );
    expect(outcomes[1]).toEqual({ is: 'repeated', from: 7 });
    expect(events).toHaveLength(2);
  });

  it('refuses a command whose key is too old to be known', () => {
    const { outcomes, events } = decide([count('a'), { key: v7({ msecs: Date.parse('2026-11-19T00:00:00Z') }) }]);
    expect(outcomes[0]).toMatchObject({ is: 'refused', error: { code: 'request/key-too-old' } });
    expect(events).toEqual([]);
  });

  it('gives all events of a command one time, and each who asked', () => {
    const { events, outgoing } = decide([
      { type: 'Count', note: 'a', times: 2 },
      { key: 'k', fingerprint: 'f' },
    ]);
    expect(events[1]).toMatchObject({ at: context.clock(), actor: 'restaurant:1', requestId: 'request', key: 'k' });
    const metadata: unknown = JSON.parse(Buffer.from(outgoing[1]!.message.getCustomMetadata_asU8()).toString());
    expect(metadata).toEqual({ ...by, at: context.clock(), v: 1, key: 'k', fingerprint: 'f' });
  });

  it('names the span that decided it, where it is traced', () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { events, outgoing } = decide([count('a'), { traceparent }], [count('b'), { traceparent: undefined }]);
    expect(events[0]).toMatchObject({ traceparent });
    const metadata = outgoing.map(({ message }) => Buffer.from(message.getCustomMetadata_asU8()).toString());
    expect(metadata.map((text) => JSON.parse(text) as unknown)).toEqual([
      { ...by, at: context.clock(), v: 1, traceparent },
      { ...by, at: context.clock(), v: 1 },
    ]);
    expect(events[1]).not.toHaveProperty('traceparent');
  });
});
