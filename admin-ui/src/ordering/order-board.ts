import type { LivePush, OrderStatus, OrderView } from '@sae/domain/ordering';
import { answered, changed, missedIn, noOrders, pushed, removed, type Moment, type OrderLists } from './live-orders.js';
import { noticeOf } from './notices.js';

/** The order lists as they change while the page is open: what is heard and answered, in the order it comes. */
export class OrderBoard {
  private moment: Moment = 0;
  private hasLive = false;
  private state: OrderLists;
  private readonly listeners = new Set<() => void>();

  constructor(restaurantId: number) {
    this.state = noOrders(restaurantId);
  }

  readonly lists = (): OrderLists => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isPast = (id: number): boolean => this.state.known.get(id)?.order?.status === 'past';

  private become(state: OrderLists) {
    this.state = state;
    this.listeners.forEach((tell) => tell());
  }

  /** A question goes out now; its answer is given back with this moment. */
  ask = (): Moment => ++this.moment;

  /** Takes an answered list; says which live orders it brought that no push had told of. */
  answer(list: OrderStatus, { orders, askedAt, covers }: Answer): OrderView[] {
    const missed = list === 'live' && this.hasLive ? missedIn(this.state, orders) : [];
    this.hasLive ||= list === 'live';
    this.become(answered(this.state, { list, orders, askedAt, at: ++this.moment, covers }));
    return missed;
  }

  /** Takes a push; answers what it tells the staff, if that is new. */
  hear(push: LivePush): string | null {
    const notice = noticeOf(push, this.state);
    this.become(pushed(this.state, push, ++this.moment));
    return notice;
  }

  /** Takes the answers to this browser's own actions; the pushes that tell the same are then no news. */
  change = (orders: readonly OrderView[]) => this.become(changed(this.state, orders, ++this.moment));
  remove = (id: number) => this.become(removed(this.state, id, ++this.moment));
}

interface Answer {
  readonly orders: readonly OrderView[];
  readonly askedAt: Moment;
  readonly covers: (order: OrderView) => boolean;
}
