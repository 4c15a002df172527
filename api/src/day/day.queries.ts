import { Refusal } from '@sae/domain/kernel';
import { daySheet, runningDayView, type CurrentDay, type DayView } from '@sae/domain/ordering';
import { DaysReader } from '@sae/projections/models/days';
import { query } from '../kernel/bus.js';
import { OrderBooks } from '../ordering/order-books.js';

/** The running day, from the book itself: no read model is waited for. */
export const currentDay = query([OrderBooks], (books) => async (restaurantId: number): Promise<CurrentDay> => {
  const { book, before } = await books.till(restaurantId);
  const sheet = daySheet(book, before);
  return { day: sheet && runningDayView(sheet) };
});

/** Closed days, the newest first, page by page. */
export const closedDays = query([DaysReader], (days) => days.page.bind(days));

export const closedDay = query(
  [DaysReader],
  (days) =>
    async (restaurantId: number, dayNo: number): Promise<DayView> => {
      const day = await days.one(restaurantId, dayNo);
      if (!day) throw new Refusal('not-found', 'day/not-found', 'This day is not closed yet');
      return day;
    },
);
