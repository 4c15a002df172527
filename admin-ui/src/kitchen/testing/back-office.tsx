import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import type { AddStationRequest, PrintTicketRequest } from '@sae/domain/kitchen/station.dto';
import { withPrint, type TicketView, type WaitingTicket } from '@sae/domain/ordering';
import { FakeLive } from '../../../testing/fake-live.js';
import { renderPage } from '../../../testing/render.js';
import { owner } from '../../../testing/users.js';
import { ApiError } from '../../data/api-error.js';
import type { Intent } from '../../data/verbs.js';
import { orderProvider } from '../../ordering/testing/provider.js';
import { server } from '../../ordering/testing/server.js';
import { BackOfficeLayout } from '../../shell/BackOfficeLayout.js';
import { KitchenPrinting } from '../KitchenPrinting.js';

export const kitchen: StationView = { id: 1, name: 'Kitchen', categories: null };
export const day = '2026-11-21';
export const ticketNo = (no: number): TicketView => ({
  ...{ ticketNo: no, day, orderId: 1, tableNo: 4, kind: 'NEW', issuedAt: '2026-11-21T06:30:00.000Z', printed: [] },
  items: [{ id: 1, name: 'Curry', category: 'Curries', isVeg: true, quantity: 2, portion: 'full' }],
});
export const byKitchen = (ticket: TicketView, categories = ['Curries']) => ({
  ...withPrint(ticket, { ...ticket, station: { id: 1, name: 'Kitchen' }, categories }, ticket.issuedAt),
  restaurantId: owner.id,
});
export const tooMany = new ApiError(429, 'restaurant/too-many', 'Too many requests.');
export const tooLate = new ApiError(409, 'ticket/not-waiting', 'Ticket 7 is printed already, or too old.');

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Claims that fail with this once, and then are answered with the ticket. */
export const failsOnce = (error: ApiError, ticket: TicketView) =>
  jest
    .fn<(request: PrintTicketRequest, intent: Intent) => Promise<TicketView>>()
    .mockRejectedValueOnce(error)
    .mockResolvedValue(ticket);

/** A page on which a guest's order waits, in a restaurant with these stations. */
export const backOffice = async (stations: readonly StationView[], changes: object = {}) => {
  const book = server(owner.id);
  book.place(4, 'guest');
  const live = new FakeLive();
  const provider = {
    ...orderProvider(book),
    stations: jest.fn(() => Promise.resolve(stations)),
    stationTickets: jest.fn((): Promise<readonly WaitingTicket[]> => Promise.resolve([])),
    missedTickets: jest.fn((): Promise<readonly MissedTickets[]> => Promise.resolve([])),
    printTicket: jest.fn(({ ticketNo: no }: PrintTicketRequest, _: Intent) => Promise.resolve(ticketNo(no))),
    addStation: jest.fn(({ catchesUp: _, ...request }: AddStationRequest) =>
      Promise.resolve({ id: 3, categories: null, ...request }),
    ),
    removeStation: jest.fn(({ id }: { id: number }) => Promise.resolve({ id })),
    getList: jest.fn(() => Promise.resolve({ data: [], total: 0 })),
    ...changes,
  };
  const page = renderPage(
    <BackOfficeLayout>
      <KitchenPrinting />
    </BackOfficeLayout>,
    { provider, live, at: '/menu' },
  );
  await pass(100);
  return { ...page, book, live, provider };
};
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
