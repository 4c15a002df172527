import { UnknownFact, type Paise } from '@sae/domain/kernel';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { menuBook, menuCommandOf } from '@sae/domain/menu';
import { accountBook } from '@sae/domain/access';
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
  reviews: () => simpleReplay(reviewsBook, reviewsCommandOf),
  stations: () => simpleReplay(stationsBook, stationsCommandOf),
  tables: () => simpleReplay(tablesBook, tablesCommandOf),
};

/** Replays the books of a log up to a position, one after the other, a page in memory at a time. */
export class Books {
  books = 0;
  events = 0;
  bills = 0;
  /** What each restaurant's uncancelled bills add up to. */
  readonly earned = new Map<number, Paise>();
  /** Facts that this program does not know, each by name: their books are followed up to there. */
  readonly unknown: string[] = [];
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
      this.earned.set(Number(restaurant), (this.earned.get(Number(restaurant)) ?? 0) + orders.earned);
    }
    return wrong;
  }

  private async tell(stream: string, replay: Replay | null): Promise<string | null> {
    let next = 0;
    for await (const page of this.log.pages(stream, { from: 0 })) {
      for (const event of page) {
        if (event.position > this.upTo) return null;
        if (event.revision !== next) return `event ${next} is missing`;
        const wrong = await this.judged(event, replay);
        if (wrong instanceof UnknownFact) return null;
        if (wrong) return `event ${event.revision} (${event.type}): ${wrong}`;
        next += 1;
        this.events += 1;
      }
      await this.onPage();
    }
    return null;
  }

  private async judged(event: LoggedEvent, replay: Replay | null): Promise<string | UnknownFact | null> {
    try {
      return (await replay?.tell(event)) ?? null;
    } catch (error) {
      if (isUnreadable(error)) return 'what it said is damaged in the log';
      if (!(error instanceof UnknownFact)) throw error;
      this.unknown.push(`${event.stream}, event ${event.revision} (${event.type})`);
      this.stopped.add(event.stream.split('-', 2).join('-'));
      return error;
    }
  }

  private orderBook(stream: string, restaurant: string): OrderBookReplay {
    const before = this.yearBefore?.restaurant === restaurant ? this.yearBefore.replay.carried : NOTHING_BEFORE;
    return new OrderBookReplay(async (revision) => {
      const [event] = (await this.log.read(stream, { from: revision, maxCount: 1 })) as LoggedEvent<OrderBookEvent>[];
      return event ?? null;
    }, before);
  }
}
