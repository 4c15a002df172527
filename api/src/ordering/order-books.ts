import { Injectable } from '@nestjs/common';
import { financialYear, localDay, Refusal, type IsoTime, type LocalDay } from '@sae/domain/kernel';
import {
  carriedOver,
  monthsOver,
  ofYearsBefore,
  OPEN_BUDGET,
  orderBook,
  takenOver,
  taxMonths,
  untilTurn,
  type Month,
  type OfYearsBefore,
  type OpenBudget,
  type OrderBook,
  type OrderBookCommand,
  type OrderBookEvent,
  type TaxMonth,
} from '@sae/domain/ordering';
import { earliestUse, Log, type RequestContext, type LoggedEvent } from '@sae/platform/log';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';

/** What was decided, and in which year's book. */
export interface OrdersDecided {
  readonly state: OrderBook;
  readonly events: readonly LoggedEvent<OrderBookEvent>[];
  readonly year: number;
}

type Opening = ReturnType<typeof carriedOver>;

const SYSTEM: RequestContext = { actor: 'system', requestId: 'year-turn' };
const NOTHING_BEFORE: Opening = { nextOrderId: 1, openOrders: [] };
const EMPTY: OrderBook = { ...orderBook.initial, phase: 'open' };
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
    private readonly configuration: Configuration,
  ) {}

  /** Decides in the book of this year. @throws Refusal */
  async make(restaurantId: number, command: OrderBookCommand, by: RequestContext): Promise<OrdersDecided> {
    return (await this.madeLastYear(restaurantId, by)) ?? this.makeThisYear(restaurantId, command, by);
  }

  /** What a request made when it came the first time; null when it is new. @throws Refusal of a key used otherwise. */
  async made(restaurantId: number, by: RequestContext): Promise<OrdersDecided | null> {
    return (await this.madeLastYear(restaurantId, by)) ?? this.madeIn(restaurantId, this.thisYear(), by);
  }

  /** A request from before the turn of the year may be repeated after it. */
  private async madeLastYear(restaurantId: number, by: RequestContext): Promise<OrdersDecided | null> {
    if (by.key === undefined) return null;
    const year = this.yearAt(new Date(earliestUse(by.key, this.clock.now())).toISOString());
    return year < this.thisYear() ? this.madeIn(restaurantId, year, by) : null;
  }

  private async madeIn(restaurantId: number, year: number, by: RequestContext): Promise<OrdersDecided | null> {
    const made = await this.decisions.made(orderBook, keyOf(restaurantId, year), by);
    return made && { ...made, year };
  }

  /** How much a restaurant may have open at once. */
  get budget(): OpenBudget | undefined {
    return this.configuration.values.limitsRequests ? OPEN_BUDGET : undefined;
  }

  /** Decides in the book of a certain year, which may be closed. @throws Refusal */
  async makeIn(
    restaurantId: number,
    year: number,
    command: OrderBookCommand,
    by: RequestContext,
  ): Promise<OrdersDecided> {
    return { ...(await this.decisions.make(orderBook, keyOf(restaurantId, year), command, by)), year };
  }

  /** The book of a certain year as it stands now. */
  stateIn(restaurantId: number, year: number): Promise<OrderBook> {
    return this.decisions.state(orderBook, keyOf(restaurantId, year));
  }

  private async makeThisYear(
    restaurantId: number,
    command: OrderBookCommand,
    by: RequestContext,
  ): Promise<OrdersDecided> {
    let year = this.thisYear();
    for (let turn = 1; ; turn += 1)
      try {
        return await this.makeIn(restaurantId, year, command, by);
      } catch (error) {
        if (turn > MOST_TURNS) throw error;
        if (isRefused(error, 'book/unopened')) await this.open(restaurantId, year, command);
        // Another node's clock is ahead of ours, and its new year counts.
        else if (isRefused(error, 'book/closed')) year += 1;
        else throw error;
      }
  }

  /** The book of this year as it stands now, opened or not. */
  async current(restaurantId: number): Promise<{ state: OrderBook; year: number }> {
    for (let year = this.thisYear(); ; year += 1) {
      const state = await this.stateIn(restaurantId, year);
      if (state.phase !== 'closed') return { state, year };
    }
  }

  /** The book in which the day runs, as this year's will be opened where nothing was done in it yet, and what those before tell of it. */
  async till(restaurantId: number): Promise<{ book: OrderBook; before: OfYearsBefore }> {
    const { state, year } = await this.current(restaurantId);
    const last = await this.stateIn(restaurantId, year - 1);
    const running = state.phase === 'unopened' && last.day ? takenOver(untilTurn(last.day)) : state.day;
    const book = state.phase === 'unopened' && last.phase === 'open' ? last : state;
    const books = [last];
    // Mostly the day began in this year's book, and of those before only what came late counts.
    const isItsYear = ({ day }: OrderBook) => day !== null && day.dayNo === running?.dayNo;
    for (let before = last; isItsYear(before); books.push(before))
      before = await this.stateIn(restaurantId, year - 1 - books.length);
    const { owed } = state.phase === 'unopened' ? last : state;
    return { book: { ...book, day: running, owed }, before: ofYearsBefore(books, running) };
  }

  /** The months that were filed, as this year's book will know them where nothing was done in it yet. */
  async filed(restaurantId: number): Promise<readonly Month[]> {
    const { state, year } = await this.current(restaurantId);
    return (state.phase === 'unopened' ? await this.stateIn(restaurantId, year - 1) : state).filed;
  }

  /** Those that may be filed. */
  get monthsOver(): readonly Month[] {
    return monthsOver(this.clock.now(), this.configuration.values.timeZone);
  }

  /** And of these and those filed what staff are shown. */
  async taxMonths(restaurantId: number, filed: readonly Month[]): Promise<readonly TaxMonth[]> {
    return taxMonths(this.monthsOver, filed, await this.signedUpAt(restaurantId));
  }

  /** The restaurants' day. */
  get today(): LocalDay {
    return localDay(this.clock.now(), this.configuration.values.timeZone);
  }

  private thisYear(): number {
    return this.yearAt(this.clock.now());
  }

  private yearAt(at: IsoTime): number {
    return financialYear(at, this.configuration.values.timeZone);
  }

  private async open(restaurantId: number, year: number, wish?: OrderBookCommand): Promise<void> {
    const carried = await this.closed(restaurantId, year - 1);
    // A restaurant's first book is not opened for a wish that an empty one refuses.
    if (carried === NOTHING_BEFORE && wish) orderBook.decide(wish, EMPTY, { at: this.clock.now(), actor: 'system' });
    const { openOrders, ...opening } = carried;
    const key = keyOf(restaurantId, year);
    for (const orders of parcels(openOrders))
      await this.decisions.make(orderBook, key, { type: 'CarryOver', orders }, SYSTEM);
    await this.decisions.make(orderBook, key, { type: 'OpenBook', financialYear: year, ...opening }, SYSTEM);
  }

  /** What a year carries over once it is closed. No year is left out, so that two nodes can never open two branches. */
  private async closed(restaurantId: number, year: number): Promise<Opening> {
    const key = keyOf(restaurantId, year);
    const { phase } = await this.decisions.state(orderBook, key);
    if (phase === 'unopened') {
      if (year < this.yearAt(await this.signedUpAt(restaurantId))) return NOTHING_BEFORE;
      await this.open(restaurantId, year);
    }
    const { state } = await this.decisions.make(orderBook, key, { type: 'CloseBook' }, SYSTEM);
    return carriedOver(state);
  }

  private async signedUpAt(restaurantId: number): Promise<IsoTime> {
    const [signedUp] = await this.log.read(`account-${restaurantId}`, { maxCount: 1 });
    if (!signedUp) throw new Refusal('not-found', 'restaurant/not-found', 'Restaurant not found');
    return signedUp.at;
  }
}

const keyOf = (restaurantId: number, year: number): string => `${restaurantId}-${year}`;

/** Where the log has the book of a year. */
export const streamOf = (restaurantId: number, year: number): string =>
  `${orderBook.category}-${keyOf(restaurantId, year)}`;

/** Well below what one append may hold, in bytes. */
const PARCEL = 300_000;

const weightOf = (thing: unknown): number => Buffer.byteLength(JSON.stringify(thing));

/** Things in their order, in parcels that each fit into one append. */
export const parcels = <T>(things: readonly T[], limit = PARCEL): T[][] => {
  const packed: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const weight = weightOf(thing);
    if (weight > room) {
      packed.push([]);
      room = limit;
    }
    packed.at(-1)?.push(thing);
    room -= weight;
  }
  return packed;
};
