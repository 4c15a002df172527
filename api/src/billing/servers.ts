import { Injectable } from '@nestjs/common';
import { recurringAt } from '@sae/domain/ordering';
import { OWNER_ID } from '@sae/domain/people';
import { PeopleReader } from '@sae/projections/models/people';
import { OrderBooks } from '../ordering/order-books.js';

/** Who serves a table: who took its last order, else who accepted it. */
@Injectable()
export class Servers {
  constructor(
    private readonly books: OrderBooks,
    private readonly people: PeopleReader,
  ) {}

  /** By the name they have now; undefined where it is the owner, or nobody was added. */
  async of(restaurantId: number, tableNo: number): Promise<string | undefined> {
    const { nextPersonId, persons } = await this.people.of(restaurantId);
    if (nextPersonId === OWNER_ID + 1) return undefined;
    const { state } = await this.books.current(restaurantId);
    const last = state.phase === 'open' ? recurringAt(state, tableNo).at(-1) : undefined;
    return persons[last?.takenBy ?? last?.acceptedBy ?? OWNER_ID]?.name;
  }
}
