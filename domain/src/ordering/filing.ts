import { Refusal, type Command, type CommandContext } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { filedMonthOf, filedText, MONTHS_FILED, type Month } from './filed-months.js';
import { opened, type OrderBook, type TakenOff } from './order-book-state.js';
import type { FilingUndone, MonthFiled, OrderBookEvent } from './order-book.events.js';

export type FilingCommand =
  /** `over` are those that may be filed, as the restaurant's clocks have them. */
  | (Command<'FileMonth'> & { readonly month: string; readonly over: readonly Month[] })
  | (Command<'UndoFiling'> & { readonly month: string });

type CommandOf<T extends FilingCommand['type']> = Extract<FilingCommand, { type: T }>;

const isFiled = ({ filed }: OrderBook, month: string): boolean => filed.some((one) => one.month === month);

const notOver = () =>
  new Refusal(
    'conflict',
    'month/not-over',
    `Only one of the latest ${MONTHS_FILED} months that are over can be marked as filed`,
  );

export const fileMonth = (
  { month, over }: CommandOf<'FileMonth'>,
  book: OrderBook,
  { at }: CommandContext,
): readonly OrderBookEvent[] => {
  if (isFiled(opened(book), month)) return [];
  const found = over.find((one) => one.month === month && one.to <= at);
  if (!found) throw notOver();
  const { from, to } = found;
  return [{ type: 'MonthFiled', data: { month, from, to } }];
};

export const undoFiling = ({ month }: CommandOf<'UndoFiling'>, book: OrderBook): readonly OrderBookEvent[] =>
  isFiled(opened(book), month) ? [{ type: 'FilingUndone', data: { month } }] : [];

export const FILING_TABLE = {
  MonthFiled: (book: OrderBook, filed: MonthFiled['data']): OrderBook => ({
    ...book,
    filed: [...book.filed, filed].sort((one, other) => (one.month < other.month ? -1 : 1)).slice(-MONTHS_FILED),
  }),
  FilingUndone: (book: OrderBook, { month }: FilingUndone['data']): OrderBook => ({
    ...book,
    filed: book.filed.filter((one) => one.month !== month),
  }),
};

export const FILINGS_ASKED: Asked<'MonthFiled' | 'FilingUndone', FilingCommand> = {
  MonthFiled: (filed) => ({ type: 'FileMonth', month: filed.month, over: [filed] }),
  FilingUndone: ({ month }) => ({ type: 'UndoFiling', month }),
};

/** What was told to the tax office stays so (docs/decisions/0116-a-month-that-was-filed.md). */
export const refuseFiled = ({ filed }: OrderBook, { bill: { billNo }, issuedAt }: TakenOff): void => {
  const month = filedMonthOf(filed, issuedAt);
  if (month) throw new Refusal('conflict', 'bill/month-filed', filedText(billNo, month));
};
