import type { GuestPaymentView } from '@sae/domain/guests';
import type { BillPaymentView, CurrentDay } from '@sae/domain/ordering';
import type { GiveBackRequest } from '@sae/domain/ordering/day.dto';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

/** A bill is named by any order on it. */
export const paymentVerbs = {
  billPayment: ({ id }: { id: number }) => api.get<BillPaymentView>('/orders/{id}/payment', { path: { id } }),
  upiCode: ({ id, amount }: { id: number; amount?: number }) =>
    api.get<GuestPaymentView>('/orders/{id}/upi-code', {
      path: { id },
      query: { amount: amount === undefined ? undefined : String(amount) },
    }),
  takeTender: ({ id, tender }: { id: number; tender: TakeTenderRequest }, { key }: Intent) =>
    api.post<BillPaymentView>('/orders/{id}/tenders', { path: { id }, body: tender, key }),
  undoTender: ({ id, tenderId }: { id: number; tenderId: number }, { key, reason }: Intent) =>
    api.delete<BillPaymentView>('/orders/{id}/tenders/{tenderId}', { path: { id, tenderId }, query: { reason }, key }),
  giveBack: ({ backId, kind }: { backId: number } & GiveBackRequest, { key }: Intent) =>
    api.post<CurrentDay>('/days/given-back/{id}', { path: { id: backId }, body: { kind }, key }),
};
