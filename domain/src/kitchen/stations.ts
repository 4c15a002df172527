import {
  type Command,
  decider,
  type DomainEvent,
  inverse,
  type IsoTime,
  type LocalDay,
  Refusal,
} from '../kernel/index.js';
import type { WaitingTicket } from '../ordering/kitchen-tickets.js';
import { inRows, PRINTS_FOR_MS, type Unprinted } from '../ordering/unprinted.js';

/** The tickets of the last half hour print there too, of before there was this station. */
interface CatchesUp {
  readonly catchesUp?: true;
}

/** Kitchen tickets print there: all of them, or the lines of these categories. */
export type StationAdded = DomainEvent<
  'StationAdded',
  { stationId: number; name: string; categories: readonly string[] | null } & CatchesUp
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
  | (Command<'AddStation'> & StationContent & CatchesUp)
  | (Command<'ChangeStation'> & StationContent & { readonly stationId: number })
  | (Command<'RemoveStation'> & { readonly stationId: number });

export interface Station extends StationContent {
  /** What it prints was issued since then. */
  readonly printsFrom: IsoTime;
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

const halfAnHourBefore = (at: IsoTime): IsoTime => new Date(Date.parse(at) - PRINTS_FOR_MS).toISOString();

/** The book `stations-<restaurantId>`: where kitchen tickets print. */
export const stationsBook = decider<Stations, StationsCommand, StationsEvent>({
  category: 'stations',
  initial: { nextStationId: 1, stations: {} },
  on: {
    StationAdded: ({ stations }, { stationId, name, categories, catchesUp }, { at }) => ({
      nextStationId: stationId + 1,
      stations: { ...stations, [stationId]: { name, categories, printsFrom: catchesUp ? halfAnHourBefore(at) : at } },
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
    AddStation: ({ name, categories, catchesUp }, { nextStationId: stationId, stations }) => {
      if (Object.keys(stations).length >= MAX_STATIONS)
        throw new Refusal('conflict', 'stations/full', `A restaurant can have at most ${MAX_STATIONS} print stations`);
      return [{ type: 'StationAdded', data: { stationId, name, categories, ...(catchesUp ? { catchesUp } : {}) } }];
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
  StationAdded: ({ stationId: _, ...content }) => ({ type: 'AddStation', ...content }),
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

const isIts = (station: Station, { issuedAt, categories }: Pick<WaitingTicket, 'issuedAt' | 'categories'>): boolean =>
  issuedAt >= station.printsFrom && printsSomeOf(station, categories);

const isWithin = (ms: number, { issuedAt }: Pick<WaitingTicket, 'issuedAt'>, now: IsoTime): boolean =>
  Date.parse(now) - Date.parse(issuedAt) <= ms;

/** The tickets that a station has to print, after it was away too: issued since there is this station, and not too old. */
export const toPrintAt = (station: Station, waiting: readonly WaitingTicket[], now: IsoTime): WaitingTicket[] =>
  waiting.filter((ticket) => isIts(station, ticket) && isWithin(PRINTS_FOR_MS, ticket, now));

/** So long a station says which tickets it did not print. */
const MISSED_FOR_MS = 24 * 60 * 60_000;

/** Tickets of a day, one after the other, of which a station did not print all that it was to. */
export interface MissedTickets {
  readonly day: LocalDay;
  readonly from: number;
  readonly to: number;
}

/** What a station did not print and does not print any more: it was away for too long, or over the year's turn. */
export const missedAt = (
  station: Station,
  { lastYear, current }: { readonly lastYear: Unprinted; readonly current: Unprinted },
  now: IsoTime,
): MissedTickets[] => {
  const isMissed = (tickets: Pick<WaitingTicket, 'issuedAt' | 'categories'>) =>
    isIts(station, tickets) && isWithin(MISSED_FOR_MS, tickets, now);
  const rows = [lastYear, current].flatMap((book) => {
    const late = book === lastYear ? book.waiting : book.waiting.filter((one) => !isWithin(PRINTS_FOR_MS, one, now));
    return inRows(book.passedOver.filter(isMissed), late.filter(isMissed));
  });
  return rows.map(({ day, from, to }) => ({ day, from, to }));
};

/** A print station as `GET /stations` lists it. */
export interface StationView extends StationContent {
  readonly id: number;
}
