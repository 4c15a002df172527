import type { TenderKind } from '../billing/paid.js';
import { Refusal, type Command } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { opened, type OrderBook } from './order-book-state.js';
import type { MoneyGivenBack, OrderBookEvent } from './order-book.events.js';

export type GiveBack = Command<'GiveBack'> & { readonly backId: number; readonly kind: TenderKind };

/** Of two at once the first gives it back. */
export const giveBack = ({ backId, kind }: GiveBack, book: OrderBook): readonly OrderBookEvent[] => {
  const one = opened(book).owed.find((other) => other.backId === backId);
  if (!one)
    throw new Refusal('conflict', 'back/not-owed', 'This is given back already, or is not to be given back any more');
  const { billNo, tableNo, orderIds, amount } = one;
  return [{ type: 'MoneyGivenBack', data: { backId, billNo, tableNo, orderIds, kind, amount } }];
};

export const givenBack = (book: OrderBook, { backId }: MoneyGivenBack['data']): OrderBook => ({
  ...book,
  owed: book.owed.filter((one) => one.backId !== backId),
});

export const backAsked: Asked<'MoneyGivenBack', GiveBack>['MoneyGivenBack'] = ({ backId, kind }) => ({
  ...{ type: 'GiveBack', backId, kind },
});
