import { customerIn, type Customer, type OfCustomer } from '../billing/order-item.js';
import { calledKind, isCallNumber, MAX_TABLE_NO, placeNo, placeOf, type CalledKind } from '../billing/place.js';
import { Refusal, valuesOf, type LocalDay, type Numbered } from '../kernel/index.js';
import { countedOn } from './kitchen-tickets.js';
import type { OpenOrder, OrderPlaced } from './order-book.events.js';
import { tableName } from './views.js';

/** The latest call number of a kind, and the day it counts in; both come from the same clock as those of tickets. */
interface LastCallNumber {
  readonly day: LocalDay;
  readonly number: number;
}
export type LastCallNumbers = Readonly<Record<CalledKind, LastCallNumber>>;

const NO_CALL_NUMBER: LastCallNumber = { day: '', number: 0 };
export const NO_CALL_NUMBERS: LastCallNumbers = { takeaway: NO_CALL_NUMBER, delivery: NO_CALL_NUMBER };

/** Where an order is taken: at a place, or at a call number that is given to it on that day. */
export type TakenAt =
  | { readonly tableNo: number }
  | { readonly kind: CalledKind; readonly day: LocalDay; readonly customer?: Customer };

interface CallNumbers {
  readonly open: Numbered<OpenOrder>;
  readonly lastCallNumbers: LastCallNumbers;
}

export const openAt = ({ open }: Pick<CallNumbers, 'open'>, tableNo: number): OpenOrder[] =>
  valuesOf(open).filter((order) => order.tableNo === tableNo);

export const nothingOpen = (tableNo: number) =>
  new Refusal('conflict', 'table/nothing-open', `Nothing is open at ${tableName(tableNo)}`);

/** A call number is given, not taken: what is to join it finds something open there. @throws Refusal */
export const refuseClosed = (book: Pick<CallNumbers, 'open'>, tableNo: number): void => {
  if (isCallNumber(tableNo) && openAt(book, tableNo).length === 0) throw nothingOpen(tableNo);
};

/** The next of the day; one at which something is open still, of the day before, is passed over. @throws Refusal */
const nextCallNumber = ({ open, lastCallNumbers }: CallNumbers, kind: CalledKind, today: LocalDay) => {
  const { day, before } = countedOn(today, lastCallNumbers[kind].day, lastCallNumbers[kind].number);
  const taken = new Set(valuesOf(open).map(({ tableNo }) => tableNo));
  let number = before + 1;
  while (taken.has(placeNo(kind, number))) number += 1;
  if (number > MAX_TABLE_NO) throw new Refusal('conflict', 'call-number/none-left', 'No more tokens are left today');
  return { tableNo: placeNo(kind, number), day };
};

/** Where an order stands that is taken there, and whose it is. @throws Refusal */
export const placeFor = (at: TakenAt, book: CallNumbers): Pick<OrderPlaced['data'], 'tableNo' | 'customer' | 'day'> => {
  if ('kind' in at) return { ...nextCallNumber(book, at.kind, at.day), ...customerIn([at]) };
  refuseClosed(book, at.tableNo);
  return { tableNo: at.tableNo, ...(isCallNumber(at.tableNo) ? customerIn(openAt(book, at.tableNo)) : {}) };
};

/** The inverse of it. */
export const takenAtOf = ({ tableNo, day, ...whose }: OrderPlaced['data']): TakenAt => {
  const kind = calledKind(tableNo);
  return kind && day !== undefined ? { kind, day, ...customerIn([whose]) } : { tableNo };
};

export const callNumberGiven = (
  { lastCallNumbers }: CallNumbers,
  { tableNo, day }: OrderPlaced['data'],
): LastCallNumbers => {
  const { kind, number } = placeOf(tableNo);
  return day === undefined ? lastCallNumbers : { ...lastCallNumbers, [kind]: { day, number } };
};

const isSame = (one: Customer = {}, other: Customer = {}): boolean =>
  one.name === other.name && one.phone === other.phone && one.address === other.address;

/** A call number may be somebody else's by the time an order is brought back to it. @throws Refusal */
export const refuseAmongOthers = (book: Pick<CallNumbers, 'open'>, tableNo: number, { customer }: OfCustomer): void => {
  if (!isCallNumber(tableNo)) return;
  const isOwn = (open: OpenOrder) => customer !== undefined && isSame(open.customer, customer);
  if (!openAt(book, tableNo).every(isOwn))
    throw new Refusal(
      'conflict',
      'call-number/taken',
      `Something else is open at ${tableName(tableNo)}. Please bill or move it first.`,
    );
};
