import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import type { AddStationRequest, PrintTicketRequest, StationRequest } from '@sae/domain/kitchen/station.dto';
import type { Deleted } from '@sae/domain/kernel';
import type { TicketView, WaitingTicket } from '@sae/domain/ordering';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export const kitchenVerbs = {
  orderTickets: ({ id }: { id: number }) => api.get<readonly TicketView[]>('/orders/{id}/tickets', { path: { id } }),
  stations: () => api.get<readonly StationView[]>('/stations'),
  stationTickets: ({ id }: { id: number }) =>
    api.get<readonly WaitingTicket[]>('/stations/{id}/tickets', { path: { id } }),
  missedTickets: ({ id }: { id: number }) =>
    api.get<readonly MissedTickets[]>('/stations/{id}/missed', { path: { id } }),
  addStation: (body: AddStationRequest, { key }: Intent) => api.post<StationView>('/stations', { body, key }),
  changeStation: ({ id, ...body }: StationRequest & { id: number }, { key }: Intent) =>
    api.put<StationView>('/stations/{id}', { path: { id }, body, key }),
  removeStation: ({ id }: { id: number }, { key }: Intent) =>
    api.delete<Deleted>('/stations/{id}', { path: { id }, key }),
  printTicket: (body: PrintTicketRequest, { key }: Intent) => api.post<TicketView>('/tickets/print', { body, key }),
};
