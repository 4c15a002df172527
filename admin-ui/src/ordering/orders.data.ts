import type { BillView, CompleteTableRequest, RestaurantDetails } from '@sae/domain/billing';
import type { LocalDay } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { http, request } from '../data/http.js';
import type { Intent } from '../data/verb.js';
import type { OrderRequest } from './order-request.js';

export interface PastQuestion {
  /** Billed on this day, as the restaurant's calendar has it; the whole past when null. */
  readonly day: LocalDay | null;
  readonly offset: number;
  readonly limit: number;
}

export interface Page {
  readonly orders: readonly OrderView[];
  readonly total: number;
}

/** `orders 0-19/100` → 100. */
const totalIn = (headers: Headers): number => Number(headers.get('Content-Range')?.split('/').at(-1) ?? 0);

const pastOrders = async ({ day, offset, limit }: PastQuestion): Promise<Page> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(day ? { date: day } : {}),
    range: JSON.stringify([offset, offset + limit - 1]),
  });
  const { json, headers } = await request<OrderView[]>(`/orders/past?${query}`);
  return { orders: json, total: totalIn(headers) };
};

interface Submission {
  readonly isSubmitDisabled: boolean;
}

export const orderVerbs = {
  openOrders: ({ list }: { list: 'live' | 'recurring' }) => http.get<OrderView[]>(`/orders/${list}`),
  pastOrders,
  restaurantDetails: () => http.get<RestaurantDetails>('/orders/restaurant/details'),
  submission: ({ restaurantId }: { restaurantId: number }) =>
    http.get<Submission>(`/orders/submit-disabled?restaurantId=${restaurantId}`),
  orderMenu: ({ restaurantId }: { restaurantId: number }) =>
    http.get<MenuItemView[]>(`/menu?restaurantId=${restaurantId}`),

  /** The key is the cart's own, so that it outlives the page. */
  placeOrder: ({ order, key }: { order: OrderRequest; key: string }) =>
    http.post<OrderView>('/orders/admin', order, key),
  moveToRecurring: ({ id }: { id: number }, { key }: Intent) => http.put<OrderView>(`/orders/${id}/recurring`, {}, key),
  deleteOrder: ({ id }: { id: number }, { key }: Intent) => http.delete<{ id: number }>(`/orders/${id}`, key),
  completeTable: ({ settings }: { settings: CompleteTableRequest }, { key }: Intent) =>
    http.post<BillView & { orders: OrderView[] }>('/orders/complete', settings, key),
  reprintBill: ({ id }: { id: number }) => http.get<BillView>(`/orders/reprint/${id}`),
  toggleSubmission: (_: object, { key }: Intent) => http.put<Submission>('/orders/toggle-submit-disabled', {}, key),
};
