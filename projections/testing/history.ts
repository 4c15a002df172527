import type { Terms } from '@sae/domain/billing';
import { Refusal, at as valueAt, type Asked, type IsoTime } from '@sae/domain/kernel';
import {
  orderBook,
  type OrderBook,
  type OrderBookCommand,
  type OrderBookEvent,
  type OrderItem,
} from '@sae/domain/ordering';
import fc from 'fast-check';
import { biryani, bookOpened, dosa, seller, terms } from '../../domain/testing/orders.js';
import { at } from './facts.js';

/** What staff might do next, on one of the orders so far. */
export interface Wish {
  readonly does: 'place' | 'accept' | 'complete' | 'reopen' | 'delete';
  readonly n: number;
}

const wish = (does: Wish['does'], weight: number) => ({
  weight,
  arbitrary: fc.nat({ max: 999 }).map((n): Wish => ({ does, n })),
});

export const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.oneof(wish('place', 5), wish('accept', 4), wish('complete', 2), wish('reopen', 2), wish('delete', 1)),
  { minLength: 1, maxLength: 60 },
);

const TABLES = 3;

/** How a restaurant lives: when its events happen, what is ordered and at which terms it bills. */
export interface Ways {
  readonly timeOf: (revision: number) => IsoTime;
  readonly itemsOf: (n: number) => readonly OrderItem[];
  readonly termsOf: (n: number) => Terms;
}

const plainly: Ways = {
  timeOf: at,
  itemsOf: (n) => [{ ...dosa, quantity: 1 + (n % 9) }, biryani],
  termsOf: () => terms,
};

/** A book lived through by the decider itself: everything in it may really happen. */
export class Living {
  readonly events: OrderBookEvent[] = [];
  book: OrderBook = orderBook.initial;

  constructor(private readonly ways: Ways = plainly) {
    this.write([bookOpened]);
  }

  /** The events that the wish led to; none when it was refused. */
  live(wished: Wish): readonly OrderBookEvent[] {
    try {
      return this.write(orderBook.decide(this.command(wished), this.book, this.asked()));
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  private asked(): Asked {
    return { at: this.ways.timeOf(this.events.length), actor: 'restaurant:123456789' };
  }

  private write(events: readonly OrderBookEvent[]): readonly OrderBookEvent[] {
    for (const event of events) {
      const revision = this.events.push(event) - 1;
      const circumstances = { ...this.asked(), at: this.ways.timeOf(revision), id: 'event', revision };
      this.book = orderBook.evolve(this.book, { ...event, ...circumstances });
    }
    return events;
  }

  private command({ does, n }: Wish): OrderBookCommand {
    const orderId = 1 + (n % this.book.nextOrderId);
    const issued = this.events[valueAt(this.book.past, orderId)?.revision ?? -1];
    const bill = issued?.type === 'BillIssued' ? issued.data : null;
    switch (does) {
      case 'place':
        return { type: 'PlaceOrder', tableNo: n % TABLES, items: this.ways.itemsOf(n) };
      case 'accept':
        return { type: 'AcceptOrder', orderId };
      case 'complete':
        return { type: 'CompleteTable', tableNo: n % TABLES, terms: this.ways.termsOf(n), message: '', seller };
      case 'delete':
        return { type: 'DeleteOrder', orderId, bill, reason: null };
      case 'reopen':
        if (!bill) throw new Refusal('not-found', 'order/not-found', 'No past order');
        return { type: 'ReopenOrder', orderId, bill, reason: null };
    }
  }
}
