import { TENDER_KINDS, type TenderKind } from '../billing/paid.js';
import { MONEY_KINDS, NO_TAKINGS, isNothing, takenTogether, type Takings } from '../billing/takings.js';
import { entryOf, Refusal, summed, valuesOf, type Command, type Paise } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { MOST_TOLD } from './day.js';
import { peopleTold } from './day-people.js';
import type { ByKind, Day, DaySheet, Unpaid } from './day.events.js';
import { opened, openOrders, type OrderBook } from './order-book-state.js';
import type { OrderBookEvent } from './order-book.events.js';

/** What the books of the years before tell of the day, as they were read with the wish. */
export interface OfYearsBefore {
  /** What came for bills of the year before since its book was closed. */
  readonly late?: Takings;
  /** What came on the day for bills of years before that one, where it has run on over 31 March. */
  readonly lateBefore?: Takings;
  readonly unpaidBefore?: Unpaid;
}

export type DayCommand =
  | (Command<'OpenDay'> & Pick<OfYearsBefore, 'late'> & { readonly openingCash: Paise })
  | (Command<'MoveCash'> & { readonly amount: Paise; readonly reason: string })
  | (Command<'CloseDay'> &
      OfYearsBefore & {
        readonly counted: ByKind;
        readonly left: Paise;
        /** What was looked at; null where nobody says. */
        readonly seen: { readonly dayNo: number; readonly figures: string } | null;
        /** Those closed before 27 November 2026 did not tell who did what. */
        readonly isWithoutPeople?: boolean;
      });

type CommandOf<T extends DayCommand['type']> = Extract<DayCommand, { type: T }>;
type Decided = readonly OrderBookEvent[];

const conflict = (reason: string, sentence: string) => new Refusal('conflict', `day/${reason}`, sentence);

const byKind = (of: (kind: TenderKind) => Paise): ByKind =>
  Object.fromEntries(TENDER_KINDS.map((kind) => [kind, of(kind)])) as Record<TenderKind, Paise>;

/** Tips by card and UPI come with the payment, those in cash stay with the staff. */
const expectedOf = ({ openingCash, moves }: Day, { by, tips }: Takings): ByKind =>
  byKind((kind) => {
    const beside = kind === 'cash' ? openingCash + summed(moves.map(({ amount }) => amount)) : (tips[kind] ?? 0);
    return (by[kind] ?? 0) + beside;
  });

const listedUnpaid = (bills: Unpaid['listed']): Unpaid['listed'] =>
  [...bills].sort((one, other) => (one.billNo < other.billNo ? -1 : 1)).slice(0, MOST_TOLD);

const unpaidOf = ({ past }: OrderBook, { billed }: Day): Unpaid => {
  const unpaid = valuesOf(billed).flatMap((orderId) => {
    const ref = entryOf(past, orderId);
    const left = ref ? ref.total - (ref.paid ?? 0) : 0;
    return ref && left > 0 ? [{ billNo: ref.billNo, left }] : [];
  });
  return { count: unpaid.length, total: summed(unpaid.map(({ left }) => left)), listed: listedUnpaid(unpaid) };
};

export const unpaidTogether = (parts: readonly Unpaid[]): Unpaid => ({
  count: summed(parts.map(({ count }) => count)),
  total: summed(parts.map(({ total }) => total)),
  listed: listedUnpaid(parts.flatMap(({ listed }) => listed)),
});

/** Of what came late for bills of the year before, what is not counted on an earlier day. */
const cameOn = (day: Day, late: Takings): Takings => takenTogether(late, day.late, -1);

const lateFacts = ({ late = NO_TAKINGS, lateBefore = NO_TAKINGS }: OfYearsBefore) => ({
  ...(isNothing(late) ? {} : { late }),
  ...(isNothing(lateBefore) ? {} : { lateBefore }),
});

const unpaidFact = ({ unpaidBefore }: OfYearsBefore): Pick<DaySheet, 'unpaidBefore'> =>
  unpaidBefore && unpaidBefore.count > 0 ? { unpaidBefore } : {};

/** What the books of the years before, the latest first, tell of the running day. */
export const ofYearsBefore = (books: readonly OrderBook[], running: Day | null): OfYearsBefore => {
  const its = books.flatMap((book, n) => {
    const { day } = book;
    return day && day.dayNo === running?.dayNo ? [{ book, day, late: books[n + 1]?.late ?? NO_TAKINGS }] : [];
  });
  const lateBefore = its.reduce((sum, { day, late }) => takenTogether(sum, cameOn(day, late)), NO_TAKINGS);
  const unpaidBefore = unpaidTogether(its.map(({ book, day }) => unpaidOf(book, day)));
  return { late: books[0]?.late ?? NO_TAKINGS, ...lateFacts({ lateBefore }), ...unpaidFact({ unpaidBefore }) };
};

const toGiveBackOf = ({ owed }: OrderBook): Pick<DaySheet, 'toGiveBack'> => {
  if (owed.length === 0) return {};
  const total = summed(owed.map(({ amount }) => amount));
  return { toGiveBack: { count: owed.length, total, listed: owed.slice(0, MOST_TOLD) } };
};

const openOf = (book: OrderBook): DaySheet['open'] => {
  const orders = openOrders(book);
  const tables = [...new Set(orders.map(({ tableNo }) => tableNo))].sort((one, other) => one - other);
  return {
    ...{ count: orders.length, total: summed(orders.map(({ total }) => total)), tables: tables.slice(0, MOST_TOLD) },
    ...(tables.length > MOST_TOLD ? { places: tables.length } : {}),
  };
};

/** The running day as it stands; null before there is one. */
export const daySheet = (book: OrderBook, before: OfYearsBefore = {}): DaySheet | null => {
  if (!book.day) return null;
  const { late = NO_TAKINGS, lateBefore = NO_TAKINGS } = before;
  const { dayNo, openedAt, openingCash, moves, bills, cancelled, exceptions, creditNotes, givenBack } = book.day;
  const takings = takenTogether(takenTogether(book.day.takings, cameOn(book.day, late)), lateBefore);
  return {
    ...{ dayNo, openedAt, openingCash, moves, takings, expected: expectedOf(book.day, takings) },
    ...{ bills, cancelled, unpaid: unpaidOf(book, book.day), ...unpaidFact(before), open: openOf(book), exceptions },
    ...toGiveBackOf(book),
    ...(creditNotes ? { creditNotes } : {}),
    ...(givenBack ? { givenBack } : {}),
    ...peopleTold(book.day.people),
  };
};

/** The money of a sheet in a word: who closes a day says which they saw. */
export const figuresOf = ({ dayNo, takings, expected }: DaySheet): string =>
  [dayNo, ...TENDER_KINDS.map((kind) => expected[kind]), ...MONEY_KINDS.map((kind) => takings.by[kind] ?? 0)].join('.');

const running = (book: OrderBook, before?: OfYearsBefore): DaySheet => {
  const sheet = daySheet(opened(book), before);
  if (!sheet) throw conflict('not-open', 'No day is open yet. Please open the first one.');
  return sheet;
};

export const openDay = ({ openingCash, late }: CommandOf<'OpenDay'>, book: OrderBook): Decided => {
  if (opened(book).day) throw conflict('open-already', 'The day is open already');
  return [{ type: 'DayOpened', data: { dayNo: 1, openingCash, ...lateFacts({ late }) } }];
};

/** More may go out than the book knows to be there: a drawer holds what nobody told the book of. */
export const moveCash = ({ amount, reason }: CommandOf<'MoveCash'>, book: OrderBook): Decided => {
  const { dayNo, moves } = running(book);
  if (moves.length >= MOST_TOLD)
    throw conflict('too-many-moves', `Cash can go in and out ${MOST_TOLD} times a day. Please close the day first.`);
  return [{ type: 'CashMoved', data: { dayNo, amount, reason } }];
};

/** Of two tills at once the first closes it; the other finds it closed, or other figures than it saw. */
export const closeDay = (wish: CommandOf<'CloseDay'>, book: OrderBook): Decided => {
  const { counted, left, seen, isWithoutPeople, ...before } = wish;
  const { people, ...sheet } = running(book, before);
  const told = people && !isWithoutPeople ? { people } : {};
  if (seen && seen.dayNo !== sheet.dayNo) throw conflict('closed-already', `Day ${seen.dayNo} is closed already`);
  if (seen && seen.figures !== figuresOf(sheet))
    throw conflict('changed', 'Money came or went since you looked. Please look at the new figures.');
  if (left > counted.cash)
    throw new Refusal('invalid', 'day/more-left', 'At most the counted cash can stay in the drawer');
  const difference = byKind((kind) => counted[kind] - sheet.expected[kind]);
  return [{ type: 'DayClosed', data: { ...sheet, ...told, counted, difference, left, ...lateFacts(before) } }];
};

export const DAY_ASKED: Asked<'DayOpened' | 'CashMoved' | 'DayClosed', DayCommand> = {
  DayOpened: (day) => ({ type: 'OpenDay', ...day }),
  CashMoved: (move) => ({ type: 'MoveCash', ...move }),
  DayClosed: (day) => ({ type: 'CloseDay', ...day, seen: null, isWithoutPeople: day.people === undefined }),
};
