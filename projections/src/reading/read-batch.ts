import type { Redis } from '@sae/platform/redis';
import { CURRENT } from './keys.js';

/**
 * All that is asked in one turn of the event loop: what several ask is fetched once, and all documents with one MGET,
 * for a command costs the client more than a key costs Redis. The lists are read after the documents.
 */
export class ReadBatch {
  private readonly places = new Map<string, number>();
  private readonly lists = new Map<string, Promise<string>>();
  private readonly later: (() => void)[] = [];
  private readonly documents: Promise<readonly (string | null)[]>;
  private last: Promise<string | null> | null = null;
  private readonly shared = new Map<string, Promise<unknown>>();

  constructor(
    private readonly redis: Redis,
    onEnd: () => void,
  ) {
    this.documents = new Promise((resolve) => {
      setImmediate(() => {
        onEnd();
        // Who shares what is asked once may ask for documents in a later turn.
        resolve(this.places.size > 0 ? redis.mGet([...this.places.keys()]) : []);
        for (const ask of this.later) ask();
        if (this.later.length === 0) return;
        this.last = redis.get(CURRENT);
        // Where the documents were refused, nobody asks for this.
        this.last.catch(() => undefined);
      });
    });
  }

  async document(key: string): Promise<string | null> {
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    return (await this.documents)[place] ?? null;
  }

  /** All entries of a list as a JSON array, a line each: so a part of them can be had without parsing it. */
  list(key: string): Promise<string> {
    const asked =
      this.lists.get(key) ??
      this.ask(() => this.redis.zRange(key, 0, -1)).then((entries) => `[${entries.join(',\n')}]`);
    this.lists.set(key, asked);
    return asked;
  }

  /** What many ask alike, and is answered alike to all who ask in this turn. */
  once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asked = (this.shared.get(name) as Promise<Answer> | undefined) ?? ask();
    this.shared.set(name, asked);
    return asked;
  }

  /** What else is asked, after the documents. */
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.later.push(() => void command().then(resolve, reject));
    });
  }

  /** The generation when all that is asked in this turn has been read. */
  current(): Promise<string | null> {
    return this.once('current', async () => {
      const before = await this.document(CURRENT);
      return this.last ?? before;
    });
  }
}
