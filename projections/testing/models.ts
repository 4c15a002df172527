import type { LoggedEvent } from '@sae/platform/log';
import { noted, type Change, type Projection, type Push } from '../src/kernel/index.js';

/** Read models in memory: what the changes of a projection come to, told without Redis. */
export class Models {
  readonly documents = new Map<string, object>();
  readonly pushes: Push[] = [];
  private readonly lists = new Map<string, Map<number, object>>();
  private readonly ranks = new Map<string, Map<number, number>>();

  constructor(private readonly projection: Projection) {}

  tell(events: readonly LoggedEvent[]): this {
    for (const event of events) {
      const fact = noted(event);
      if (!fact) continue;
      // A projection may look only at the documents it has declared.
      const declared = new Set(this.projection.reads(fact, (key) => this.documents.get(key) ?? null));
      const changes = this.projection.changes(fact, (key) => {
        if (!declared.has(key)) throw new Error(`${event.type} reads ${key} without having said so`);
        return this.documents.get(key) ?? null;
      });
      changes.forEach((change) => this.apply(change));
    }
    return this;
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
