/** What an append expects of its stream: an exact last revision or one of the three words. */
export type ExpectedRevision = number | 'any' | 'no_stream' | 'stream_exists';

/** What the rules need to know of a stream; `last` is -1 while it has no event. */
export interface StreamState {
  readonly last: number;
  readonly tombstoned: boolean;
  readonly softDeleted: boolean;
  /** Whether somebody ever wrote `$$stream`: metadata alone makes a stream exist for `stream_exists`. */
  readonly hasMetadata: boolean;
}

export type AppendDecision =
  | { readonly kind: 'append'; readonly first: number }
  | { readonly kind: 'already-written'; readonly last: number }
  | { readonly kind: 'wrong-expected-version' }
  | { readonly kind: 'corrupted-idempotency' }
  | { readonly kind: 'stream-deleted' };

/** Where event ids were seen: in the log, exact but by revision only, and lately, by id, forgotten on restart. */
export interface KnownIds {
  idAt(revision: number): string | undefined;
  recentRevisionOf(id: string): number | undefined;
}

const append = (stream: StreamState): AppendDecision => ({ kind: 'append', first: stream.last + 1 });

/** The append rules of the real server (its IndexWriter.CheckCommit), without its storage. */
export function decideAppend(
  expected: ExpectedRevision,
  ids: readonly string[],
  stream: StreamState,
  known: KnownIds,
): AppendDecision {
  if (stream.tombstoned) return { kind: 'stream-deleted' };
  if (expected === 'stream_exists') {
    if (stream.softDeleted) return { kind: 'stream-deleted' };
    if (stream.last < 0 && !stream.hasMetadata) return { kind: 'wrong-expected-version' };
  }
  if (expected === 'any' || expected === 'stream_exists') return decideByRecentIds(ids, stream, known);
  return decideByRevision(expected === 'no_stream' ? -1 : expected, ids, stream, known);
}

function decideByRecentIds(ids: readonly string[], stream: StreamState, known: KnownIds): AppendDecision {
  let last: number | undefined;
  for (const [index, id] of ids.entries()) {
    const revision = known.recentRevisionOf(id);
    if (revision === undefined) return index === 0 ? append(stream) : { kind: 'corrupted-idempotency' };
    last = revision;
  }
  return last === undefined ? append(stream) : { kind: 'already-written', last };
}

function decideByRevision(
  expected: number,
  ids: readonly string[],
  stream: StreamState,
  known: KnownIds,
): AppendDecision {
  if (expected === stream.last) return append(stream);
  if (expected > stream.last) return { kind: 'wrong-expected-version' };
  for (const [index, id] of ids.entries()) {
    if (known.idAt(expected + 1 + index) === id) continue;
    if (index > 0) return { kind: 'corrupted-idempotency' };
    return expected === -1 && stream.softDeleted ? append(stream) : { kind: 'wrong-expected-version' };
  }
  return ids.length === 0
    ? { kind: 'wrong-expected-version' }
    : { kind: 'already-written', last: expected + ids.length };
}
