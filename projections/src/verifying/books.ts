import { UnknownFact, type Paise } from '@sae/domain/kernel';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { menuBook, menuCommandOf } from '@sae/domain/menu';
import { accountBook } from '@sae/domain/access';
import { peopleBook, peopleCommandOf } from '@sae/domain/people';
import { reviewsBook, reviewsCommandOf } from '@sae/domain/reviews';
import { stationsBook, stationsCommandOf } from '@sae/domain/kitchen';
import { tablesBook, tablesCommandOf } from '@sae/domain/tables';
import { isUnreadable, type Log, type LoggedEvent, type Position } from '@sae/platform/log';
import { NOTHING_BEFORE, OrderBookReplay } from './order-book-replay.js';
import { simpleReplay, type Replay } from './simple-replay.js';

/** By category. In most books every fact answers one command. */
const REPLAYS: Readonly<Record<string, () => Replay>> = {
  account: () => simpleReplay(accountBook),
  menu: () => simpleReplay(menuBook, menuCommandOf),
  people: () => simpleReplay(peopleBook, peopleCommandOf),
  reviews: () => simpleReplay(reviewsBook, reviewsCommandOf),
  stations: () => simpleReplay(stationsBook, stationsCommandOf),
  tables: () => simpleReplay(tablesBook, tablesCommandOf),
};

/** That a fact contradicts its book, or that nobody can say what comes from it on. */
type Finding = { readonly wrong: string } | { readonly stop: string };

/** Replays the books of a log up to a position, one after the other, a page in memory at a time. */
export class Books {
  books = 0;
  events = 0;
  bills = 0;
  /** What each restaurant's uncancelled bills add up to. */
  readonly earned = new Map<number, Paise>();
  /** The events at which a book could be followed no further, each by name and with the reason. */
  readonly stops: string[] = [];
  private readonly stopped = new Set<string>();
  private yearBefore: { readonly restaurant: string; readonly replay: OrderBookReplay } | null = null;

  constructor(
    private readonly log: Log,
    private readonly upTo: Position,
    private readonly onPage: () => Promise<void> | void = () => undefined,
  ) {}

  /** The first contradiction, in a sentence; null when there is none. */
  async first(streams: Iterable<string>): Promise<string | null> {
    // By name, so that a restaurant's order books come year by year.
    for (const stream of [...streams].sort()) {
      const wrong = await this.replay(stream);
      if (wrong) return `${stream}, ${wrong}`;
      this.books += 1;
    }
    return null;
  }

  private async replay(stream: string): Promise<string | null> {
    const [category = '', restaurant = ''] = stream.split('-');
    // What is told in a later year rests on what is not known.
    if (this.stopped.has(`${category}-${restaurant}`)) return null;
    const orders = category === 'orderBook' ? this.orderBook(stream, restaurant) : null;
    const replay = orders ?? (Object.hasOwn(REPLAYS, category) ? REPLAYS[category]?.() : null) ?? null;
    const wrong = await this.tell(stream, replay);
    if (orders) {
      this.bills += orders.bills;
      this.yearBefore = { restaurant, replay: orders };
    }
    if (this.stopped.has(`orderBook-${restaurant}`)) this.earned.delete(Number(restaurant));
    else if (orders) this.earned.set(Number(restaurant), (this.earned.get(Number(restaurant)) ?? 0) + orders.earned);
    return wrong;
  }

  private async tell(stream: string, replay: Replay | null): Promise<string | null> {
    let next = 0;
    for await (const page of this.log.pages(stream, { from: 0 })) {
      for (const event of page) {
        if (event.position > this.upTo) return null;
        const found =
          event.revision === next ? await this.judged(event, replay) : { stop: `event ${next}, is missing in the log` };
        if (found && 'wrong' in found) return `event ${event.revision} (${event.type}): ${found.wrong}`;
        if (found) return this.stop(stream, found.stop);
        next += 1;
        this.events += 1;
      }
      await this.onPage();
    }
    return null;
  }

  private async judged(event: LoggedEvent, replay: Replay | null): Promise<Finding | null> {
    const name = `event ${event.revision} (${event.type})`;
    try {
      const wrong = await replay?.tell(event);
      return wrong ? { wrong } : null;
    } catch (error) {
      if (isUnreadable(error)) return { stop: `${name}, is damaged in the log` };
      if (error instanceof UnknownFact) return { stop: `${name}, is not known to this version` };
      throw error;
    }
  }

  private stop(stream: string, why: string): null {
    this.stops.push(`${stream}, ${why}`);
    this.stopped.add(stream.split('-', 2).join('-'));
    return null;
  }

  private orderBook(stream: string, restaurant: string): OrderBookReplay {
    const before = this.yearBefore?.restaurant === restaurant ? this.yearBefore.replay : null;
    const factAt = async (revision: number) => {
      const [event] = (await this.log.read(stream, { from: revision, maxCount: 1 })) as LoggedEvent<OrderBookEvent>[];
      return event ?? null;
    };
    return new OrderBookReplay(factAt, before?.carried ?? NOTHING_BEFORE, before?.answered);
  }
}
