import type { Redis } from '@sae/platform/redis';

/**
 * All documents that are asked for in one turn of the event loop, fetched with one MGET: a command costs the client
 * more than a key costs Redis. What was sent in the turn by itself, lists above all, has been answered before it.
 */
export class Turn {
  private readonly places = new Map<string, number>();
  private readonly answer: Promise<readonly (string | null)[]>;

  constructor(redis: Redis, onSent: () => void) {
    this.answer = new Promise((resolve) => {
      setImmediate(() => {
        onSent();
        resolve(redis.mGet([...this.places.keys()]));
      });
    });
  }

  async get(key: string): Promise<string | null> {
    const known = this.places.get(key);
    const place = known ?? this.places.size;
    if (known === undefined) this.places.set(key, place);
    return (await this.answer)[place] ?? null;
  }
}
