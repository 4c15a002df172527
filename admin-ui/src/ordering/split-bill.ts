import { lineKey, shareOut } from '@sae/domain/billing';
import { paiseOf, toPaise, toRupees, type Rupees } from '@sae/domain/kernel';
import type { OrderItemView, OrderView } from '@sae/domain/ordering';
import type { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import { contentOf, together } from '../orders/changed-lines.js';
import { sumOf } from './order-lines.js';

/** How a table is split. */
export const WAYS = { dishes: 'By dishes', orders: 'By orders', shares: 'Equal shares' } as const;
export type Way = keyof typeof WAYS;

/** So many may share a bill. */
export const SHARES = { least: 2, most: 20 } as const;

/** What was chosen in each way. */
export interface SplitChoice {
  readonly way: Way;
  readonly orderIds: readonly number[];
  /** Of each line, by its key. */
  readonly taken: Readonly<Record<string, number>>;
  readonly shares: number;
}

export const NOTHING: SplitChoice = { way: 'dishes', orderIds: [], taken: {}, shares: SHARES.least };

/** A line of an order at the table; lines that say the same are one. */
export interface TableLine {
  readonly key: string;
  readonly orderId: number;
  readonly item: OrderItemView;
}

export const linesOf = (orders: readonly OrderView[]): TableLine[] =>
  orders.flatMap(({ id: orderId, items }) =>
    together(items).map((item) => ({ key: `${orderId} ${lineKey(item)}`, orderId, item })),
  );

/** What is billed now, as orders, and what stays of the table; what is asked of the server for that. */
export interface SplitPart {
  readonly billed: readonly OrderView[];
  readonly stay: readonly OrderView[];
  readonly request: Pick<CompletePartRequest, 'orderIds' | 'lines'>;
}

const less = (order: OrderView, items: readonly OrderItemView[]): OrderView => ({
  ...order,
  total: toRupees(toPaise(order.total) - toPaise(sumOf(items))),
});

const byDishes = (orders: readonly OrderView[], taken: SplitChoice['taken']): SplitPart => {
  // Others may have cancelled some meanwhile.
  const lines = linesOf(orders).map(({ key, orderId, item }) => ({
    orderId,
    item: { ...item, quantity: Math.min(taken[key] ?? 0, item.quantity) },
  }));
  const chosen = lines.filter(({ item }) => item.quantity > 0);
  const itemsOf = (id: number) => chosen.filter(({ orderId }) => orderId === id).map(({ item }) => item);
  const parts = orders.map((order) => ({ order, items: itemsOf(order.id) }));
  return {
    billed: parts.flatMap(({ order, items }) =>
      items.length > 0 ? [{ ...order, items, total: sumOf(items), paid: undefined }] : [],
    ),
    stay: parts.map(({ order, items }) => less(order, items)).filter(({ total }) => total > 0),
    request: {
      lines: chosen.map(({ orderId, item }) => ({ orderId, ...contentOf(item), quantity: item.quantity })),
    },
  };
};

export const partOf = (orders: readonly OrderView[], { way, orderIds, taken }: SplitChoice): SplitPart => {
  if (way === 'dishes') return byDishes(orders, taken);
  if (way === 'shares') return { billed: orders, stay: [], request: {} };
  const billed = orders.filter(({ id }) => orderIds.includes(id));
  const stay = orders.filter(({ id }) => !orderIds.includes(id));
  return { billed, stay, request: { orderIds: billed.map(({ id }) => id) } };
};

const totalOf = (orders: readonly OrderView[]) => paiseOf(orders.map(({ total }) => total));

/** The service charge as it was typed, shared by what the dishes come to: now, and what is left for the rest. */
export const chargeOf = (
  typed: string,
  { billed, stay }: SplitPart,
): { readonly now: string; readonly left: string } => {
  const paise = toPaise(Number(typed));
  if (typed.trim() === '' || !Number.isSafeInteger(paise) || paise <= 0) return { now: typed, left: typed };
  const [now, left] = shareOut(paise, [totalOf(billed), totalOf(stay)]).map((share) => String(toRupees(share)));
  return { now: now ?? typed, left: left ?? '' };
};

/** Equal shares in words: `1 × ₹33.34, 2 × ₹33.33`, the larger first. */
export const sharesText = (shares: readonly Rupees[], text: (rupees: Rupees) => string): string =>
  [...new Set(shares)].map((share) => `${shares.filter((one) => one === share).length} × ${text(share)}`).join(', ');
