import { Injectable } from '@nestjs/common';
import type { OrderBook } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { TrueModels } from '../http/true-models.js';

/** What guests said to have paid, where a bill of another year was paid with it: the claim's own book is not told. */
@Injectable()
export class AnsweredClaims {
  constructor(
    private readonly guests: GuestsReader,
    private readonly models: TrueModels,
  ) {}

  /** The claims that a book holds for open, as it was just read, and nobody waits for any more. @throws Refusal */
  async in(restaurantId: number, { claims }: Pick<OrderBook, 'claims'>): Promise<ReadonlySet<number>> {
    if (claims.length === 0) return new Set();
    // Looked at after the book: what it knows, they know.
    await this.models.require();
    const waiting = new Set((await this.guests.claims(restaurantId)).map(({ id }) => id));
    return new Set(claims.flatMap(({ claimId }) => (waiting.has(claimId) ? [] : [claimId])));
  }
}
