import { describe, expect, it } from '@jest/globals';
import { type ExpectedRevision, type StreamState, decideAppend } from './append-rules.js';

/** A stream holding `ids` in order, of which `recent` (all, unless said) are still remembered by id. */
const decide = (
  expected: ExpectedRevision,
  mine: string[],
  { ids = [] as string[], recent = ids, ...state }: Partial<StreamState> & { ids?: string[]; recent?: string[] },
) =>
  decideAppend(
    expected,
    mine,
    { last: ids.length - 1, tombstoned: false, softDeleted: false, hasMetadata: false, ...state },
    {
      idAt: (revision) => ids[revision],
      recentRevisionOf: (id) => (recent.includes(id) ? ids.indexOf(id) : undefined),
    },
  );

const append = (first: number) => ({ kind: 'append', first });
const alreadyWritten = (last: number) => ({ kind: 'already-written', last });
const wrong = { kind: 'wrong-expected-version' };
const corrupted = { kind: 'corrupted-idempotency' };
const deleted = { kind: 'stream-deleted' };

describe('the append rules', () => {
  const abc = { ids: ['a', 'b', 'c'] };
  const forgotten = { ...abc, recent: [] };

  it.each([
    ['exactly the current revision appends', 2, ['d'], abc, append(3)],
    ['exactly the current revision appends even ids already there', 2, ['b'], abc, append(3)],
    ['no_stream appends to a stream that never was', 'no_stream', ['a'], {}, append(0)],
    ['an earlier revision followed by all my ids is a retry', 0, ['b', 'c'], abc, alreadyWritten(2)],
    ['a retry is known by the log alone', 0, ['b', 'c'], forgotten, alreadyWritten(2)],
    ['a retry of the middle answers with its own last revision', 0, ['b'], abc, alreadyWritten(1)],
    ['no_stream before all my ids is a retry', 'no_stream', ['a', 'b'], abc, alreadyWritten(1)],
    ['only the first of my ids there is corrupted idempotency', 0, ['b', 'x'], abc, corrupted],
    ['my ids running past the end is corrupted idempotency', 1, ['c', 'd'], abc, corrupted],
    ['somebody else at that revision is a wrong version', 0, ['x'], abc, wrong],
    ['no_stream on somebody else’s stream is a wrong version', 'no_stream', ['x'], abc, wrong],
    ['nothing to write at an earlier revision is a wrong version', 0, [], abc, wrong],
    ['a revision not yet reached is a wrong version', 3, ['d'], abc, wrong],
    ['a revision of a stream that never was is a wrong version', 0, ['a'], {}, wrong],
    ['any appends', 'any', ['d'], abc, append(3)],
    ['any appends to a stream that never was', 'any', ['a'], {}, append(0)],
    ['any knows ids it remembers', 'any', ['b', 'c'], abc, alreadyWritten(2)],
    ['any writes a second time what it has forgotten', 'any', ['b', 'c'], forgotten, append(3)],
    ['any with only the first ids remembered is corrupted idempotency', 'any', ['c', 'd'], abc, corrupted],
    ['stream_exists appends', 'stream_exists', ['d'], abc, append(3)],
    ['stream_exists knows ids it remembers', 'stream_exists', ['c'], abc, alreadyWritten(2)],
    ['stream_exists refuses a stream that never was', 'stream_exists', ['a'], {}, wrong],
    ['stream_exists takes metadata for existence', 'stream_exists', ['a'], { hasMetadata: true }, append(0)],
  ] as const)('%s', (_sentence, expected, mine, stream, decision) => {
    expect(decide(expected, [...mine], stream)).toEqual(decision);
  });

  it.each(['any', 'no_stream', 'stream_exists', -1, 2, 7] as const)('a tombstone refuses %s for ever', (expected) => {
    expect(decide(expected, ['d'], { ...abc, tombstoned: true })).toEqual(deleted);
  });

  it.each([
    ['any', append(3)],
    ['no_stream', append(3)],
    [2, append(3)],
    ['stream_exists', deleted],
    [1, wrong],
  ] as const)('a softly deleted stream answers %s as the real server does', (expected, decision) => {
    expect(decide(expected, ['d'], { ...abc, softDeleted: true })).toEqual(decision);
  });
});
