import {
  BILL_EVENTS,
  BOOK_EVENTS,
  closedDayRow,
  closedDayView,
  KITCHEN_EVENTS,
  ORDER_EVENTS,
  PAYMENT_EVENTS,
  type DayView,
} from '@sae/domain/ordering';
import { projection, put, rank } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';
import { dayChanged } from './shown-orders.js';

/** A closed day's sheet, and its row in the list. */
const dayKey = (restaurantId: number, dayNo: number): string => `${restaurantId}:day:${dayNo}`;
const rowKey = (restaurantId: number, dayNo: number): string => `${dayKey(restaurantId, dayNo)}:row`;

/** The numbers of the days that were closed. */
const daysKey = (restaurantId: number): string => `${restaurantId}:days`;

/** The days that were closed; the running one stands in the order book. */
export const days = projection('orderBook', {
  ignores: [...BOOK_EVENTS, ...ORDER_EVENTS, ...BILL_EVENTS, ...KITCHEN_EVENTS, ...PAYMENT_EVENTS],
  on: {
    DayOpened: (_, fact) => [dayChanged(fact)],
    CashMoved: (_, fact) => [dayChanged(fact)],
    DayClosed: (closed, fact) => {
      const { dayNo } = closed;
      const { restaurantId, at, actor } = fact;
      const day = closedDayView(closed, at, actor);
      return [
        put(dayKey(restaurantId, dayNo), day),
        put(rowKey(restaurantId, dayNo), closedDayRow(day)),
        rank(daysKey(restaurantId), dayNo, Date.parse(at)),
        dayChanged(fact),
      ];
    },
  },
});

/** Every answer is refused while the read models are built. */
export class DaysReader extends readerOf('orderBook') {
  /** A ready JSON array, newest first, and how many there are in all. */
  page(restaurantId: number, page: Page): Promise<PageAnswer> {
    return this.models.page(daysKey(restaurantId), page, (dayNo) => rowKey(restaurantId, dayNo));
  }

  one(restaurantId: number, dayNo: number): Promise<DayView | null> {
    return this.models.document(dayKey(restaurantId, dayNo));
  }
}
