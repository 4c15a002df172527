import type {
  GuestClaimView,
  GuestMenuItemView,
  GuestOrderView,
  GuestPaymentView,
  GuestTableView,
  MovedTableView,
  SittingView,
} from '@sae/domain/guests';
import type { OptionGroupView } from '@sae/domain/menu';
import type { ReviewView } from '@sae/domain/reviews';
import { ApiError } from '../../data/api-error.js';
import { api } from '../../data/api.js';
import { hasOptions, withOptions, type WithOptions } from '../../ordering/dish-options.js';
import type { orderOf } from '../../ordering/order-lines.js';

/** A dish of the menu, with what may be chosen of it, and whether this is none of its hours. */
export type GuestDish = GuestMenuItemView & WithOptions & { readonly isClosed?: boolean };
export type GuestOrderRequest = ReturnType<typeof orderOf>;
export type Opinion = Pick<ReviewView, 'stars' | 'comment'>;

/** What a guest may ask and do; the scanned token is all there is to say who that is. */
export const guestApi = (token: string) => {
  const guest = { path: { token }, anonymous: true } as const;
  return {
    table: () => api.get<GuestTableView>('/guests/{token}', guest),
    /** What may be chosen of dishes is asked for where something may. */
    menu: async (): Promise<readonly GuestDish[]> => {
      const dishes = await api.get<readonly GuestMenuItemView[]>('/guests/{token}/menu', guest);
      if (!hasOptions(dishes)) return dishes;
      return withOptions(dishes, await api.get<readonly OptionGroupView[]>('/guests/{token}/option-groups', guest));
    },
    /** Where the orders of the sitting are that this pass is of. */
    moved: (pass: string) => api.get<MovedTableView>('/guests/{token}/moved', { ...guest, query: { pass } }),
    sitting: () => api.get<SittingView>('/guests/{token}/sitting', guest),
    payment: () => api.get<GuestPaymentView>('/guests/{token}/payment', guest),
    order: (body: GuestOrderRequest, key: string) =>
      api.post<GuestOrderView>('/guests/{token}/orders', { ...guest, body, key }),
    claim: ({ amount, reference }: GuestPaymentView, key: string) =>
      api.post<GuestClaimView>('/guests/{token}/payment-claims', { ...guest, body: { amount, reference }, key }),
    review: (body: Opinion, key: string) => api.post<ReviewView>('/guests/{token}/reviews', { ...guest, body, key }),
  };
};

export type GuestApi = ReturnType<typeof guestApi>;

export const isCodeGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'table/code-not-valid';
