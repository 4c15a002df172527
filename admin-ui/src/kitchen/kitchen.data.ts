import type { TicketView } from '@sae/domain/ordering';
import { api } from '../data/api.js';

export const kitchenVerbs = {
  orderTickets: ({ id }: { id: number }) => api.get<readonly TicketView[]>('/orders/{id}/tickets', { path: { id } }),
};
