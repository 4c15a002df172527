import { Injectable } from '@nestjs/common';
import { GuestsReader } from '@sae/projections/models/guests';
import { TrueModels } from '../http/true-models.js';
import { OrderBooks } from './order-books.js';

/** What guests said to have paid, where a bill of another year was paid with it: the claim's own book is not told. */
@Injectable()
export class AnsweredClaims {
  constructor(
    private readonly books: OrderBooks,
    private readonly guests: GuestsReader,
    private readonly models: TrueModels,
  ) {}

  /** The claims that a year's book holds for open and nobody waits for any more. @throws Refusal */
  async in(restaurantId: number, year: number): Promise<ReadonlySet<number>> {
    const { claims } = await this.books.stateIn(restaurantId, year);
    if (claims.length === 0) return new Set();
    // Looked at after the book: what it knows, they know.
    await this.models.require();
    const waiting = new Set((await this.guests.claims(restaurantId)).map(({ id }) => id));
    return new Set(claims.flatMap(({ claimId }) => (waiting.has(claimId) ? [] : [claimId])));
  }
}
