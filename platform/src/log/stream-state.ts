import { Refusal, type Command, type Decider, type DomainEvent } from '@sae/domain/kernel';
import type { Report } from '../logging/index.js';
import { KeyMemory } from './key-memory.js';
import type { Log } from './log.js';
import type { Decided, Entry, LoggedEvent } from './logged-event.js';
import type { Kept } from './snapshot-store.js';
import type { Snapshot, Snapshots } from './snapshots.js';

/** A book as this process remembers it: its state up to a revision. It may lag behind the log, never run ahead. */
export class StreamState<S, C extends Command, E extends DomainEvent> {
  state: S;
  /** Of the last event in the state; -1 before the first. */
  revision = -1;
  lastId = '';
  keys = new KeyMemory();
  isLoaded = false;
  /** The revision of the newest snapshot that is known. */
  photographedAt = -1;
  kept: Kept | null = null;

  constructor(
    readonly decider: Decider<S, C, E>,
    readonly stream: string,
    private readonly log: Log,
    private readonly report: Report,
    private readonly snapshots?: Snapshots,
  ) {
    this.state = decider.initial;
  }

  /** From the newest snapshot that is true, or from the beginning of the log. */
  async load(): Promise<void> {
    this.forget();
    const snapshot = await this.snapshots?.find<S>(this.decider, this.stream);
    if (!snapshot || !(await this.restore(snapshot))) {
      this.forget();
      await this.readOn();
    }
    this.isLoaded = true;
  }

  /** Adds what was appended elsewhere, behind the event that is known; in another log it begins anew. Whether there was anything. */
  async readOn(): Promise<boolean> {
    const before = this.revision;
    let isKnown = before < 0;
    for await (const page of this.log.entries(this.stream, { from: Math.max(0, before) })) {
      if (!isKnown && page[0]?.id !== this.lastId) break;
      page.slice(isKnown ? 0 : 1).forEach(this.evolve);
      isKnown = true;
    }
    if (isKnown) return this.revision !== before;
    this.forget();
    await this.readOn();
    this.isLoaded = true;
    return true;
  }

  /** Adds what this process has just appended, and the state that came of it. */
  add(events: readonly Decided<E>[], state: S): void {
    for (const event of events) this.keys.note(event);
    this.state = state;
    this.revision += events.length;
    this.lastId = events.at(-1)?.id ?? this.lastId;
  }

  forget(): void {
    this.state = this.decider.initial;
    this.revision = -1;
    this.lastId = '';
    this.keys = new KeyMemory();
    this.isLoaded = false;
    this.photographedAt = -1;
    this.kept = null;
  }

  private readonly evolve = ({ id, revision, fact }: Entry): void => {
    if (fact) {
      this.state = this.decider.evolve(this.state, fact as LoggedEvent<E>);
      this.keys.note(fact);
    }
    this.revision = revision;
    this.lastId = id;
  };

  /** A snapshot counts only if the log has the very event it was taken after: it may come from another log. */
  private async restore({ state, revision, lastId, keys, kept }: Snapshot<S>): Promise<boolean> {
    try {
      const [last] = await this.log.read(this.stream, { from: revision, maxCount: 1 });
      if (last?.id !== lastId) return false;
      this.state = state;
      this.revision = this.photographedAt = revision;
      this.lastId = lastId;
      this.keys = new KeyMemory(keys);
      this.kept = kept;
      await this.readOn();
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unavailable') throw error;
      this.report(`The snapshot of ${this.stream} is of no use`, error);
      return false;
    }
  }
}
