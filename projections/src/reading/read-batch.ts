import type { Redis } from '@sae/platform/redis';

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
