import type { LoggedEvent } from '@sae/platform/log';
import { ModelsInMemory, noted, type BookFact, type Projection, type Push } from '../src/kernel/index.js';

/** What the changes of projections come to, told without Redis. */
export class Models extends ModelsInMemory {
  readonly pushes: Push[] = [];

  private readonly projections: readonly Projection[];

  constructor(...projections: readonly Projection[]) {
    super();
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
      packs: sorted(this.packs),
    };
  }

  private ask(projection: Projection, fact: BookFact): void {
    // A projection may look only at the documents it has declared.
    const declared = new Set(projection.reads(fact, this.lookup));
    const changes = projection.changes(fact, (key) => {
      if (!declared.has(key)) throw new Error(`${fact.event.type} reads ${key} without having said so`);
      return this.lookup(key);
    });
    this.apply(changes);
  }

  document(key: string): object | undefined {
    return this.documents.get(key);
  }

  protected override push(push: Push): void {
    this.pushes.push(push);
  }
}
