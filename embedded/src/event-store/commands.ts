import type { ExpectedRevision } from './append-rules.js';

/** An event as a client proposes it. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** What can be asked of the writer. */
export type WriteCommand =
  | {
      readonly kind: 'append';
      readonly stream: string;
      readonly expected: ExpectedRevision;
      readonly events: readonly ProposedEvent[];
    }
  | { readonly kind: 'delete' | 'tombstone'; readonly stream: string; readonly expected: ExpectedRevision };

/** What became of it. Of `disk-full` nothing was written; `failed` leaves open whether it was written: the storage did not say. */
export type WriteOutcome =
  /** A repeat of what was written before comes without a position. */
  | { readonly kind: 'written'; readonly revision: number; readonly position?: number }
  | { readonly kind: 'wrong-expected-version'; readonly current: number }
  | { readonly kind: 'stream-deleted' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'disk-full' }
  | { readonly kind: 'failed'; readonly reason: string };

/** How the writer's thread is started. */
export interface WriterSettings {
  readonly dir: string;
  /** Whether it writes events of its own in between, as a real server does. */
  readonly strict: boolean;
  /** How often it says how far it is with what takes long at the start. */
  readonly sayEveryMs?: number;
}

/**
 * From the writer's thread: how far it is with opening, it is open, or a group of commands is on disk (`head` is the last position now there), or
 * it cannot go on. Why is said in words: an error of the database's own loses them on its way between threads.
 */
export type WriterMessage =
  | { readonly kind: 'says'; readonly sentence: string }
  | { readonly kind: 'open'; readonly head: number }
  | { readonly kind: 'done'; readonly outcomes: readonly WriteOutcome[]; readonly head: number }
  | { readonly kind: 'lost'; readonly reason: string };

/** To the writer's thread. */
export type WriterRequest =
  | { readonly kind: 'write'; readonly commands: readonly WriteCommand[] }
  | { readonly kind: 'close' };
