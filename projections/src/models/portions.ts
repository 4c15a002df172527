import {
  BILL_EVENTS,
  BOOK_EVENTS,
  DAY_EVENTS,
  PAYMENT_EVENTS,
  portionsAfter,
  portionsView,
  type CountedDish,
  type OrderBookEvent,
  type OrderView,
  type PortionsView,
} from '@sae/domain/ordering';
import { projection, push, put, restaurantChanged, type Change, type Fact, type Found } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';
import { orderKey } from './shown-orders.js';

/** The dishes that are counted, and how many portions are left of each. */
export const portionsKey = (restaurantId: number): string => `${restaurantId}:portions`;

type Counted = readonly CountedDish[];

const counted = ({ restaurantId }: Fact, found: Found): Counted => found<Counted>(portionsKey(restaurantId)) ?? [];

const soldOut = (dishes: Counted): string => dishes.flatMap(({ itemId, left }) => (left === 0 ? [itemId] : [])).join();

/** An order's lines as long as it was not billed. */
const openLines =
  ({ restaurantId }: Fact, found: Found) =>
  (orderId: number) => {
    const order = found<OrderView>(orderKey(restaurantId, orderId));
    return order?.status === 'past' ? undefined : order?.items.map(({ id: itemId, ...line }) => ({ itemId, ...line }));
  };

/** Staff see each number; guests, whether there is any. */
const told =
  <T extends OrderBookEvent['type']>(type: T) =>
  (data: Extract<OrderBookEvent, { type: T }>['data'], fact: Fact, _: unknown, found: Found): readonly Change[] => {
    const { restaurantId } = fact;
    const before = counted(fact, found);
    const after = portionsAfter(before, { type, data } as unknown as OrderBookEvent, openLines(fact, found));
    if (after === before) return [];
    return [
      put(portionsKey(restaurantId), after),
      push({ name: 'portionsChanged', restaurantId, payload: { restaurantId } }),
      ...(soldOut(before) === soldOut(after) ? [] : [restaurantChanged(restaurantId)]),
    ];
  };

const itself = (_: object, { restaurantId }: Fact) => [portionsKey(restaurantId)];

/** What is left of the dishes that are counted. It asks how an order stood before it was deleted. */
export const portions = projection('orderBook', {
  ignores: [
    ...BOOK_EVENTS,
    ...['OrderAccepted', 'OrderReopened', 'OrderMoved', 'NoteChanged', 'OrderSplit', 'TicketIssued', 'TicketPrinted'],
    ...BILL_EVENTS,
    ...DAY_EVENTS,
    ...PAYMENT_EVENTS,
  ] as const,
  on: {
    OrderPlaced: told('OrderPlaced'),
    LinesAdded: told('LinesAdded'),
    LineCancelled: told('LineCancelled'),
    OrderDeleted: told('OrderDeleted'),
    PortionsCounted: told('PortionsCounted'),
  },
  reads: {
    OrderPlaced: itself,
    LinesAdded: itself,
    LineCancelled: itself,
    OrderDeleted: ({ orderId }, { restaurantId }) => [portionsKey(restaurantId), orderKey(restaurantId, orderId)],
    PortionsCounted: itself,
  },
});

export class PortionsReader extends readerOf('orderBook') {
  /** Of the dishes that are counted, by id. @throws Refusal while the read models are built. */
  async left(restaurantId: number): Promise<readonly PortionsView[]> {
    const dishes = (await this.models.document<Counted>(portionsKey(restaurantId))) ?? [];
    return dishes.map(({ itemId, left }) => portionsView(itemId, left));
  }
}
