import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IsoTime } from '@sae/domain/kernel';

/** What time it is; tests set their own. */
@Injectable()
export class Clock {
  private ms = 0;
  private text: IsoTime = '';

  now(): IsoTime {
    const ms = this.nowMs();
    // Every request asks several times, and writing a time as text is dear.
    if (ms !== this.ms) [this.ms, this.text] = [ms, new Date(ms).toISOString()];
    return this.text;
  }

  nowMs(): number {
    return Date.now();
  }
}

/** Where chance comes in; tests leave nothing to it. */
@Injectable()
export class Ids {
  /** A restaurant's number: nine digits that say nothing about how many restaurants there are. */
  restaurantId(): number {
    return randomInt(100_000_000, 1_000_000_000);
  }

  /** What a payment is called: 128 bits that nobody guesses. */
  paymentId(): string {
    return randomBytes(16).toString('base64url');
  }

  /** What a guest's payment is called on a bank statement: letters and digits alone. */
  paymentReference(): string {
    return `SAE${randomBytes(12).toString('hex')}`;
  }

  /** What a table's code leads to: 128 bits that nobody guesses. */
  tableToken(): string {
    return randomBytes(16).toString('base64url');
  }
}
