import type { LoggedEvent } from '@sae/platform/log';
import { modelsIn } from '@sae/projections/models/all';
import { CURRENT } from '@sae/projections/reading';
import { Batch, rowsFor, type Row } from '../../../projections/src/runner/batch.js';
import { commandsFor } from '../../../projections/src/runner/commands.js';
import type { Lookup } from '../../../projections/src/kernel/index.js';
import type { MemoryRedis } from './memory-redis.js';
import { ZONE } from './nodes.js';

export const GENERATION = 'g1';

const { projections } = modelsIn(ZONE);

const storedFor = (redis: MemoryRedis, generation: string, rows: readonly Row[]): Map<string, object | null> => {
  const stored = new Map<string, object | null>();
  const lookup: Lookup = (key) => stored.get(key) ?? null;
  for (;;) {
    const wanted = rows.flatMap((row) => row.projections.flatMap((one) => one.reads(row.noted, lookup)));
    const keys = [...new Set(wanted)].filter((key) => !stored.has(key));
    if (keys.length === 0) return stored;
    const found = redis.found(keys.map((key) => `${generation}:${key}`));
    keys.forEach((key, n) => stored.set(key, JSON.parse(found[n] ?? 'null') as object | null));
  }
};

/** Writes what events change, a batch at once, as the projection process does. */
export const writeModels = (redis: MemoryRedis, events: readonly LoggedEvent[], generation = GENERATION): void => {
  const rows = rowsFor(projections, events);
  const batch = new Batch(storedFor(redis, generation, rows));
  for (const row of rows) batch.add(row);
  for (const change of batch.changes({ withPushes: true }))
    for (const words of commandsFor(generation, change)) redis.run(words);
  void redis.set(CURRENT, GENERATION);
};
