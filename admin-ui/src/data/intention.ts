import { v7 } from 'uuid';
import { isAway } from './api-error.js';
import { serverClock } from './server-clock.js';

/** A time-ordered UUID: of a key that nobody remembers the server sees whether it could have been used before. */
export const newKey = (): string => v7({ msecs: serverClock.now() });

/**
 * One Idempotency-Key per intention. While its outcome is unknown, wanting the same again is the same intention, so
 * that pressing a button twice in a bad network does the thing once.
 */
export class Intentions {
  private readonly open = new Map<string, string>();
  constructor(private readonly make: () => string = newKey) {}

  keyOf(wish: unknown): string {
    const known = this.open.get(JSON.stringify(wish));
    if (known) return known;
    const key = this.make();
    this.open.set(JSON.stringify(wish), key);
    return key;
  }

  settle(wish: unknown): void {
    this.open.delete(JSON.stringify(wish));
  }

  /** Calls with the wish's key, which is over as soon as the outcome is known. */
  async carryOut<T>(wish: unknown, call: (key: string) => Promise<T>): Promise<T> {
    try {
      const result = await call(this.keyOf(wish));
      this.settle(wish);
      return result;
    } catch (error) {
      if (!isAway(error)) this.settle(wish);
      throw error;
    }
  }
}
