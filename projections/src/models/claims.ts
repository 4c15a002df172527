import { billed, claimOf, claimView, unbilled, type Claim, type Sitting } from '@sae/domain/guests';
import { BOOK_EVENTS, DAY_EVENTS, KITCHEN_EVENTS, ORDER_EVENTS } from '@sae/domain/ordering';
import { drop, projection, push, put, type Change, type Fact, type Found } from '../kernel/index.js';
import { sittingKey } from './sittings.js';

/** The claims that staff have not answered yet, oldest first: a few at each table at most. */
export const claimsKey = (restaurantId: number): string => `${restaurantId}:claims`;

const known = ({ restaurantId }: Fact, found: Found): readonly Claim[] =>
  found<readonly Claim[]>(claimsKey(restaurantId)) ?? [];

const standing = ({ restaurantId }: Fact, claims: readonly Claim[]): Change =>
  claims.length > 0 ? put(claimsKey(restaurantId), claims) : drop(claimsKey(restaurantId));

/** The claims as a fact leaves them; staff are told when it changes any. */
const become = (
  fact: Fact,
  found: Found,
  change: (claims: readonly Claim[]) => readonly Claim[],
): readonly Change[] => {
  const before = known(fact, found);
  const after = change(before);
  const isSame = after.length === before.length && after.every((claim, n) => claim === before[n]);
  const { restaurantId } = fact;
  return isSame
    ? []
    : [standing(fact, after), push({ name: 'claimsChanged', restaurantId, payload: { restaurantId } })];
};

const sittingIn = ({ restaurantId }: Fact, tableNo: number, found: Found): Sitting | null =>
  found<Sitting>(sittingKey(restaurantId, tableNo));

const readsClaims = (_: object, { restaurantId }: Fact) => [claimsKey(restaurantId)];
const readsBoth = ({ tableNo }: { tableNo: number }, { restaurantId }: Fact) => [
  claimsKey(restaurantId),
  sittingKey(restaurantId, tableNo),
];

/** What guests said to have paid and staff have not answered. It asks for sittings as the fact leaves them. */
export const claims = projection('orderBook', {
  ignores: [
    ...BOOK_EVENTS,
    ...ORDER_EVENTS,
    ...KITCHEN_EVENTS,
    ...DAY_EVENTS,
    'CreditNoteIssued',
    // The claims that were settled with it stay settled: guests may claim again.
    'PaymentUndone',
    'TenderUndone',
    'MoneyGivenBack',
  ],
  on: {
    BillIssued: ({ billNo, tableNo, replaces, orders }, fact, _, found) => {
      const issued = { billNo, tableNo, replaces, orderId: orders[0]?.orderId ?? 0 };
      const sitting = sittingIn(fact, tableNo, found);
      return become(fact, found, (claims) => claims.map((claim) => billed(claim, issued, sitting)));
    },
    BillCancelled: ({ billNo }, fact, _, found) =>
      become(fact, found, (claims) => claims.map((claim) => unbilled(claim, billNo))),
    BillPaid: ({ claimIds }, fact, _, found) =>
      become(fact, found, (claims) => claims.filter(({ id }) => !claimIds.includes(id))),
    TenderTaken: ({ claimIds }, fact, _, found) =>
      become(fact, found, (claims) => claims.filter(({ id }) => !claimIds.includes(id))),
    PaymentClaimed: (claimed, fact, _, found) => {
      const { restaurantId, at } = fact;
      const claim = claimOf(claimed, at, sittingIn(fact, claimed.tableNo, found));
      return [
        standing(fact, [...known(fact, found), claim]),
        push({ name: 'paymentClaimed', restaurantId, payload: { ...claimView(claim), restaurantId } }),
      ];
    },
    PaymentClaimDismissed: ({ claimId }, fact, _, found) =>
      become(fact, found, (claims) => claims.filter(({ id }) => id !== claimId)),
  },
  reads: {
    BillIssued: readsBoth,
    BillCancelled: readsClaims,
    BillPaid: readsClaims,
    TenderTaken: readsClaims,
    PaymentClaimed: readsBoth,
    PaymentClaimDismissed: readsClaims,
  },
});
