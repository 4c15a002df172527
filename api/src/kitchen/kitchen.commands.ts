import { stationIn, stationsBook, type StationView } from '@sae/domain/kitchen';
import type { AddStationRequest, PrintTicketRequest, StationRequest } from '@sae/domain/kitchen/station.dto';
import { isSameTicket, partOfTicket, ticketView, type OrderBookEvent, type TicketView } from '@sae/domain/ordering';
import type { LoggedEvent, RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Decisions, findEvent, PastEvents } from '../kernel/decisions.js';
import { OrderBooks } from '../ordering/order-books.js';

const contentOf = ({ name, categories }: StationRequest) => ({ name, categories: categories ?? null });

/** Kitchen tickets print there from now on. */
export const addStation = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, request: AddStationRequest, by: RequestContext): Promise<StationView> => {
      const catching = request.catchesUp ? ({ catchesUp: true } as const) : {};
      const add = { type: 'AddStation', ...contentOf(request), ...catching } as const;
      const { events } = await decisions.make(stationsBook, String(restaurantId), add, by);
      return { id: findEvent(events, 'StationAdded').data.stationId, ...contentOf(request) };
    },
);

export const changeStation = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, id: number, request: StationRequest, by: RequestContext): Promise<StationView> => {
      const change = { type: 'ChangeStation', stationId: id, ...contentOf(request) } as const;
      await decisions.make(stationsBook, String(restaurantId), change, by);
      return { id, ...contentOf(request) };
    },
);

/** Nothing prints there any more. */
export const removeStation = command(
  [Decisions],
  (decisions) => async (restaurantId: number, stationId: number, by: RequestContext) => {
    await decisions.make(stationsBook, String(restaurantId), { type: 'RemoveStation', stationId }, by);
    return { id: stationId };
  },
);

const ticketIn =
  (ticket: Pick<TicketView, 'day' | 'ticketNo'>) =>
  (logged: LoggedEvent): TicketView | undefined => {
    const event = logged as LoggedEvent<OrderBookEvent>;
    const isIt = event.type === 'TicketIssued' && isSameTicket(event.data, ticket);
    return isIt ? ticketView(event.data, event) : undefined;
  };

/** Claims a ticket, or what of it a station prints; answers what is to be printed of it. */
export const printTicket = command([Decisions, OrderBooks, PastEvents], (decisions, books, pastEvents) => {
  const wished = async (restaurantId: number, { day, ticketNo, stationId }: PrintTicketRequest) => {
    const ticket = { type: 'PrintTicket', day, ticketNo } as const;
    if (!stationId) return { ...ticket, station: null, categories: null };
    const { name, categories } = stationIn(await decisions.state(stationsBook, String(restaurantId)), stationId);
    return { ...ticket, station: { id: stationId, name }, categories };
  };
  return async (restaurantId: number, request: PrintTicketRequest, by: RequestContext): Promise<TicketView> => {
    // Repeated, it is answered as it was, though the station may be no more.
    const made = await books.made(restaurantId, by);
    const { events } = made ?? (await books.make(restaurantId, await wished(restaurantId, request), by));
    const claimed = findEvent(events, 'TicketPrinted');
    return partOfTicket(await pastEvents.before(claimed, ticketIn(claimed.data)), claimed.data.categories);
  };
});
