import { guestOrderView, takesOrders, type GuestClaimView } from '@sae/domain/guests';
import type { ClaimPaymentRequest } from '@sae/domain/guests/claim-payment.dto';
import {
  refuseOtherTable,
  refuseTooLarge,
  type PlaceGuestOrderRequest,
} from '@sae/domain/guests/place-guest-order.dto';
import { Refusal, toPaise, toRupees } from '@sae/domain/kernel';
import { reviewsBook, reviewView } from '@sae/domain/reviews';
import type { GiveReviewRequest } from '@sae/domain/reviews/give-review.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Decisions, findEvent } from '../kernel/decisions.js';
import { AnsweredClaims } from '../ordering/answered-claims.js';
import { OrderBooks } from '../ordering/order-books.js';
import { OrderDesk, toldView } from '../ordering/order-desk.js';
import { GuestLimits } from './guest-limits.js';
import { Dues, type Guest } from './seats.js';

const notTaken = () =>
  new Refusal('conflict', 'order/not-taken', 'This restaurant is not taking orders from tables right now');

/** What a table orders by itself, as long as the restaurant takes orders from tables. */
export const placeGuestOrder = command(
  [OrderBooks, OrderDesk, GuestLimits, Clock],
  (books, desk, limits, clock) => async (guest: Guest, request: PlaceGuestOrderRequest, by: RequestContext) => {
    const { restaurantId, access, table } = guest;
    refuseOtherTable(request, table.tableNo);
    refuseTooLarge(request);
    // What was placed stays placed, and is answered again, whatever has changed since.
    const made = await books.made(restaurantId, by);
    if (made) return guestOrderView(toldView(restaurantId, made));
    await limits.count('order', guest);
    if (!takesOrders(access, clock.now())) throw notTaken();
    const taken = await desk.take(restaurantId, { tableNo: table.tableNo }, request, by);
    return guestOrderView(toldView(restaurantId, taken));
  },
);

/** A guest says to have paid. Whether it is so, staff say. */
export const claimPayment = command([OrderBooks, AnsweredClaims, Dues, GuestLimits], (books, claims, owed, limits) => {
  const claim = async (guest: Guest, { amount, reference }: ClaimPaymentRequest, by: RequestContext) => {
    await limits.count('claim', guest);
    const { restaurantId } = guest;
    const { state } = await books.current(restaurantId);
    const answered = await claims.in(restaurantId, state);
    const { sitting, dues } = await owed.at(guest);
    const said = { tableNo: guest.table.tableNo, sitting: sitting?.id ?? 0, amount: toPaise(amount), reference };
    return books.make(restaurantId, { type: 'ClaimPayment', ...said, dues, answered }, by);
  };
  return async (guest: Guest, request: ClaimPaymentRequest, by: RequestContext): Promise<GuestClaimView> => {
    const { events } = (await books.made(guest.restaurantId, by)) ?? (await claim(guest, request, by));
    const { data, at: claimedAt } = findEvent(events, 'PaymentClaimed');
    return { amount: toRupees(data.amount), claimedAt, isDismissed: false };
  };
});

/** Stars and a comment, once for each sitting at a table. */
export const shareOpinion = command([Decisions, Dues, GuestLimits], (decisions, owed, limits) => {
  const share = async (book: string, guest: Guest, request: GiveReviewRequest, by: RequestContext) => {
    await limits.count('review', guest);
    const { sitting } = await owed.at(guest);
    const { stars, comment = null } = request;
    const said = { tableNo: guest.table.tableNo, stars, comment, sitting: sitting?.id ?? 0 };
    return decisions.make(reviewsBook, book, { type: 'GiveReview', ...said }, by);
  };
  return async (guest: Guest, request: GiveReviewRequest, by: RequestContext) => {
    const book = String(guest.restaurantId);
    const { events } = (await decisions.made(reviewsBook, book, by)) ?? (await share(book, guest, request, by));
    const { data, at } = findEvent(events, 'ReviewGiven');
    return reviewView(data, at);
  };
});
