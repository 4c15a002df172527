import type { ListsAt, OrderHistory, ParkedEvent } from '@sae/domain/audit';
import type { IsoTime } from '@sae/domain/kernel';
import { api } from '../data/api.js';

export const auditVerbs = {
  orderHistory: ({ id }: { id: number }) => api.get<OrderHistory>('/orders/{id}/history', { path: { id } }),
  parkedEvents: () => api.get<readonly ParkedEvent[]>('/audit/parked'),
  listsAt: ({ time }: { time: IsoTime }) => api.get<ListsAt>('/orders/at', { query: { time } }),
};
