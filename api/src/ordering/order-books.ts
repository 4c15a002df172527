import { Injectable } from '@nestjs/common';
import { financialYear, Refusal } from '@sae/domain/kernel';
import {
  carriedOver,
  orderBook,
  type OrderBook,
  type OrderBookCommand,
  type OrderBookEvent,
} from '@sae/domain/ordering';
import { Log, type Asker, type LoggedEvent } from '@sae/platform/log';
import { Clock } from '../clock.js';
import { Decisions } from '../decisions.js';
import { Settings } from '../settings.js';

/** What was decided, and in which year's book. */
export interface OrdersDecided {
  readonly state: OrderBook;
  readonly events: readonly LoggedEvent<OrderBookEvent>[];
  readonly year: number;
}

type Opening = Pick<Extract<OrderBookCommand, { type: 'OpenBook' }>, 'nextOrderId' | 'openOrders'>;

const SYSTEM: Asker = { actor: 'system', requestId: 'year-turn' };
const NOTHING_BEFORE: Opening = { nextOrderId: 1, openOrders: [] };
const MOST_TURNS = 4;

const isRefused = (error: unknown, code: string): boolean => error instanceof Refusal && error.code === code;

/**
 * A restaurant's order books, one a financial year. The first wish of a year closes the book before and opens the new
 * one with what it carries over. Both steps may be taken by several nodes at once, and again after a crash between
 * them: a closed book does not change any more, so all carry over the same.
 */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly decisions: Decisions,
    private readonly log: Log,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Decides in the book of this year. @throws Refusal */
  async make(restaurantId: number, command: OrderBookCommand, by: Asker): Promise<OrdersDecided> {
    return this.inOpenBook(restaurantId, async (year) => {
      const made = await this.decisions.make(orderBook, keyOf(restaurantId, year), command, by);
      return { ...made, year };
    });
  }

  /** The book of this year, as it stands now. */
  async current(restaurantId: number): Promise<{ state: OrderBook; year: number }> {
    return this.inOpenBook(restaurantId, async (year) => {
      const state = await this.decisions.state(orderBook, keyOf(restaurantId, year));
      if (state.phase === 'unopened') throw new Refusal('unavailable', 'book/unopened', 'The order book is not open');
      if (state.phase === 'closed') throw new Refusal('conflict', 'book/closed', 'This financial year is closed');
      return { state, year };
    });
  }

  private async inOpenBook<T>(restaurantId: number, work: (year: number) => Promise<T>): Promise<T> {
    let year = financialYear(this.clock.now(), this.settings.config.timeZone);
    for (let turn = 1; ; turn += 1)
      try {
        return await work(year);
      } catch (error) {
        if (turn > MOST_TURNS) throw error;
        if (isRefused(error, 'book/unopened')) await this.open(restaurantId, year);
        // Another node's clock is ahead of ours, and its new year counts.
        else if (isRefused(error, 'book/closed')) year += 1;
        else throw error;
      }
  }

  private async open(restaurantId: number, year: number): Promise<void> {
    const carried = await this.closed(restaurantId, year - 1);
    const command = { type: 'OpenBook', financialYear: year, ...carried } as const;
    await this.decisions.make(orderBook, keyOf(restaurantId, year), command, SYSTEM);
  }

  /** What a year carries over once it is closed. No year is left out, so that two nodes can never open two branches. */
  private async closed(restaurantId: number, year: number): Promise<Opening> {
    const key = keyOf(restaurantId, year);
    const { phase } = await this.decisions.state(orderBook, key);
    if (phase === 'unopened') {
      if (year < (await this.firstYear(restaurantId))) return NOTHING_BEFORE;
      await this.open(restaurantId, year);
    }
    const { state } = await this.decisions.make(orderBook, key, { type: 'CloseBook' }, SYSTEM);
    return carriedOver(state);
  }

  private async firstYear(restaurantId: number): Promise<number> {
    const [signedUp] = await this.log.read(`account-${restaurantId}`, { maxCount: 1 });
    if (!signedUp) throw new Refusal('not-found', 'restaurant/not-found', 'Restaurant not found');
    return financialYear(signedUp.at, this.settings.config.timeZone);
  }
}

const keyOf = (restaurantId: number, year: number): string => `${restaurantId}-${year}`;
