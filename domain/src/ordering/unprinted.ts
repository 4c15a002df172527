import type { IsoTime, LocalDay } from '../kernel/index.js';
import { categoriesOf, isSameTicket, type WaitingTicket } from './kitchen-tickets.js';
import type { TicketIssued, TicketPrinted } from './order-book.events.js';

/** The latest so many wait however old they are: the book of a restaurant without a print station stays small. */
const LATEST = 100;
/** Nobody cooks from a ticket that comes later than this. */
export const PRINTS_FOR_MS = 30 * 60_000;
/** So many wait at most that are not too old. */
export const MOST_WAITING = 1_000;

/** Tickets one after the other that wait no longer, of which something is not printed: the last one's time, and the categories. */
export interface PassedOver {
  readonly day: LocalDay;
  readonly from: number;
  readonly to: number;
  readonly issuedAt: IsoTime;
  readonly categories: readonly string[];
}

/** Where hands print between the stations, so many rows are told apart. */
const MOST_ROWS = 20;

export interface Unprinted {
  /** The tickets that are not wholly printed, oldest first. */
  readonly waiting: readonly WaitingTicket[];
  /** Those before them. */
  readonly passedOver: readonly PassedOver[];
}

export const NOTHING_UNPRINTED: Unprinted = { waiting: [], passedOver: [] };

const rowOf = ({ day, ticketNo, issuedAt, categories }: WaitingTicket): PassedOver => ({
  ...{ day, from: ticketNo, to: ticketNo, issuedAt, categories },
});

const joined = (one: PassedOver, other: PassedOver): PassedOver => ({
  ...{ day: one.day, from: one.from, to: other.to, issuedAt: other.issuedAt },
  categories: [...new Set([...one.categories, ...other.categories])],
});

/** Tickets in rows of consecutive numbers. */
export const inRows = (rows: readonly PassedOver[], tickets: readonly WaitingTicket[]): readonly PassedOver[] =>
  tickets.reduce((before, ticket) => {
    const [last, row] = [before.at(-1), rowOf(ticket)];
    const isNext = last?.day === row.day && last.to + 1 === row.from;
    return last && isNext ? [...before.slice(0, -1), joined(last, row)] : [...before, row];
  }, rows);

/** The oldest two as one, or without the oldest where it is of a day before. */
const fewer = (rows: readonly PassedOver[]): readonly PassedOver[] => {
  const [first, second, ...others] = rows;
  if (!first || !second || rows.length <= MOST_ROWS) return rows;
  return [first.day === second.day ? joined(first, second) : second, ...others];
};

export const ticketIssued = (
  { waiting, passedOver }: Unprinted,
  { ticketNo, day, orderId, tableNo, lines }: TicketIssued['data'],
  issuedAt: IsoTime,
): Unprinted => {
  const all = [...waiting, { ticketNo, day, orderId, tableNo, categories: categoriesOf(lines), issuedAt }];
  const isOld = (ticket?: WaitingTicket) =>
    ticket !== undefined && Date.parse(issuedAt) - Date.parse(ticket.issuedAt) > PRINTS_FOR_MS;
  let gone = 0;
  while (all.length - gone > MOST_WAITING || (all.length - gone > LATEST && isOld(all[gone]))) gone += 1;
  return gone === 0
    ? { waiting: all, passedOver }
    : { waiting: all.slice(gone), passedOver: fewer(inRows(passedOver, all.slice(0, gone))) };
};

export const ticketPrinted = (waiting: Unprinted['waiting'], printed: TicketPrinted['data']): Unprinted['waiting'] =>
  waiting.flatMap((ticket) => {
    if (!isSameTicket(ticket, printed)) return [ticket];
    const left = ticket.categories.filter((category) => !printed.categories.includes(category));
    return left.length > 0 ? [{ ...ticket, categories: left }] : [];
  });
