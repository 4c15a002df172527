import type { LivePush } from '@sae/domain/live';
import type { OrderStatus, OrderView } from '@sae/domain/ordering';
import {
  answered,
  changed,
  missedIn,
  noOrders,
  onlyLive,
  pushed,
  removed,
  type Moment,
  type OrderLists,
} from './live-orders.js';
import { noticeOf, polledNotice } from './notices.js';

/** What the board has to tell the staff. */
export interface News {
  readonly notice: string;
  /** The push that told it; null when it was found by asking. */
  readonly push: LivePush | null;
}

/** The order lists as they change while the back office is open: what is heard and answered, in the order it comes. */
export class OrderBoard {
  private moment: Moment = 0;
  private hasLive = false;
  private state: OrderLists;
  private readonly listeners = new Set<() => void>();
  private readonly readers = new Set<(news: News) => void>();

  constructor(restaurantId: number) {
    this.state = noOrders(restaurantId);
  }

  readonly lists = (): OrderLists => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly onNews = (reader: (news: News) => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  isPast = (id: number): boolean => this.state.known.get(id)?.order?.status === 'past';

  private become(state: OrderLists) {
    this.state = state;
    this.listeners.forEach((tell) => tell());
  }

  /** A question goes out now; its answer is given back with this moment. */
  ask = (): Moment => ++this.moment;

  /** Takes an answered list; live orders in it that no push had told of are news. */
  answer(list: OrderStatus, { orders, askedAt, covers }: Answer): void {
    const missed = list === 'live' && this.hasLive ? missedIn(this.state, orders) : [];
    this.hasLive ||= list === 'live';
    this.become(answered(this.state, { list, orders, askedAt, at: ++this.moment, covers }));
    missed.forEach((order) => this.tell({ notice: polledNotice(order), push: null }));
  }

  /** Takes a push; what it tells that was not known is news. */
  hear(push: LivePush): void {
    const notice = noticeOf(push, this.state);
    this.become(pushed(this.state, push, ++this.moment));
    if (notice) this.tell({ notice, push });
  }

  private tell(news: News) {
    this.readers.forEach((reader) => reader(news));
  }

  /** Takes the answers to this browser's own actions; the pushes that tell the same are then no news. */
  change = (orders: readonly OrderView[]) => this.become(changed(this.state, orders, ++this.moment));
  remove = (id: number) => this.become(removed(this.state, id, ++this.moment));

  /** For a page that asks for the other lists anew: of them only pushes had told, which may have missed some. */
  forgetAllButLive = () => this.become(onlyLive(this.state));
}

interface Answer {
  readonly orders: readonly OrderView[];
  readonly askedAt: Moment;
  readonly covers: (order: OrderView) => boolean;
}
