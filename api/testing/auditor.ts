import type { AuditEntry, HistoryEntry, ListsAt, OrderHistory } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import { expectStatus, TERMS, type Owner } from './verbs.js';

/** What an auditor of a restaurant asks, and what staff do that is worth asking about. */
export const auditorOf = (whose: () => Owner) => ({
  history: async (id: number): Promise<readonly HistoryEntry[]> => {
    const { body } = await whose().api.get(`/orders/${id}/history`).then(expectStatus(200));
    return (body as OrderHistory).entries;
  },
  listsAt: async (time: string, { api } = whose()) =>
    (await api.get(`/orders/at?time=${encodeURIComponent(time)}`).then(expectStatus(200))).body as ListsAt,
  audited: async (filter: object, range?: readonly number[], { api } = whose()) => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      ...(range ? { range: JSON.stringify(range) } : {}),
    });
    const { body, headers } = await api.get(`/audit?${query}`).then(expectStatus(200));
    return { entries: body as AuditEntry[], range: headers['content-range'] as string };
  },
  accept: (id: number) => whose().api.put(`/orders/${id}/recurring`).then(expectStatus(200)),
  complete: async (tableNo: number) =>
    (
      await whose()
        .api.post('/orders/complete', { tableNo, ...TERMS })
        .then(expectStatus(201))
    ).body as BillView,
});
