import { Injectable } from '@nestjs/common';
import {
  openOrderView,
  orderAfter,
  ticketViews,
  priceItems,
  toldOrders,
  type ChangedOrder,
  type OnDay,
  type OpenOrder,
  type OrderBookCommand,
  type OrderView,
  type TakenAt,
} from '@sae/domain/ordering';
import type { AddLinesRequest } from '@sae/domain/ordering/change-order.dto';
import type { OrderItem } from '@sae/domain/billing';
import { isGuest } from '@sae/domain/kernel';
import { closedAt, weekTime } from '@sae/domain/menu';
import type { RequestContext } from '@sae/platform/log';
import { MenuReader } from '@sae/projections/models/menu';
import { TrueModels } from '../http/true-models.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { OrderBooks, type OrdersDecided } from './order-books.js';

/** Where it is taken, and whether it is accepted at once. */
type Taking = TakenAt & { readonly accepted?: OnDay };

/** Where orders are taken at the menu's prices, whoever brings them. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly menu: MenuReader,
    private readonly books: OrderBooks,
    private readonly models: TrueModels,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** @throws Refusal */
  take(restaurantId: number, at: Taking, wanted: AddLinesRequest, by: RequestContext): Promise<OrdersDecided> {
    const { budget } = this.books;
    return this.priced(restaurantId, wanted, by, (items) => ({ type: 'PlaceOrder', ...at, items, budget }));
  }

  /** @throws Refusal */
  add(restaurantId: number, orderId: number, wanted: AddLinesRequest, by: RequestContext): Promise<OrdersDecided> {
    const { budget, today: day } = this.books;
    return this.priced(restaurantId, wanted, by, (items) => ({ type: 'AddLines', orderId, items, budget, day }));
  }

  /** The menu's hours are the guests': staff know what the kitchen can still make. */
  private async hoursFor(restaurantId: number, { actor }: RequestContext) {
    if (!isGuest(actor)) return {};
    const { hours } = await this.menu.hours(restaurantId);
    return { closed: closedAt(hours, weekTime(this.clock.now(), this.configuration.values.timeZone)) };
  }

  private async priced(
    restaurantId: number,
    wanted: AddLinesRequest,
    by: RequestContext,
    commandOf: (items: readonly OrderItem[]) => OrderBookCommand,
  ): Promise<OrdersDecided> {
    const ids = new Set(wanted.items.map(({ id }) => id));
    const price = async () => {
      const dishes = await this.menu.items(restaurantId, [...ids]);
      const groupIds = new Set([...dishes.values()].flatMap(({ optionGroupIds = [] }) => optionGroupIds));
      const groups = groupIds.size > 0 ? await this.menu.groups(restaurantId, [...groupIds]) : new Map();
      return priceItems(wanted, dishes, this.clock.now(), { groups, ...(await this.hoursFor(restaurantId, by)) });
    };
    let items: readonly OrderItem[];
    try {
      items = await price();
    } catch {
      // Refused at today's menu; but it may be repeated, and have been made at the menu of its time.
      const made = await this.books.made(restaurantId, by);
      if (made) return made;
      // A menu that lacks what was told a moment ago may refuse nothing.
      await this.models.require();
      items = await price();
    }
    return this.books.make(restaurantId, commandOf(items), by);
  }
}

/** An order as it was answered when it was taken or changed. */
export const toldView = (restaurantId: number, { events, year }: OrdersDecided): OrderView => {
  const event = events.at(-1);
  const order = events.reduce<OpenOrder | undefined>(
    (before, fact) => toldOrders(fact)[0] ?? (before && orderAfter(before, fact)),
    undefined,
  );
  if (!event || !order) throw new Error(`Expected an order, the decision made ${event?.type}`);
  return openOrderView(order, { restaurantId, financialYear: year, revision: event.revision });
};

/** Also of a request that is repeated: what counts is what was wished when it came first. */
export const isAccepted = ({ events }: OrdersDecided): boolean => events.some(({ type }) => type === 'OrderAccepted');

/** And what the kitchen is told of it. */
export const changedView = (restaurantId: number, decided: OrdersDecided): ChangedOrder => ({
  ...toldView(restaurantId, decided),
  tickets: ticketViews(decided.events),
});
