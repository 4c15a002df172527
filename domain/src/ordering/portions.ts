import type { OrderItem } from '../billing/order-item.js';
import { Refusal, type Command } from '../kernel/index.js';
import { dishIsSoldOut } from '../menu/sold-out.js';
import { MAX_COUNTED, portionsText, type CountedDish, type Halves } from './counted-dish.js';
import type { OrderBookEvent } from './order-book.events.js';
import { opened, type OrderBook } from './order-book-state.js';

type Taken = Pick<OrderItem, 'itemId' | 'portion' | 'quantity'>;
type Counted = readonly CountedDish[];

/** `left` is null where nobody counts it any more. */
export type CountPortions = Command<'CountPortions'> & {
  readonly itemId: number;
  readonly name: string;
  readonly left: Halves | null;
};

const HALVES = { full: 2, half: 1 } as const;

const halvesOf = (items: readonly Taken[]): ReadonlyMap<number, Halves> => {
  const halves = new Map<number, Halves>();
  for (const { itemId, portion, quantity } of items)
    halves.set(itemId, (halves.get(itemId) ?? 0) + quantity * HALVES[portion]);
  return halves;
};

/** Without what these take, or with it again. */
const less = (counted: Counted, items: readonly Taken[], sign: 1 | -1): Counted => {
  if (counted.length === 0) return counted;
  const halves = halvesOf(items);
  if (!counted.some(({ itemId }) => halves.has(itemId))) return counted;
  return counted.map((dish) => ({ ...dish, left: dish.left - sign * (halves.get(dish.itemId) ?? 0) }));
};

/** In the order of their numbers, so that they are the same whoever was counted first. */
const recounted = (counted: Counted, { itemId, name, left }: Omit<CountPortions, 'type'>): Counted => {
  const others = counted.filter((dish) => dish.itemId !== itemId);
  return left === null ? others : [...others, { itemId, name, left }].sort((one, other) => one.itemId - other.itemId);
};

/**
 * What is left after a fact. Each portion ordered takes one, what is cancelled or deleted before it is billed gives it
 * back; whatever else becomes of an order, its portions were taken. `open` is the order as it was, while it was open.
 */
export const portionsAfter = (
  counted: Counted,
  { type, data }: OrderBookEvent,
  open: (orderId: number) => readonly Taken[] | undefined,
): Counted => {
  if (type === 'OrderPlaced') return less(counted, data.items, 1);
  if (type === 'LinesAdded') return less(counted, data.added, 1);
  if (type === 'LineCancelled') return less(counted, [data.cancelled], -1);
  if (type === 'OrderDeleted') return less(counted, open(data.orderId) ?? [], -1);
  if (type === 'PortionsCounted') return recounted(counted, data);
  return type === 'BookOpened' ? (data.counted ?? counted) : counted;
};

/** @throws Refusal where fewer are left than are wanted. */
export const refuseBeyondLeft = ({ counted }: OrderBook, items: readonly OrderItem[]): void => {
  if (counted.length === 0) return;
  const wanted = halvesOf(items);
  for (const { itemId, left } of counted) {
    if ((wanted.get(itemId) ?? 0) <= left) continue;
    const { name = '' } = items.find((item) => item.itemId === itemId) ?? {};
    throw left === 0
      ? dishIsSoldOut(name)
      : new Refusal('conflict', 'menu-item/too-few-left', `Only ${portionsText(left)} of ${name} left`);
  }
};

export const countPortions = ({ itemId, name, left }: CountPortions, book: OrderBook): OrderBookEvent[] => {
  const { counted } = opened(book);
  const known = counted.find((dish) => dish.itemId === itemId);
  if ((known?.left ?? null) === left) return [];
  if (!known && counted.length >= MAX_COUNTED)
    throw new Refusal('conflict', 'portions/too-many', `At most ${MAX_COUNTED} dishes can be counted at once`);
  return [{ type: 'PortionsCounted', data: { itemId, name, left } }];
};
