import { monthName, Refusal, type Command, type CommandContext } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { filedMonthOf, filedText, MONTHS_FILED, type Month } from './filed-months.js';
import { opened, type OrderBook, type TakenOff } from './order-book-state.js';
import type { FilingUndone, MonthFiled, OrderBookEvent } from './order-book.events.js';

export type FilingCommand = (Command<'FileMonth'> & Month) | (Command<'UndoFiling'> & Pick<Month, 'month'>);

const isFiled = ({ filed }: OrderBook, month: string): boolean => filed.some((one) => one.month === month);

export const fileMonth = (
  { month, from, to }: Month,
  book: OrderBook,
  { at }: CommandContext,
): readonly OrderBookEvent[] => {
  if (isFiled(opened(book), month)) return [];
  if (at < to) throw new Refusal('conflict', 'month/not-over', `${monthName(month)} is not over yet`);
  return [{ type: 'MonthFiled', data: { month, from, to } }];
};

export const undoFiling = ({ month }: Pick<Month, 'month'>, book: OrderBook): readonly OrderBookEvent[] =>
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
  MonthFiled: (month) => ({ type: 'FileMonth', ...month }),
  FilingUndone: ({ month }) => ({ type: 'UndoFiling', month }),
};

/** What was told to the tax office stays so (docs/decisions/0116-a-month-that-was-filed.md). */
export const refuseFiled = ({ filed }: OrderBook, { bill: { billNo }, issuedAt }: TakenOff): void => {
  const month = filedMonthOf(filed, issuedAt);
  if (month) throw new Refusal('conflict', 'bill/month-filed', filedText(billNo, month));
};
