import type { Change, Push } from './change.js';
import type { Lookup } from './projection.js';

const entriesOf = <V>(all: Map<string, Map<number, V>>, key: string): Map<number, V> => {
  const entries = all.get(key) ?? new Map<number, V>();
  all.set(key, entries);
  return entries;
};

/** Read models in memory: what changes come to without Redis. */
export class ModelsInMemory {
  readonly documents = new Map<string, object>();
  protected readonly lists = new Map<string, Map<number, object>>();
  protected readonly ranks = new Map<string, Map<number, number>>();
  /** Which documents stand together. */
  protected readonly packs = new Map<string, readonly string[]>();

  readonly lookup: Lookup = (key) => this.documents.get(key) ?? null;

  /** By id. */
  list(key: string): object[] {
    return [...(this.lists.get(key) ?? [])].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  }

  /** Newest first. */
  ranked(key: string): number[] {
    return [...(this.ranks.get(key) ?? [])].sort(([a, x], [b, y]) => y - x || b - a).map(([id]) => id);
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) this.change(change);
  }

  /** Nobody listens. */
  protected push(_: Push): void {}

  private change(change: Change): void {
    switch (change.does) {
      case 'put':
        return void this.documents.set(change.key, change.document);
      case 'drop':
        return void this.documents.delete(change.key);
      case 'list':
        return void entriesOf(this.lists, change.key).set(change.id, change.entry);
      case 'unlist':
        return void this.lists.get(change.key)?.delete(change.id);
      case 'rank':
      case 'append':
        return void entriesOf(this.ranks, change.key).set(change.id, change.at);
      case 'unrank':
        return void this.ranks.get(change.key)?.delete(change.id);
      case 'pack':
        return void this.packs.set(
          change.key,
          change.documents.map(([key]) => key),
        );
      case 'push':
        return this.push(change.push);
    }
  }
}
