import { type Command, decider, type DomainEvent, inverse, type IsoTime, Refusal } from '../kernel/index.js';
import type { WaitingTicket } from '../ordering/kitchen-tickets.js';

/** Kitchen tickets print there: all of them, or the lines of these categories. */
export type StationAdded = DomainEvent<
  'StationAdded',
  { stationId: number; name: string; categories: readonly string[] | null }
>;
export type StationChanged = DomainEvent<
  'StationChanged',
  { stationId: number; name: string; categories: readonly string[] | null }
>;
export type StationRemoved = DomainEvent<'StationRemoved', { stationId: number }>;

export type StationsEvent = StationAdded | StationChanged | StationRemoved;

/** What a print station prints: all kitchen tickets, or their lines of these categories. */
export interface StationContent {
  readonly name: string;
  readonly categories: readonly string[] | null;
}

export type StationsCommand =
  | (Command<'AddStation'> & StationContent)
  | (Command<'ChangeStation'> & StationContent & { readonly stationId: number })
  | (Command<'RemoveStation'> & { readonly stationId: number });

export interface Station extends StationContent {
  readonly addedAt: IsoTime;
}

export interface Stations {
  readonly nextStationId: number;
  readonly stations: Readonly<Record<number, Station>>;
}

export const MAX_STATIONS = 20;

/** @throws Refusal where there is none. */
export const stationIn = ({ stations }: Stations, stationId: number): Station => {
  const station = stations[stationId];
  if (!station) throw new Refusal('not-found', 'station/not-found', 'Print station not found');
  return station;
};

const isSame = (one: StationContent, other: StationContent): boolean =>
  one.name === other.name && JSON.stringify(one.categories) === JSON.stringify(other.categories);

/** The book `stations-<restaurantId>`: where kitchen tickets print. */
export const stationsBook = decider<Stations, StationsCommand, StationsEvent>({
  category: 'stations',
  initial: { nextStationId: 1, stations: {} },
  on: {
    StationAdded: ({ stations }, { stationId, name, categories }, { at: addedAt }) => ({
      nextStationId: stationId + 1,
      stations: { ...stations, [stationId]: { name, categories, addedAt } },
    }),
    StationChanged: (book, { stationId, name, categories }) => ({
      ...book,
      stations: { ...book.stations, [stationId]: { ...stationIn(book, stationId), name, categories } },
    }),
    StationRemoved: (book, { stationId }) => {
      const { [stationId]: _removed, ...stations } = book.stations;
      return { ...book, stations };
    },
  },
  when: {
    AddStation: ({ name, categories }, { nextStationId: stationId, stations }) => {
      if (Object.keys(stations).length >= MAX_STATIONS)
        throw new Refusal('conflict', 'stations/full', `A restaurant can have at most ${MAX_STATIONS} print stations`);
      return [{ type: 'StationAdded', data: { stationId, name, categories } }];
    },
    ChangeStation: ({ stationId, name, categories }, book) =>
      isSame(stationIn(book, stationId), { name, categories })
        ? []
        : [{ type: 'StationChanged', data: { stationId, name, categories } }],
    RemoveStation: ({ stationId }, book) => {
      stationIn(book, stationId);
      return [{ type: 'StationRemoved', data: { stationId } }];
    },
  },
});

export const stationsCommandOf = inverse<StationsEvent, StationsCommand>({
  StationAdded: ({ name, categories }) => ({ type: 'AddStation', name, categories }),
  StationChanged: ({ stationId, name, categories }) => ({ type: 'ChangeStation', stationId, name, categories }),
  StationRemoved: ({ stationId }) => ({ type: 'RemoveStation', stationId }),
});

/** Does it print a line of these categories? */
export const printsSomeOf = ({ categories }: Pick<StationContent, 'categories'>, lines: readonly string[]): boolean =>
  lines.some((category) => categories?.includes(category) ?? true);

/** Those that no station prints. */
export const printedNowhere = (
  stations: readonly Pick<StationContent, 'categories'>[],
  categories: readonly string[],
): string[] => categories.filter((category) => !stations.some((station) => printsSomeOf(station, [category])));

/** What is older than this nobody cooks from a ticket that comes only now. */
const PRINTS_FOR_MS = 30 * 60_000;

/** The tickets that a station has to print, after it was away too: issued since there is this station, and not too old. */
export const toPrintAt = (station: Station, waiting: readonly WaitingTicket[], now: IsoTime): WaitingTicket[] =>
  waiting.filter(
    ({ issuedAt, categories }) =>
      issuedAt >= station.addedAt &&
      Date.parse(now) - Date.parse(issuedAt) <= PRINTS_FOR_MS &&
      printsSomeOf(station, categories),
  );

/** A print station as `GET /stations` lists it. */
export interface StationView extends StationContent {
  readonly id: number;
}
