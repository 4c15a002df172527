import type { AccountEvent, Paid } from '../src/access/index.js';

export const RESTAURANT = 123456789;
const zone = 'Asia/Kolkata';
export const email = 'asha@example.com';
const person = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', email };
export const signedUp: AccountEvent = {
  type: 'RestaurantSignedUp',
  data: { restaurantId: RESTAURANT, ...person, passwordHash: '$argon2id$…' },
};
export const owner: readonly AccountEvent[] = [signedUp, { type: 'EmailVerified', data: { email } }];
const payer = { ...person, address: null, gstNumber: null };

export const begun = (paymentId = 'one', amount = 59_900): AccountEvent => ({
  type: 'PaymentBegun',
  data: {
    ...{ paymentId, provider: 'razorpay', providerOrderId: `order_${paymentId}` },
    ...{ planType: '1_month', amount, durationDays: 30 },
  },
});
export const plan = (endsAt: string): AccountEvent => ({
  type: 'PlanActivated',
  data: { planType: '1_month', endsAt },
});
export const confirmed = (startsAt: string, endsAt: string, paymentId = 'one', n = '001'): readonly AccountEvent[] => [
  {
    type: 'PaymentConfirmed',
    data: {
      ...{ paymentId, provider: 'razorpay', providerPaymentId: `pay_${paymentId}` },
      ...{ receiptNo: `${RESTAURANT}/26/${n}`, financialYear: 2026 },
      ...{ planType: '1_month', planName: '1 Month Plan', amount: 59_900, startsAt, endsAt, paidBy: payer },
    },
  },
  plan(endsAt),
];

export const confirm = (paymentId = 'one', paid: Partial<Paid> = {}) =>
  ({
    type: 'ConfirmPayment',
    paymentId,
    zone,
    paid: {
      ...{ providerOrderId: `order_${paymentId}`, providerPaymentId: `pay_${paymentId}` },
      ...{ amount: 59_900, currency: 'INR', ...paid },
    },
  }) as const;
