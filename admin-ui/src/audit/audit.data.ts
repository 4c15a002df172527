import type { IsoTime } from '@sae/domain/kernel';
import { api } from '../data/api.js';

export const auditVerbs = {
  orderHistory: ({ id }: { id: number }) => api.get('/orders/{id}/history', { path: { id } }),
  parkedEvents: () => api.get('/audit/parked'),
  listsAt: ({ time }: { time: IsoTime }) => api.get('/orders/at', { query: { time } }),
};
