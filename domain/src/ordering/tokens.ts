import { customerIn, type Customer, type OfCustomer } from '../billing/order-item.js';
import { isToken, MAX_TABLE_NO, placeOf, tokenKind, tokenNo, type TokenKind } from '../billing/place.js';
import { Refusal, valuesOf, type LocalDay, type Numbered } from '../kernel/index.js';
import { countedOn } from './kitchen-tickets.js';
import type { OpenOrder, OrderPlaced } from './order-book.events.js';
import { tableName } from './views.js';

/** The latest token of a kind, and the day it counts in; both come from the same clock as those of tickets. */
interface LastToken {
  readonly day: LocalDay;
  readonly number: number;
}
export type LastTokens = Readonly<Record<TokenKind, LastToken>>;

const NO_TOKEN: LastToken = { day: '', number: 0 };
export const NO_TOKENS: LastTokens = { takeaway: NO_TOKEN, delivery: NO_TOKEN };

/** Where an order is taken: at a place, or at a token that is given to it on that day. */
export type TakenAt =
  | { readonly tableNo: number }
  | { readonly kind: TokenKind; readonly day: LocalDay; readonly customer?: Customer };

interface Tokens {
  readonly open: Numbered<OpenOrder>;
  readonly lastTokens: LastTokens;
}

export const openAt = ({ open }: Pick<Tokens, 'open'>, tableNo: number): OpenOrder[] =>
  valuesOf(open).filter((order) => order.tableNo === tableNo);

export const nothingOpen = (tableNo: number) =>
  new Refusal('conflict', 'table/nothing-open', `Nothing is open at ${tableName(tableNo)}`);

/** A token is given, not taken: what is to join it finds something open there. @throws Refusal */
export const refuseClosed = (book: Pick<Tokens, 'open'>, tableNo: number): void => {
  if (isToken(tableNo) && openAt(book, tableNo).length === 0) throw nothingOpen(tableNo);
};

/** The next of the day; one at which something is open still, of the day before, is passed over. @throws Refusal */
const nextToken = ({ open, lastTokens }: Tokens, kind: TokenKind, today: LocalDay) => {
  const { day, before } = countedOn(today, lastTokens[kind].day, lastTokens[kind].number);
  const taken = new Set(valuesOf(open).map(({ tableNo }) => tableNo));
  let number = before + 1;
  while (taken.has(tokenNo(kind, number))) number += 1;
  if (number > MAX_TABLE_NO) throw new Refusal('conflict', 'token/none-left', 'No more tokens are left today');
  return { tableNo: tokenNo(kind, number), day };
};

/** Where an order stands that is taken there, and whose it is. @throws Refusal */
export const placeFor = (at: TakenAt, book: Tokens): Pick<OrderPlaced['data'], 'tableNo' | 'customer' | 'day'> => {
  if ('kind' in at) return { ...nextToken(book, at.kind, at.day), ...customerIn([at]) };
  refuseClosed(book, at.tableNo);
  return { tableNo: at.tableNo, ...(isToken(at.tableNo) ? customerIn(openAt(book, at.tableNo)) : {}) };
};

/** The inverse of it. */
export const takenAtOf = ({ tableNo, day, ...whose }: OrderPlaced['data']): TakenAt => {
  const kind = tokenKind(tableNo);
  return kind && day !== undefined ? { kind, day, ...customerIn([whose]) } : { tableNo };
};

export const tokenGiven = ({ lastTokens }: Tokens, { tableNo, day }: OrderPlaced['data']): LastTokens => {
  const { kind, number } = placeOf(tableNo);
  return day === undefined ? lastTokens : { ...lastTokens, [kind]: { day, number } };
};

const isSame = (one: Customer = {}, other: Customer = {}): boolean =>
  one.name === other.name && one.phone === other.phone && one.address === other.address;

/** A token may be somebody else's by the time an order is brought back to it. @throws Refusal */
export const refuseAmongOthers = (book: Pick<Tokens, 'open'>, tableNo: number, { customer }: OfCustomer): void => {
  if (!isToken(tableNo)) return;
  const isOwn = (open: OpenOrder) => customer !== undefined && isSame(open.customer, customer);
  if (!openAt(book, tableNo).every(isOwn))
    throw new Refusal(
      'conflict',
      'token/taken',
      `Something else is open at ${tableName(tableNo)}. Please bill or move it first.`,
    );
};
