import { describe, expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { accepted, billOver, bookOpened, dosa, placed } from '../../../domain/testing/orders.js';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { claims, claimsKey } from './claims.js';
import { reviewed, reviewedKey } from './guests.js';
import { orders } from './ordering.js';
import { sittings } from './sittings.js';

const told = (...events: OrderBookEvent[]) =>
  new Models(sittings, claims, orders).tell(inBook(`orderBook-${RESTAURANT}-2026`, [bookOpened, ...events]));
const shown = (models: Models) => models.document(claimsKey(RESTAURANT));
const names = (models: Models) => models.pushes.map(({ name }) => name);

const claimId = 2026_000001;
const claimed: OrderBookEvent = {
  type: 'PaymentClaimed',
  data: { claimId, tableNo: 4, sitting: 1, amount: 19_800, reference: 'SAE42' },
};
const dismissed: OrderBookEvent = { type: 'PaymentClaimDismissed', data: { claimId, tableNo: 4, amount: 19_800 } };
const bill = billOver([{ orderId: 1, items: [dosa], total: 19800 }]);
const billed: OrderBookEvent[] = [placed(1), accepted(1), { type: 'BillIssued', data: bill }];
const paid: OrderBookEvent = {
  type: 'BillPaid',
  data: { billNo: bill.billNo, tableNo: 4, orderIds: [1], total: bill.amounts.total, claimIds: [claimId] },
};
const claim = { id: claimId, tableNo: 4, amount: 198, reference: 'SAE42' };
const changed = { name: 'claimsChanged', restaurantId: RESTAURANT, payload: { restaurantId: RESTAURANT } };

describe('The claims that staff see', () => {
  it('are told to the screens as they are listed, and to the guests that something changed', () => {
    const models = told(...billed, claimed);
    const view = { ...claim, claimedAt: at(4), billNo: bill.billNo, orderId: 1 };
    expect(shown(models)).toEqual([{ ...view, sitting: 1, isBilled: true }]);
    expect(models.pushes.slice(-2)).toEqual([
      { name: 'tableChanged', restaurantId: RESTAURANT, tableNo: 4 },
      { name: 'paymentClaimed', restaurantId: RESTAURANT, payload: { ...view, restaurantId: RESTAURANT } },
    ]);
  });
  it('leave nothing behind when the last is answered', () => {
    for (const answered of [told(...billed, claimed, dismissed), told(...billed, claimed, paid)]) {
      expect(shown(answered)).toBeUndefined();
      expect(answered.pushes).toContainEqual(changed);
    }
  });
  it('are not said to change by what concerns none of them', () =>
    expect(names(told(...billed, paid))).not.toContain('claimsChanged'));
  it('get their bill when there is one', () => {
    const models = told(placed(1), claimed, accepted(1), { type: 'BillIssued', data: bill });
    expect(shown(models)).toMatchObject([{ billNo: bill.billNo, orderId: 1, isBilled: true }]);
    expect(models.pushes).toContainEqual(changed);
  });
});

describe('A table that has shared its opinion', () => {
  const given = (reviewId: number, sitting?: number) =>
    ({ type: 'ReviewGiven', data: { reviewId, tableNo: 4, stars: 5, comment: null, sitting } }) as const;
  const models = new Models(reviewed).tell(inBook(`reviews-${RESTAURANT}`, [given(1, 7), given(2)]));
  it('is known by its sitting, and when it did', () =>
    expect(models.document(reviewedKey(RESTAURANT, 4))).toEqual({ sitting: 7, at: at(0) }));
  it('is told to its guests', () =>
    expect(models.pushes).toEqual([{ name: 'tableChanged', restaurantId: RESTAURANT, tableNo: 4 }]));
});
