import { setImmediate as turn } from 'node:timers/promises';
import { Refusal, type IsoTime } from '@sae/domain/kernel';
import { asBytes, type Redis } from '@sae/platform/redis';
import { documentsInPacks, NOTHING } from '../kernel/index.js';
import { Appended } from './appended.js';
import { bookName, parkedKey, parkedMarkKey } from './keys.js';
import { batchesOf, type Reading, type ReadBatches } from './read-batches.js';
import type { RowJson, Rows } from './rows.js';

/** Of a list by time: what is at or after `from` and before `to`, newest first, a part of it. */
export interface Page {
  readonly from?: IsoTime;
  readonly to?: IsoTime;
  readonly offset: number;
  readonly limit: number;
}

/** A part of a list, and how many there are in all. */
export interface PageAnswer {
  readonly rows: Rows;
  readonly total: number;
}

/** Of a list by time: about so many of its documents from one score on and before another, oldest first. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly about: number;
}

const parked = () =>
  new Refusal(
    'unavailable',
    'read-models/parked',
    'One entry of this restaurant’s books cannot be shown until a fault is mended. Nothing is lost; Audit names the entry.',
  );

const isNothing = (row: RowJson): boolean => row.length === NOTHING.length && String(row) === NOTHING;

/** A page ends with the document that reaches so much; whoever wants the rest asks for the next. */
const PAGE_BYTES = 2_000_000;
/** Documents fetched at once: before anybody knows how heavy they are, and at the most. */
const FIRST_PARCEL = 50;
const PARCEL = 200;

/**
 * Reads of the generation that is current. Which one that is, is asked with every read, on the same way and after it:
 * so data that were lost or replaced meanwhile are never taken for the truth.
 */
export class ReadModels {
  private readonly batches: ReadBatches;
  private readonly bytes: ReturnType<typeof asBytes>;

  constructor(
    private readonly redis: Redis,
    private readonly categories: readonly string[],
  ) {
    this.batches = batchesOf(redis);
    this.bytes = asBytes(redis);
  }

  async document<Document>(key: string): Promise<Document | null> {
    const [document = null] = await this.documents<Document>([key]);
    return document;
  }

  /** A document as it is written. */
  text(key: string): Promise<string | null> {
    return this.batches.once(`text ${key}`, async () => {
      const [text = null] = await this.texts([key]);
      return text;
    });
  }

  async documents<Document>(keys: readonly string[]): Promise<(Document | null)[]> {
    const texts = await this.texts(keys);
    return texts.map((text) => (text === null ? null : (JSON.parse(text) as Document)));
  }

  /** Those of the documents that there are, read at one moment; each is parsed in a turn of the loop of its own. */
  async *each<Document>(keys: readonly string[]): AsyncGenerator<Document, void> {
    for (const text of await this.texts(keys)) {
      if (text === null) continue;
      yield JSON.parse(text) as Document;
      await turn();
    }
  }

  /** Those of the documents that there are. */
  async known<Document>(keys: readonly string[]): Promise<Document[]> {
    return (await this.documents<Document>(keys)).filter((document) => document !== null) as Document[];
  }

  /** A list by id, whole. */
  list(key: string): Promise<Rows> {
    return this.batches.once(`list ${key}`, () =>
      this.read(key, (generation) => this.bytes.zRange(`${generation}:${key}`, 0, -1)),
    );
  }

  /** A part of a list by time, with the document of each id. */
  async page(key: string, { offset, limit, ...time }: Page, documentOf: (id: number) => string): Promise<PageAnswer> {
    const from = time.from === undefined ? '-inf' : String(Date.parse(time.from));
    const to = time.to === undefined ? '+inf' : `(${Date.parse(time.to)}`;
    const [total, ids] = await this.read(key, (generation) =>
      Promise.all([
        this.redis.zCount(`${generation}:${key}`, from, to),
        this.redis.zRange(`${generation}:${key}`, to, from, {
          BY: 'SCORE',
          REV: true,
          LIMIT: { offset, count: limit },
        }),
      ]),
    );
    const keys = ids.map((id) => documentOf(Number(id)));
    return { rows: await this.atMost(PAGE_BYTES, keys), total };
  }

  /** The same of a list that only grows. */
  async appended(
    key: string,
    { offset, limit, ...time }: Page,
    documentOf: (id: number) => string,
  ): Promise<PageAnswer> {
    const span = {
      from: time.from === undefined ? -Infinity : Date.parse(time.from),
      to: time.to === undefined ? Infinity : Date.parse(time.to),
    };
    const { ids, total } = await this.read(key, (generation) =>
      new Appended(this.redis, `${generation}:${key}`, span).page(offset, limit),
    );
    return { rows: await this.atMost(PAGE_BYTES, ids.map(documentOf)), total };
  }

  /** Documents until they are too much for one answer. */
  rows(keys: readonly string[]): Promise<Rows> {
    return this.atMost(PAGE_BYTES, keys);
  }

  /** Documents until they are too much for one answer; what was deleted since the ids were read is left out. */
  private async atMost(bytes: number, keys: readonly string[]): Promise<Rows> {
    const rows: RowJson[] = [];
    let length = 0;
    for (let from = 0, count = FIRST_PARCEL; from < keys.length && length < bytes; from += count) {
      if (rows.length > 0) count = Math.min(PARCEL, Math.ceil((bytes - length) / (length / rows.length)));
      for (const row of await this.bytesOf(keys.slice(from, from + count)))
        if (row !== null && !isNothing(row) && length < bytes) {
          rows.push(row);
          length += row.length;
        }
    }
    return rows;
  }

  /** How many ids a list by time has from one score on and before another. */
  count(key: string, { from, to }: Pick<Stretch, 'from' | 'to'>): Promise<number> {
    return this.read(key, (generation) => this.redis.zCount(`${generation}:${key}`, from, `(${to}`));
  }

  /** The last id of a list by time up to a score, that one included; null when there is none. */
  async newestBy(key: string, score: number): Promise<number | null> {
    const newest = { BY: 'SCORE', REV: true, LIMIT: { offset: 0, count: 1 } } as const;
    const [id] = await this.read(key, (generation) => this.redis.zRange(`${generation}:${key}`, score, '-inf', newest));
    return id === undefined ? null : Number(id);
  }

  /** The next ids of a list by number, after that number. */
  async idsAfter(key: string, score: number, count: number): Promise<number[]> {
    const next = { BY: 'SCORE', LIMIT: { offset: 0, count } } as const;
    const ids = await this.read(key, (generation) =>
      this.redis.zRange(`${generation}:${key}`, `(${score}`, '+inf', next),
    );
    return ids.map(Number);
  }

  /** The newest score of a list by time; null when it is empty. */
  async newest(key: string): Promise<number | null> {
    const [last] = await this.read(key, (generation) =>
      this.redis.zRangeWithScores(`${generation}:${key}`, 0, 0, { REV: true }),
    );
    return last?.score ?? null;
  }

  /**
   * A stretch of a list by time, with all of its last moment, read at one moment; and where it ends. It costs the same
   * however far it lies in the list.
   */
  async stretch<Document>(key: string, { from, to, about }: Stretch, documentOf: (id: number) => string) {
    const last = await this.read(key, (generation) =>
      this.redis.zRangeWithScores(`${generation}:${key}`, from, `(${to}`, {
        BY: 'SCORE',
        LIMIT: { offset: about - 1, count: 1 },
      }),
    );
    const end = last[0] ? last[0].score + 1 : to;
    const ids = await this.read(key, (generation) =>
      this.redis.zRange(`${generation}:${key}`, from, `(${end}`, { BY: 'SCORE' }),
    );
    const documents = await this.documents<Document>(ids.map((id) => documentOf(Number(id))));
    // What was deleted since the ids were read is left out.
    return { documents: documents.filter((document) => document !== null), end };
  }

  private async bytesOf(keys: readonly string[]): Promise<(RowJson | null)[]> {
    const rows: (RowJson | null)[] = await this.bytesAt(keys);
    return this.orPacked(keys, rows);
  }

  private async texts(keys: readonly string[]): Promise<(string | null)[]> {
    const texts = await this.read(keys[0] ?? '', (generation, batch) =>
      Promise.all(keys.map((key) => batch.document(`${generation}:${key}`))),
    );
    return this.orPacked(keys, texts);
  }

  private bytesAt(keys: readonly string[]): Promise<(RowJson | null)[]> {
    return this.read(keys[0] ?? '', (generation) => this.bytes.mGet(keys.map((key) => `${generation}:${key}`)));
  }

  /** What does not stand by itself may stand in a pack. Whatever was packed meanwhile, is found there after. */
  private async orPacked<Row extends RowJson>(
    keys: readonly string[],
    rows: readonly (Row | null)[],
  ): Promise<(Row | string | null)[]> {
    const missing = keys.filter((_, n) => (rows[n] ?? null) === null);
    const found = await documentsInPacks(missing, (packs) => this.bytesAt(packs));
    return keys.map((key, n) => rows[n] ?? found.get(key) ?? null);
  }

  /** Whether a book that these models are made from waits for an event. */
  private async waits(restaurantId: number): Promise<boolean> {
    const books = this.categories.map((category) => bookName(category, restaurantId));
    const waiting = await this.batches.read((generation, batch) =>
      Promise.all(books.map((book) => batch.document(parkedKey(generation, book)))),
    );
    return waiting.some((book) => book !== null);
  }

  /** A key says whose book it is made from. */
  private async read<Answer>(key: string, from: Reading<Answer>): Promise<Answer> {
    const restaurantId = Number.parseInt(key, 10);
    if (this.categories.length === 0 || Number.isNaN(restaurantId)) return this.batches.read(from);
    const [answer, mark] = await this.batches.read((generation, batch) =>
      Promise.all([from(generation, batch), batch.document(parkedMarkKey(generation))]),
    );
    if (mark === null) return answer;
    if (await this.waits(restaurantId)) throw parked();
    // It may have waited until just now, when the answer had been read.
    return this.batches.read(from);
  }
}

/** Answers from the read models in a Redis. */
export abstract class Reader {
  protected readonly models: ReadModels;

  constructor(
    protected readonly redis: Redis,
    categories: readonly string[],
  ) {
    this.models = new ReadModels(redis, categories);
  }
}

/** Of the `categories` its read models are made from, those are refused whose book waits for an event. */
export const readerOf = (...categories: readonly string[]): new (redis: Redis) => Reader =>
  class extends Reader {
    constructor(redis: Redis) {
      super(redis, categories);
    }
  };
