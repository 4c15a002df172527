import type { LoggedEvent } from '@sae/platform/log';
import { noted, type Change, type Noted, type Projection } from '../kernel/index.js';

/** A table that wants this event. */
export interface Row {
  readonly noted: Noted;
  readonly projection: Projection;
}

/** Which projections an event concerns; none when it is no fact of a book that is shown. */
export const rowsFor = (projections: readonly Projection[], events: readonly LoggedEvent[]): Row[] =>
  events.flatMap((event) => {
    const fact = noted(event);
    if (!fact) return [];
    return projections
      .filter(({ category }) => category === fact.category)
      .map((projection) => ({ noted: fact, projection }));
  });

const placeOf = (change: Exclude<Change, { does: 'push' }>): string =>
  'id' in change ? `${change.key} ${change.id}` : change.key;

/** The changes of several events taken together: of each place what stands there in the end. */
export class Batch {
  private readonly places = new Map<string, Change>();
  private readonly pushes: Change[] = [];
  private readonly documents: Map<string, object | null>;

  constructor(stored: ReadonlyMap<string, string | null>) {
    this.documents = new Map(
      [...stored].map(([key, json]) => [key, json === null ? null : (JSON.parse(json) as object)]),
    );
  }

  /** @throws Missing; then nothing of the event is taken. */
  add({ noted: fact, projection }: Row): void {
    const changes = projection.changes(fact, (key) => this.documents.get(key) ?? null);
    for (const change of changes) {
      if (change.does === 'push') {
        this.pushes.push(change);
        continue;
      }
      this.places.set(placeOf(change), change);
      if (change.does === 'put') this.documents.set(change.key, change.document);
      if (change.does === 'drop') this.documents.set(change.key, null);
    }
  }

  /** Pushes last: who is told, sees it. */
  changes({ withPushes }: { readonly withPushes: boolean }): Change[] {
    return [...this.places.values(), ...(withPushes ? this.pushes : [])];
  }
}
