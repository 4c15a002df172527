import { Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { CURRENT } from './keys.js';

/** One for all who share a connection, made when it is first asked for. */
export const perConnection = <T>(make: (redis: Redis) => T): ((redis: Redis) => T) => {
  const known = new WeakMap<Redis, T>();
  return (redis) => {
    const one = known.get(redis) ?? make(redis);
    known.set(redis, one);
    return one;
  };
};

const TRIES = 5;

const rebuilding = () =>
  new Refusal('unavailable', 'read-models/rebuilding', 'The data is being prepared. Please try again in a moment.');

export type Reading<Answer> = (generation: string, batch: ReadBatch) => Promise<Answer>;

/** The turns of a connection, which all its readers share. */
export class ReadBatches {
  private batch: ReadBatch | null = null;
  private generation: string | null = null;

  constructor(private readonly redis: Redis) {}

  async read<Answer>(from: Reading<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const generation = (this.generation ??= await this.now().document(CURRENT));
      if (generation === null) break;
      const batch = this.now();
      const current = batch.document(CURRENT);
      const [answer, still] = await Promise.all([from(generation, batch), current]);
      this.generation = still;
      if (still === generation) return answer;
    }
    throw rebuilding();
  }

  /** What many ask alike is asked once in a turn of the event loop. */
  once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.now().once(name, ask);
  }

  private now(): ReadBatch {
    this.batch ??= new ReadBatch(this.redis, () => {
      this.batch = null;
    });
    return this.batch;
  }
}

export const batchesOf = perConnection((redis) => new ReadBatches(redis));

/**
 * All that is asked in one turn of the event loop: what several ask is fetched once, and all documents with one MGET,
 * for a command costs the client more than a key costs Redis. The documents are read after the lists, so that one of
 * them can say whether the lists were whole.
 */
export class ReadBatch {
  private readonly places = new Map<string, number>();
  private readonly shared = new Map<string, Promise<unknown>>();
  private readonly documents: Promise<readonly (string | null)[]>;

  constructor(redis: Redis, onEnd: () => void) {
    this.documents = new Promise((resolve) => {
      setImmediate(() => {
        onEnd();
        // Who shares what is asked once may ask for documents in a later turn.
        resolve(this.places.size > 0 ? redis.mGet([...this.places.keys()]) : []);
      });
    });
  }

  async document(key: string): Promise<string | null> {
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    return (await this.documents)[place] ?? null;
  }

  /** What many ask alike, and is answered alike to all who ask in this turn. */
  once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asked = (this.shared.get(name) as Promise<Answer> | undefined) ?? ask();
    this.shared.set(name, asked);
    return asked;
  }
}
