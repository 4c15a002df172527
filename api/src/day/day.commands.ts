import { TENDER_KINDS } from '@sae/domain/billing';
import { toPaise } from '@sae/domain/kernel';
import {
  closedDayView,
  daySheet,
  runningDayView,
  type ByKind,
  type CurrentDay,
  type DayCommand,
  type DayView,
  type GiveBack,
} from '@sae/domain/ordering';
import type { CloseDayRequest, GiveBackRequest, MoveCashRequest, OpenDayRequest } from '@sae/domain/ordering/day.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { findEvent } from '../kernel/decisions.js';
import { OrderBooks } from '../ordering/order-books.js';

/** The running day as a decision leaves it. */
const runningAfter = async (
  books: OrderBooks,
  restaurantId: number,
  wish: DayCommand | GiveBack,
  by: RequestContext,
): Promise<CurrentDay> => {
  const { before } = await books.till(restaurantId);
  const { state } = await books.make(restaurantId, wish.type === 'OpenDay' ? { ...wish, ...before } : wish, by);
  const sheet = daySheet(state, before);
  return { day: sheet && runningDayView(sheet) };
};

/** The first day begins with what is in the drawer. */
export const openDay = command(
  [OrderBooks],
  (books) =>
    (restaurantId: number, { openingCash }: OpenDayRequest, by: RequestContext) =>
      runningAfter(books, restaurantId, { type: 'OpenDay', openingCash: toPaise(openingCash) }, by),
);

/** Cash into the drawer, or out of it. */
export const moveCash = command(
  [OrderBooks],
  (books) =>
    (restaurantId: number, { amount, direction, reason }: MoveCashRequest, by: RequestContext) => {
      const paise = toPaise(amount);
      return runningAfter(
        books,
        restaurantId,
        { type: 'MoveCash', amount: direction === 'in' ? paise : -paise, reason },
        by,
      );
    },
);

/** A guest was given back what was owed. */
export const giveBack = command(
  [OrderBooks],
  (books) =>
    (restaurantId: number, backId: number, { kind }: GiveBackRequest, by: RequestContext) =>
      runningAfter(books, restaurantId, { type: 'GiveBack', backId, kind }, by),
);

/** The day ends, and the next runs on. */
export const closeDay = command(
  [OrderBooks],
  (books) =>
    async (restaurantId: number, request: CloseDayRequest, by: RequestContext): Promise<DayView> => {
      const { dayNo, figures, left } = request;
      const counted = Object.fromEntries(TENDER_KINDS.map((kind) => [kind, toPaise(request.counted[kind])])) as ByKind;
      const { before } = await books.till(restaurantId);
      const close = { type: 'CloseDay', counted, left: toPaise(left), seen: { dayNo, figures }, ...before } as const;
      const { events } = await books.make(restaurantId, close, by);
      const { data, at, actor } = findEvent(events, 'DayClosed');
      return closedDayView(data, at, actor);
    },
);
