import { Injectable } from '@nestjs/common';
import { dayBounds, localDay, type IsoTime } from '@sae/domain/kernel';
import type { OpenOrder } from '@sae/domain/ordering';
import type { Place } from '@sae/projections/models/audit';
import { ListsSoFar } from '@sae/projections/models/lists-at';
import { Configuration } from '../kernel/configuration.js';
import { PastEvents } from '../kernel/decisions.js';
import type { Turns } from '../kernel/turns.js';
import { orderIn } from '../ordering/bills.js';
import { KnownPlaces } from './known-places.js';
import { LoggedBooks, type Fact } from './logged-books.js';

/** The lists as a book had left them, and the revision with which it goes on. */
interface Beginning {
  readonly lists: ListsSoFar;
  readonly from: number;
}

/** What stands before a revision of a year's book, in its order. */
const placesBefore = (revision: number, year: number, all: readonly (readonly number[])[]): readonly Place[] => {
  const earlier = new Set(all.flat().filter((one) => one < revision));
  return [...earlier].sort((one, other) => one - other).map((one) => ({ financialYear: year, revision: one }));
};

/** The lists as they stood, told by the log alone (docs/decisions/0103-the-past-by-index.md). */
@Injectable()
export class PastLists {
  constructor(
    private readonly books: LoggedBooks,
    private readonly places: KnownPlaces,
    private readonly pastEvents: PastEvents,
    private readonly configuration: Configuration,
  ) {}

  /** From the last morning that the read models know of; where they know none, from the beginning of the book. */
  async at(restaurantId: number, time: IsoTime, turns: Turns): Promise<ListsSoFar> {
    const years = await this.yearsAt(restaurantId, time);
    const morning = await this.onMorning(restaurantId, years[0] ?? 0, time, turns);
    return this.toldFrom(morning ?? this.nothingAt(restaurantId, time), restaurantId, years, time, turns);
  }

  /** From the beginning of the book. */
  async searched(restaurantId: number, time: IsoTime, turns: Turns): Promise<ListsSoFar> {
    const years = await this.yearsAt(restaurantId, time);
    return this.toldFrom(this.nothingAt(restaurantId, time), restaurantId, years, time, turns);
  }

  private async toldFrom(
    { lists, from }: Beginning,
    restaurantId: number,
    years: readonly number[],
    time: IsoTime,
    turns: Turns,
  ): Promise<ListsSoFar> {
    for (const [n, year] of years.entries())
      for await (const page of this.books.upTo(restaurantId, year, time, n === 0 ? from : 0)) {
        await turns.begin();
        for (const fact of page) {
          const unknown = lists.unknownIn(fact);
          if (unknown.length > 0) {
            await turns.end();
            for (const order of await this.toldBefore(fact, restaurantId, year, unknown)) lists.know(order);
            await turns.begin();
          }
          lists.tell(fact);
          await turns.pause();
        }
        await turns.end();
      }
    return lists;
  }

  /** What was open on the morning as the log tells it; null where it does not tell what the read models know. */
  private async onMorning(restaurantId: number, year: number, time: IsoTime, turns: Turns): Promise<Beginning | null> {
    const morning = await this.places.morning(restaurantId, year, time);
    if (!morning) return null;
    const { revision: from, id, orderIds } = morning;
    const { lists } = this.nothingAt(restaurantId, time);
    const places = placesBefore(from, year, await this.places.revisions(restaurantId, year, orderIds));
    let last: Fact | undefined;
    for await (const facts of this.books.at(restaurantId, [...places, { financialYear: year, revision: from }])) {
      await turns.begin();
      for (const { fact } of facts) {
        last = fact;
        if (fact.revision < from) lists.tell(fact);
        await turns.pause();
      }
      await turns.end();
    }
    return last?.id === id && lists.keepOnly(orderIds) ? { lists, from } : null;
  }

  /** Orders as they were last told whole before a fact of their book. */
  private async toldBefore(
    before: Fact,
    restaurantId: number,
    year: number,
    orderIds: readonly number[],
  ): Promise<OpenOrder[]> {
    const told = new Map<number, OpenOrder>();
    const known = await this.places.revisions(restaurantId, year, orderIds);
    // Models that do not know this fact yet may lack others before it.
    const reached = new Map(orderIds.map((orderId, n) => [orderId, known[n] ?? []]));
    for (const [orderId, revisions] of reached) if (!revisions.includes(before.revision)) reached.delete(orderId);
    const places = placesBefore(before.revision, year, [...reached.values()]);
    for await (const facts of this.books.at(restaurantId, places))
      for (const { fact } of facts)
        for (const orderId of reached.keys()) {
          const order = orderIn(orderId)(fact);
          if (order) told.set(orderId, order);
        }
    return Promise.all(
      orderIds.map(async (orderId) => told.get(orderId) ?? this.pastEvents.before(before, orderIn(orderId))),
    );
  }

  private nothingAt(restaurantId: number, time: IsoTime): Beginning {
    return { lists: new ListsSoFar(restaurantId, this.morningOf(time)), from: 0 };
  }

  private yearsAt(restaurantId: number, time: IsoTime): Promise<readonly number[]> {
    return this.books.standingAt(restaurantId, time, this.morningOf(time));
  }

  /** When the restaurants' day began. */
  private morningOf(time: IsoTime): IsoTime {
    const { timeZone } = this.configuration.values;
    return dayBounds(localDay(time, timeZone), timeZone).from;
  }
}
