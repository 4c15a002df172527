import type { Period } from '@sae/domain/analytics';
import { isNothing, NO_TAKINGS, takenTogether, type Takings } from '@sae/domain/billing';
import { localDay, toPaise } from '@sae/domain/kernel';
import { takingsOf, type OrderBookEvent } from '@sae/domain/ordering';
import { drop, put, storedIn, type BookFact, type Change, type Lookup, type Projection } from '../kernel/index.js';
import { periodsOf, periodName } from './earnings.js';
import { billKey, paymentIn, type BillDocument } from './shown-orders.js';

/** What came in and went out in a period, by kind. */
export const takingsKey = (restaurantId: number, period: Period): string =>
  `${restaurantId}:takings:${periodName(period)}`;

const of = ({ event, fact }: BookFact, lookup: Lookup): Takings => {
  const told = event as OrderBookEvent;
  if (told.type !== 'BillPaid') return takingsOf(told, 0);
  const { toPay } = paymentIn(storedIn(lookup)<BillDocument>(billKey(fact.restaurantId, told.data.billNo)));
  return takingsOf(told, toPaise(toPay));
};

/**
 * How it was paid, by day, month, year and of all time: four small documents a payment. It asks for bills as the fact
 * finds them, so it stands before `orders`.
 */
export const takings = (zone: string): Projection => {
  const keysAt = ({ fact }: BookFact): string[] =>
    periodsOf(localDay(fact.at, zone)).map((period) => takingsKey(fact.restaurantId, period));
  return {
    category: 'orderBook',
    reads: (noted) => {
      const event = noted.event as OrderBookEvent;
      if (event.type !== 'BillPaid') return isNothing(takingsOf(event, 0)) ? [] : keysAt(noted);
      return [billKey(noted.fact.restaurantId, event.data.billNo), ...keysAt(noted)];
    },
    changes: (noted, lookup) => {
      const more = of(noted, lookup);
      if (isNothing(more)) return [];
      return keysAt(noted).map((key): Change => {
        const sum = takenTogether((lookup(key) as Takings | null) ?? NO_TAKINGS, more);
        return isNothing(sum) ? drop(key) : put(key, sum);
      });
    },
  };
};
