import type { LoggedEvent } from '@sae/platform/log';
import { noted, type Change, type Lookup, type BookFact, type Projection } from '../kernel/index.js';

/** An event, and the tables that want it. */
export interface Row {
  readonly logged: LoggedEvent;
  readonly noted: BookFact;
  readonly projections: readonly Projection[];
}

/** The events that are facts of a book that is shown. */
export const rowsFor = (projections: readonly Projection[], events: readonly LoggedEvent[]): Row[] =>
  events.flatMap((logged) => {
    const fact = noted(logged);
    if (!fact) return [];
    const concerned = projections.filter(({ category }) => category === fact.category);
    return concerned.length === 0 ? [] : [{ logged, noted: fact, projections: concerned }];
  });

const placeOf = (change: Exclude<Change, { does: 'push' }>): string =>
  'id' in change ? `${change.key} ${change.id}` : change.key;

/** What an event says cannot be stored: a number is none, or a document is not there. */
class Malformed extends Error {
  override readonly name = 'Malformed';
  constructor({ does }: Change) {
    super(`There is nothing to ${does}`);
  }
}

/** A table looks at a document without having said so: taken for none, what stands there would be written over. */
class Unread extends Error {
  override readonly name = 'Unread';
  constructor(key: string) {
    super(`${key} was not read`);
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Redis would refuse it in the middle of the batch, and all of its other events with it. */
const isWhole = (change: Change): boolean => {
  if ('id' in change && !Number.isSafeInteger(change.id)) return false;
  if (change.does === 'put') return isObject(change.document);
  if (change.does === 'list') return isObject(change.entry);
  return (change.does !== 'rank' && change.does !== 'append') || Number.isFinite(change.at);
};

/** The changes of several events taken together: of each place what stands there in the end. */
export class Batch {
  private readonly places = new Map<string, Change>();
  private readonly pushes: Change[] = [];
  /** As they stand after what was added. */
  private readonly changed = new Map<string, object | null>();

  /** `stored` has every document that the events depend on, or null where there is none. */
  constructor(private readonly stored: ReadonlyMap<string, object | null>) {}

  /** @throws when a table cannot make anything of the event; then nothing of it is taken. */
  add({ noted: fact, projections }: Row): void {
    const changed = new Map<string, object | null>();
    const newestFirst = [changed, this.changed, this.stored];
    const lookup: Lookup = (key) => {
      for (const documents of newestFirst) {
        const found = documents.get(key);
        if (found !== undefined) return found;
      }
      throw new Unread(key);
    };
    const all: Change[] = [];
    for (const projection of projections)
      for (const change of projection.changes(fact, lookup)) {
        if (!isWhole(change)) throw new Malformed(change);
        all.push(change);
        if (change.does === 'put') changed.set(change.key, change.document);
        if (change.does === 'drop') changed.set(change.key, null);
      }
    for (const [key, document] of changed) this.changed.set(key, document);
    for (const change of all)
      if (change.does === 'push') this.pushes.push(change);
      else this.place(change);
  }

  private place(change: Exclude<Change, { does: 'push' }>): void {
    // What is put under one of its keys later has to come after it.
    if (change.does === 'pack') for (const key of change.keys) this.places.delete(key);
    this.places.set(placeOf(change), change);
  }

  /** Pushes last: who is told, sees it. */
  changes({ withPushes }: { readonly withPushes: boolean }): Change[] {
    return [...this.places.values(), ...(withPushes ? this.pushes : [])];
  }
}
