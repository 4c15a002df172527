import type {
  GuestClaimView,
  GuestMenuItemView,
  GuestOrderView,
  GuestPaymentView,
  GuestTableView,
  SittingView,
} from '@sae/domain/guests';
import type { OrderItemView } from '@sae/domain/ordering';
import { request } from '../../data/http.js';

export interface GuestOrderRequest {
  readonly items: readonly OrderItemView[];
  readonly total: number;
}
export interface Opinion {
  readonly stars: number;
  readonly comment: string | null;
}

/** What a guest may ask and do; the scanned token is all there is to say who that is. */
export const guestApi = (token: string) => {
  const at = (path = '') => `/guests/${encodeURIComponent(token)}${path}`;
  const get = async <T>(path?: string) => (await request<T>(at(path), { anonymous: true })).json;
  const post = async <T>(path: string, body: object, key: string) =>
    (await request<T>(at(path), { method: 'POST', body, key, anonymous: true })).json;
  return {
    table: () => get<GuestTableView>(),
    menu: () => get<GuestMenuItemView[]>('/menu'),
    sitting: () => get<SittingView>('/sitting'),
    payment: () => get<GuestPaymentView>('/payment'),
    order: (order: GuestOrderRequest, key: string) => post<GuestOrderView>('/orders', order, key),
    claim: ({ amount, reference }: GuestPaymentView, key: string) =>
      post<GuestClaimView>('/payment-claims', { amount, reference }, key),
    review: (opinion: Opinion, key: string) => post<object>('/reviews', opinion, key),
  };
};

export type GuestApi = ReturnType<typeof guestApi>;
