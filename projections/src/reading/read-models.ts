import { Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { CURRENT } from './keys.js';
import { Turn } from './turn.js';

/** Of a list by time: its ids from one score to another, newest first, a part of them. */
export interface Page {
  readonly from: string;
  readonly to: string;
  readonly offset: number;
  readonly limit: number;
}

/** Of a list by time: about so many of its documents from one score on and before another, oldest first. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly about: number;
}

const TRIES = 5;

const rebuilding = () =>
  new Refusal('unavailable', 'read-models/rebuilding', 'The data is being prepared. Please try again in a moment.');

/**
 * Reads of the generation that is current. Which one that is, is asked with every read, on the same way and after it:
 * so data that were lost or replaced meanwhile are never taken for the truth.
 */
export class ReadModels {
  private turn: Turn | null = null;
  private generation: string | null = null;

  constructor(private readonly redis: Redis) {}

  async document<Document>(key: string): Promise<Document | null> {
    const [document = null] = await this.documents<Document>([key]);
    return document;
  }

  async documents<Document>(keys: readonly string[]): Promise<(Document | null)[]> {
    const texts = await this.texts(keys);
    return texts.map((text) => (text === null ? null : (JSON.parse(text) as Document)));
  }

  /** A list by id as a ready JSON array. */
  list(key: string): Promise<string> {
    return this.read((generation, turn) => turn.list(`${generation}:${key}`));
  }

  /** A part of a list by time, with the document of each id, as a ready JSON array. */
  async page(key: string, { from, to, offset, limit }: Page, documentOf: (id: number) => string) {
    const [total, ids] = await this.read((generation) =>
      Promise.all([
        this.redis.zCount(`${generation}:${key}`, from, to),
        this.redis.zRange(`${generation}:${key}`, to, from, {
          BY: 'SCORE',
          REV: true,
          LIMIT: { offset, count: limit },
        }),
      ]),
    );
    const texts = await this.texts(ids.map((id) => documentOf(Number(id))));
    // What was deleted since the ids were read is left out.
    return { json: `[${texts.filter((text) => text !== null).join(',')}]`, total };
  }

  /** How many ids a list by time has from one score on and before another. */
  count(key: string, { from, to }: Pick<Stretch, 'from' | 'to'>): Promise<number> {
    return this.read((generation) => this.redis.zCount(`${generation}:${key}`, from, `(${to}`));
  }

  /** The newest score of a list by time; null when it is empty. */
  async newest(key: string): Promise<number | null> {
    const [last] = await this.read((generation) =>
      this.redis.zRangeWithScores(`${generation}:${key}`, 0, 0, { REV: true }),
    );
    return last?.score ?? null;
  }

  /**
   * A stretch of a list by time, with all of its last moment, read at one moment; and where it ends. It costs the same
   * however far it lies in the list.
   */
  async stretch<Document>(key: string, { from, to, about }: Stretch, documentOf: (id: number) => string) {
    const last = await this.read((generation) =>
      this.redis.zRangeWithScores(`${generation}:${key}`, from, `(${to}`, {
        BY: 'SCORE',
        LIMIT: { offset: about - 1, count: 1 },
      }),
    );
    const end = last[0] ? last[0].score + 1 : to;
    const ids = await this.read((generation) =>
      this.redis.zRange(`${generation}:${key}`, from, `(${end}`, { BY: 'SCORE' }),
    );
    const documents = await this.documents<Document>(ids.map((id) => documentOf(Number(id))));
    // What was deleted since the ids were read is left out.
    return { documents: documents.filter((document) => document !== null), end };
  }

  private texts(keys: readonly string[]): Promise<(string | null)[]> {
    return this.read((generation, turn) => Promise.all(keys.map((key) => turn.document(`${generation}:${key}`))));
  }

  private async read<Answer>(from: (generation: string, turn: Turn) => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const generation = (this.generation ??= await this.now().document(CURRENT));
      if (generation === null) break;
      const turn = this.now();
      const current = turn.document(CURRENT);
      const [answer, still] = await Promise.all([from(generation, turn), current]);
      this.generation = still;
      if (still === generation) return answer;
    }
    throw rebuilding();
  }

  private now(): Turn {
    this.turn ??= new Turn(this.redis, () => {
      this.turn = null;
    });
    return this.turn;
  }
}

const known = new WeakMap<Redis, ReadModels>();

/** The read models in this Redis; all their readers in a process share its turns. */
export const readModels = (redis: Redis): ReadModels => {
  const models = known.get(redis) ?? new ReadModels(redis);
  known.set(redis, models);
  return models;
};
