import { Injectable } from '@nestjs/common';
import type { IssuedBill } from '@sae/domain/billing';
import { at } from '@sae/domain/kernel';
import { orderBook, type OrderBook, type OrderBookEvent } from '@sae/domain/ordering';
import { Log, type LoggedEvent } from '@sae/platform/log';
import { OrderBooks } from './order-books.js';

/** Bills as they stand in the log; a book remembers of a past order only where its bill is. */
@Injectable()
export class Bills {
  constructor(
    private readonly books: OrderBooks,
    private readonly log: Log,
  ) {}

  /** The bill an order stands on; null when it is not past. */
  async of(restaurantId: number, orderId: number): Promise<IssuedBill | null> {
    const { state, year } = await this.books.current(restaurantId);
    return this.read(restaurantId, state, year, orderId);
  }

  /** The bill an order stands on in a certain year's book, which may be closed. */
  async in(restaurantId: number, year: number, orderId: number): Promise<IssuedBill | null> {
    return this.read(restaurantId, await this.books.stateIn(restaurantId, year), year, orderId);
  }

  private async read(
    restaurantId: number,
    state: OrderBook,
    year: number,
    orderId: number,
  ): Promise<IssuedBill | null> {
    const ref = at(state.past, orderId);
    if (!ref) return null;
    const stream = `${orderBook.category}-${restaurantId}-${year}`;
    const [event] = (await this.log.read(stream, { from: ref.revision, maxCount: 1 })) as LoggedEvent<OrderBookEvent>[];
    if (event?.type !== 'BillIssued') throw new Error(`${stream} has no bill at revision ${ref.revision}`);
    return event.data;
  }
}
