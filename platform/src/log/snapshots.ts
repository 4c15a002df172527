import type { Redis } from '../redis/index.js';

export interface SnapshotsOptions {
  readonly redis: Redis;
  /** Raise a category's number when its decider folds events into another shape of state. */
  readonly versions?: Readonly<Record<string, number>>;
  /** A book is photographed again after so many events. */
  readonly every?: number;
}

/** States of books, kept in Redis to shorten a cold start. Disposable: without them the log is read from its beginning. */
export class Snapshots {
  constructor(readonly options: SnapshotsOptions) {}
}
