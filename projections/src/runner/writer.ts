import type { LoggedEvent } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { Missing, type Lookup, type Projection } from '../kernel/index.js';
import { checkpointKey, PROGRESS } from '../reading/index.js';
import { Batch, rowsFor, type Row } from './batch.js';
import { commandsFor } from './commands.js';
import { conditionally, type Words } from './conditionally.js';
import { conditionsOf, stillBuilding } from './generations.js';
import { checkpointOf, isLive, type Place } from './place.js';

/** The models are not where this runner left them: another one wrote, they were replaced, or they are gone. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  constructor() {
    super('The read models are not where they were left');
  }
}

export type Report = (what: string, error: unknown) => void;

/** Writes what events change: all of a batch with its checkpoint, or nothing. */
export class Writer {
  constructor(
    private readonly redis: Redis,
    private readonly projections: readonly Projection[],
    private readonly report: Report,
  ) {}

  /** Without events it only looks whether the place is still as it was left. @throws Overtaken, Missing */
  async write(place: Place, events: readonly LoggedEvent[]): Promise<Place> {
    const last = events.at(-1);
    const next = last ? { ...place, checkpoint: checkpointOf(last.position) } : place;
    const commands = last ? await this.commands(place, next, events) : [];
    const keptAlive = isLive(place) ? [] : [stillBuilding];
    if (!(await conditionally(this.redis, conditionsOf(place), [...commands, ...keptAlive]))) throw new Overtaken();
    return next;
  }

  private async commands(place: Place, next: Place, events: readonly LoggedEvent[]): Promise<readonly Words[]> {
    const { generation } = place;
    const rows = rowsFor(this.projections, events);
    const batch = new Batch(await this.stored(generation, rows));
    for (const row of rows) this.add(batch, row, place);
    return [
      ...batch.changes({ withPushes: isLive(place) }).flatMap((change) => commandsFor(generation, change)),
      ['SET', checkpointKey(generation), next.checkpoint],
      ...(isLive(place) ? [['PUBLISH', PROGRESS, next.checkpoint]] : []),
    ];
  }

  /** All that the rows depend on; what is found may lead to more. */
  private async stored(generation: string, rows: readonly Row[]): Promise<Map<string, string | null>> {
    const stored = new Map<string, string | null>();
    const lookup: Lookup = (key) => {
      const json = stored.get(key) ?? null;
      return json === null ? null : (JSON.parse(json) as object);
    };
    for (;;) {
      const wanted = new Set(rows.flatMap(({ projection, noted }) => projection.reads(noted, lookup)));
      const keys = [...wanted].filter((key) => !stored.has(key));
      if (keys.length === 0) return stored;
      const texts = await this.redis.mGet(keys.map((key) => `${generation}:${key}`));
      keys.forEach((key, index) => stored.set(key, texts[index] ?? null));
    }
  }

  private add(batch: Batch, row: Row, place: Place): void {
    try {
      batch.add(row);
    } catch (error) {
      // Built from nothing, it is the log itself that never told of it; then there is nothing to show either.
      if (!(error instanceof Missing) || isLive(place)) throw error;
      this.report(`${row.noted.event.type} ${row.noted.fact.id} speaks of what was never told`, error);
    }
  }
}
