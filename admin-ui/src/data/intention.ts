import { v7 } from 'uuid';
import { isUndecided } from './api-error.js';
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

  keyOf(intention: unknown): string {
    const known = this.open.get(JSON.stringify(intention));
    if (known) return known;
    const key = this.make();
    this.open.set(JSON.stringify(intention), key);
    return key;
  }

  settle(intention: unknown): void {
    this.open.delete(JSON.stringify(intention));
  }

  /** Calls with the intention's key, which is over as soon as the outcome is known. */
  async carryOut<T>(intention: unknown, call: (key: string) => Promise<T>): Promise<T> {
    try {
      const result = await call(this.keyOf(intention));
      this.settle(intention);
      return result;
    } catch (error) {
      if (!isUndecided(error)) this.settle(intention);
      throw error;
    }
  }
}
