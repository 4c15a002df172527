import { describe, expect, it } from '@jest/globals';
import type { AccountEvent } from '@sae/domain/access';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { access } from './access.js';
import { planKey, plans, plansKey, receiptKey } from './subscription.js';

const email = 'asha@spice.example';
const person = { restaurantName: 'Spice Garden', ownerName: 'Asha', email };
const signedUp: AccountEvent = {
  type: 'RestaurantSignedUp',
  data: { restaurantId: RESTAURANT, ...person, passwordHash: '$argon2id$secret' },
};
const trial = (endsAt: string): AccountEvent => ({ type: 'PlanActivated', data: { planType: 'free_trial', endsAt } });
const begun: AccountEvent = {
  type: 'PaymentBegun',
  data: {
    ...{ paymentId: 'one', provider: 'razorpay', providerOrderId: 'order_one' },
    ...{ planType: '1_month', amount: 59_900, durationDays: 30 },
  },
};
const period = { startsAt: '2026-12-01T06:30:01.000Z', endsAt: '2026-12-31T06:30:01.000Z' };
const paidBy = { ...person, address: null, gstNumber: '29ABCDE1234F1Z5' };
const said = { receiptNo: '123456789/26/001', planType: '1_month', planName: '1 Month Plan' } as const;
const confirmed: readonly AccountEvent[] = [
  {
    type: 'PaymentConfirmed',
    data: {
      ...{ paymentId: 'one', provider: 'razorpay', providerPaymentId: 'pay_one', financialYear: 2026, amount: 59_900 },
      ...{ ...said, ...period, paidBy },
    },
  },
  { type: 'PlanActivated', data: { planType: '1_month', endsAt: period.endsAt } },
];

const told = (...events: AccountEvent[]) => new Models(plans, access).tell(inBook(`account-${RESTAURANT}`, events));
const history = (models: Models) =>
  models.ranked(plansKey(RESTAURANT)).map((n) => models.document(planKey(RESTAURANT, n)) as PlanHistoryEntry);

const open: PlanHistoryEntry = {
  ...{ id: 'one', planType: '1_month', amount: 599, provider: 'razorpay', status: 'open', createdAt: at(2) },
  ...{ confirmedAt: null, startsAt: null, endsAt: null, receiptNo: null },
};

describe('The history of plans', () => {
  it('has the free trial, and payments from when they begin, newest first', () =>
    expect(history(told(signedUp, trial('2026-12-01T06:30:01.000Z'), begun))).toEqual([
      open,
      {
        ...{ id: 'free_trial', planType: 'free_trial', amount: 0, provider: null, status: 'confirmed' },
        ...{ createdAt: at(1), confirmedAt: at(1), startsAt: at(1), endsAt: '2026-12-01T06:30:01.000Z' },
        receiptNo: null,
      },
    ]));
  it('says of what is paid from when to when it runs', () =>
    expect(history(told(signedUp, trial(period.startsAt), begun, ...confirmed))[0]).toEqual({
      ...{ ...open, ...period, status: 'confirmed', confirmedAt: at(3), receiptNo: said.receiptNo },
    }));
  it.each([
    ['failed', { type: 'PaymentFailed', data: { paymentId: 'one', providerPaymentId: 'pay_failed' } }],
    ['abandoned', { type: 'PaymentAbandoned', data: { paymentId: 'one' } }],
  ] as const)('says what %s, and what was paid after all', (status, event) => {
    expect(history(told(signedUp, trial('x'), begun, event))[0]).toEqual({ ...open, status });
    expect(history(told(signedUp, trial('x'), begun, event, ...confirmed))[0]).toMatchObject({ status: 'confirmed' });
  });
  it('begins a trial that comes on top of a plan where that one ends', () =>
    expect(history(told(signedUp, ...confirmed.slice(1), trial('2027-01-10T06:30:01.000Z')))).toMatchObject([
      { startsAt: period.endsAt, endsAt: '2027-01-10T06:30:01.000Z' },
    ]));
});

describe('A receipt', () => {
  it('is kept as it was issued', () =>
    expect(told(signedUp, trial('x'), begun, ...confirmed).document(receiptKey(RESTAURANT, 'one'))).toEqual({
      ...{
        ...said,
        ...period,
        issuedAt: at(3),
        amount: 599,
        provider: 'razorpay',
        providerPaymentId: 'pay_one',
        paidBy,
      },
    }));
  it('is there only of what was paid', () =>
    expect(told(signedUp, trial('x'), begun).document(receiptKey(RESTAURANT, 'one'))).toBeUndefined());
});
