import type { ListsAt, OrderHistory, ParkedEvent } from '@sae/domain/audit';
import type { IsoTime } from '@sae/domain/kernel';
import type { DishHistory, MenuAt } from '@sae/domain/menu';
import { api } from '../data/api.js';

export const auditVerbs = {
  orderHistory: ({ id }: { id: number }) => api.get<OrderHistory>('/orders/{id}/history', { path: { id } }),
  parkedEvents: () => api.get<readonly ParkedEvent[]>('/audit/parked'),
  menuAt: ({ time }: { time: IsoTime }) => api.get<MenuAt>('/menu/at', { query: { time } }),
  dishHistory: ({ id }: { id: number }) => api.get<DishHistory>('/menu/{id}/history', { path: { id } }),
  listsAt: ({ time }: { time: IsoTime }) => api.get<ListsAt>('/orders/at', { query: { time } }),
};
