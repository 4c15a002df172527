import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { bounded } from '../kernel/bounded.js';

/** argon2id, as OWASP asks: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing passwords is made slow on purpose: so only few at once, and not without end. */
@Injectable()
export class Passwords {
  private readonly inTurn = bounded({ atOnce: 2, mayWait: 50, code: 'log-in/busy' });
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
}
