import type { Redis } from '@sae/platform/redis';

/**
 * All that is asked in one turn of the event loop: what several ask is fetched once, and all documents with one MGET,
 * for a command costs the client more than a key costs Redis. The documents are read after the lists.
 */
export class Turn {
  private readonly places = new Map<string, number>();
  private readonly lists = new Map<string, Promise<string>>();
  private readonly documents: Promise<readonly (string | null)[]>;

  constructor(
    private readonly redis: Redis,
    onEnd: () => void,
  ) {
    this.documents = new Promise((resolve) => {
      setImmediate(() => {
        onEnd();
        resolve(redis.mGet([...this.places.keys()]));
      });
    });
  }

  async document(key: string): Promise<string | null> {
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    return (await this.documents)[place] ?? null;
  }

  /** All entries of a list as a JSON array. */
  list(key: string): Promise<string> {
    const asked = this.lists.get(key) ?? this.redis.zRange(key, 0, -1).then((entries) => `[${entries.join(',')}]`);
    this.lists.set(key, asked);
    return asked;
  }
}
