import { dayAt, No, sum, totalOf, type Pages, type Review, type Slip } from './pages.js';
import { placeOrder, type WantedLine } from './orders.js';
import { inPot } from './pot.js';
import { on } from './sales.js';
import { billsOf, hasReviewed, openOf, ordersOf, owedBy, seated } from './sittings.js';
import { itemShown, rupees } from './shown.js';

export const guestOrder = (pages: Pages, place: number, wanted: readonly WantedLine[]): Slip => {
  if (pages.isSubmitDisabled) throw new No('order/not-taken');
  return placeOrder(pages, { place }, wanted, true);
};

/** `sitting` is the one that says so; 0 where nobody has ordered. */
export const giveReview = (
  pages: Pages,
  place: number,
  sitting: number,
  { stars, comment }: Pick<Review, 'stars' | 'comment'>,
): Review => {
  if (hasReviewed(pages, place, sitting)) throw new No('review/given');
  const review = { id: pages.reviews.length + 1, place, stars, comment, sitting, at: pages.now };
  pages.reviews.push(review);
  return review;
};

export const reviewShown = ({ id, place: tableNo, stars, comment, sitting, at: createdAt }: Review) => ({
  ...{ id, tableNo, createdAt, stars, comment, orderId: sitting === 0 ? null : sitting },
});

const opinionOf = (reviews: readonly Review[]) => ({
  count: reviews.length,
  average:
    reviews.length === 0 ? null : Math.round((100 * sum(reviews.map(({ stars }) => stars))) / reviews.length) / 100,
});

/** What the guests think, from all cards they left. */
export const opinionsShown = ({ reviews }: Pages) => {
  const mondayOf = (day: string): string => (new Date(day).getUTCDay() === 1 ? day : mondayOf(on(day, -1)));
  const weekOf = ({ at }: Review) => mondayOf(dayAt(at));
  return {
    ...{ from: null, to: null, ...opinionOf(reviews) },
    byStars: [0, 1, 2, 3, 4, 5].map((n) => reviews.filter(({ stars }) => stars === n).length),
    byWeek: [...new Set(reviews.map(weekOf))]
      .sort()
      .map((week) => ({ week, ...opinionOf(reviews.filter((review) => weekOf(review) === week)) })),
  };
};

const NOBODY = { orders: [], bills: [], due: 0, unbilled: 0, claim: null };

/** What the phone of somebody at the table shows. */
export const sittingShown = (pages: Pages, place: number) => {
  const sitting = seated(pages, place);
  const reviewed = { hasReviewed: hasReviewed(pages, place, sitting?.id ?? 0) };
  if (!sitting) return { id: 0, ...NOBODY, isSettled: false, ...reviewed };
  const bills = billsOf(pages, sitting);
  const isSettled = bills.length > 0 && bills.every(({ isPaid }) => isPaid) && openOf(pages, sitting).length === 0;
  if (isSettled) return { id: sitting.id, ...NOBODY, isSettled, ...reviewed };
  const { due, unbilled } = owedBy(pages, sitting);
  const cancelledOf = (id: number) => sitting.orders.find((order) => order.id === id)?.cancelled ?? [];
  const { claim, movedTo } = sitting;
  return {
    id: sitting.id,
    orders: ordersOf(pages, sitting).map(({ id, status, lines, placedAt }) => ({
      ...{ id, status, items: lines.map(itemShown), total: rupees(totalOf(lines)), createdAt: placedAt },
      ...(cancelledOf(id).length > 0 ? { cancelled: cancelledOf(id).map(itemShown) } : {}),
    })),
    bills: bills.map(({ no, sums, isPaid, paid }) => ({
      ...{ billNo: no, total: rupees(sums.total), isPaid },
      ...(!isPaid && inPot(paid) > 0 ? { paid: rupees(inPot(paid)) } : {}),
    })),
    ...{ due: rupees(due), unbilled: rupees(unbilled) },
    claim: claim && { amount: rupees(claim.amount), claimedAt: claim.at, isDismissed: claim.isDismissed },
    ...{ isSettled, ...reviewed },
    ...(movedTo === null ? {} : { movedTo: movedTo >= 10_000 ? 0 : movedTo }),
  };
};

export const claimsShown = ({ claims }: Pages) =>
  claims.map(({ id, place, amount, reference, at, billNo, orderId, isBilled }) => ({
    ...{ id, tableNo: place, amount: rupees(amount), reference, claimedAt: at },
    ...{ billNo: isBilled ? billNo : null, orderId: isBilled ? orderId : null },
  }));
