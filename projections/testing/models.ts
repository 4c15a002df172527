import type { LoggedEvent } from '@sae/platform/log';
import { noted, type Change, type Noted, type Projection, type Push } from '../src/kernel/index.js';

/** Read models in memory: what the changes of a projection come to, told without Redis. */
export class Models {
  readonly documents = new Map<string, object>();
  readonly pushes: Push[] = [];
  private readonly lists = new Map<string, Map<number, object>>();
  private readonly ranks = new Map<string, Map<number, number>>();

  private readonly projections: readonly Projection[];

  constructor(...projections: readonly Projection[]) {
    this.projections = projections;
  }

  tell(events: readonly LoggedEvent[]): this {
    for (const event of events) {
      const fact = noted(event);
      if (fact)
        this.projections.filter(({ category }) => category === fact.category).forEach((one) => this.ask(one, fact));
    }
    return this;
  }

  /** All there is, in an order that does not depend on when it was written. */
  everything(): object {
    const sorted = <V>(entries: Iterable<readonly [string, V]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      documents: sorted(this.documents),
      lists: sorted(this.lists).map(([key]) => [key, this.list(key)]),
      ranks: sorted(this.ranks).map(([key]) => [key, this.ranked(key)]),
    };
  }

  private ask(projection: Projection, fact: Noted): void {
    // A projection may look only at the documents it has declared.
    const declared = new Set(projection.reads(fact, (key) => this.documents.get(key) ?? null));
    const changes = projection.changes(fact, (key) => {
      if (!declared.has(key)) throw new Error(`${fact.event.type} reads ${key} without having said so`);
      return this.documents.get(key) ?? null;
    });
    changes.forEach((change) => this.apply(change));
  }

  document(key: string): object | undefined {
    return this.documents.get(key);
  }

  list(key: string): object[] {
    return [...(this.lists.get(key) ?? [])].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  }

  /** Newest first. */
  ranked(key: string): number[] {
    return [...(this.ranks.get(key) ?? [])].sort(([a, x], [b, y]) => y - x || b - a).map(([id]) => id);
  }

  private apply(change: Change): void {
    switch (change.does) {
      case 'put':
        return void this.documents.set(change.key, change.document);
      case 'drop':
        return void this.documents.delete(change.key);
      case 'list':
        return void entriesOf(this.lists, change.key).set(change.id, change.entry);
      case 'unlist':
        return void entriesOf(this.lists, change.key).delete(change.id);
      case 'rank':
        return void entriesOf(this.ranks, change.key).set(change.id, change.at);
      case 'unrank':
        return void entriesOf(this.ranks, change.key).delete(change.id);
      case 'push':
        return void this.pushes.push(change.push);
    }
  }
}

const entriesOf = <V>(all: Map<string, Map<number, V>>, key: string): Map<number, V> => {
  const entries = all.get(key) ?? new Map<number, V>();
  all.set(key, entries);
  return entries;
};
