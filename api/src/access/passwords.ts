import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { RefusalForNow } from '../http/error-table.js';

/** argon2id, as OWASP asks: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** Hashing passwords is made slow on purpose: so only few at once, and not without end. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobodys = hash('nobody has this password', COST);

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Takes as long for somebody who does not exist (null). */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    const known = hashed ?? (await this.nobodys);
    const same = await this.inTurn(() => verify(known, password));
    return same && hashed !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MAY_WAIT)
        throw new RefusalForNow('unavailable', 'log-in/busy', 'The service is busy. Please try again.', 2);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
