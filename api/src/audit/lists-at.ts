import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListsSoFar, type ListsAt as Lists } from '@sae/domain/audit';
import { dayBounds, localDay, Refusal, type IsoTime } from '@sae/domain/kernel';
import { toldOrders } from '@sae/domain/ordering';
import { Clock } from '../clock.js';
import { Settings } from '../settings.js';
import { LoggedBooks, type Fact } from './logged-books.js';

/** The lists as they stood at a moment, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export class ListsAt extends Query<Lists> {
  constructor(
    readonly restaurantId: number,
    readonly time: IsoTime,
  ) {
    super();
  }
}

@QueryHandler(ListsAt)
export class ListsAtHandler implements IQueryHandler<ListsAt> {
  constructor(
    private readonly books: LoggedBooks,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async execute({ restaurantId, time }: ListsAt): Promise<Lists> {
    if (time > this.clock.now()) throw new Refusal('invalid', 'request/future', 'time must not be in the future');
    const zone = this.settings.config.timeZone;
    const { from: morning } = dayBounds(localDay(time, zone), zone);
    const lists = new ListsSoFar(morning);
    for (const year of await this.books.standingAt(restaurantId, time, morning))
      await this.tell(lists, restaurantId, year, time);
    return lists.at(time);
  }

  /** Up to the first fact after that time, so that what was decided together is seen together. */
  private async tell(lists: ListsSoFar, restaurantId: number, financialYear: number, time: IsoTime): Promise<void> {
    for await (const page of this.books.pages(restaurantId, financialYear))
      for (const event of page) {
        if (event.at > time) return;
        for (const orderId of lists.unknownIn(event)) await this.know(lists, restaurantId, orderId);
        lists.tell(event, { restaurantId, financialYear });
      }
  }

  /** Billed before that day, and again on it. */
  private async know(lists: ListsSoFar, restaurantId: number, orderId: number): Promise<void> {
    const placed = await this.books.placed(restaurantId, orderId);
    if (!placed) throw new Error(`Order ${orderId} of ${restaurantId} is billed, but was never placed`);
    const { year, revision } = placed;
    const { value: page } = await this.books.pages(restaurantId, year, revision).next();
    const [order] = toldOrders((page as Fact[])[0] as Fact);
    if (order) lists.know(order, { restaurantId, financialYear: year, revision });
  }
}
