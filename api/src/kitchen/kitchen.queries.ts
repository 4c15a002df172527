import { missedAt, stationIn, stationsBook, toPrintAt } from '@sae/domain/kitchen';
import { StationsReader } from '@sae/projections/models/stations';
import { query } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { OrderBooks } from '../ordering/order-books.js';

/** Where kitchen tickets print, as JSON text. */
export const stationList = query([StationsReader], (stations) => stations.all.bind(stations));

/** What a station has to print. */
export const ticketsAtStation = query(
  [Decisions, OrderBooks, Clock],
  (decisions, books, clock) => async (restaurantId: number, stationId: number) => {
    const station = stationIn(await decisions.state(stationsBook, String(restaurantId)), stationId);
    const { state } = await books.current(restaurantId);
    return toPrintAt(station, state.waiting, clock.now());
  },
);

/** What a station was to print, and did not while it could. */
export const missedAtStation = query(
  [Decisions, OrderBooks, Clock],
  (decisions, books, clock) => async (restaurantId: number, stationId: number) => {
    const station = stationIn(await decisions.state(stationsBook, String(restaurantId)), stationId);
    const { state: current, year } = await books.current(restaurantId);
    const lastYear = await books.stateIn(restaurantId, year - 1);
    return missedAt(station, { lastYear, current }, clock.now());
  },
);
