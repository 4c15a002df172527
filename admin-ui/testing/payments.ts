import type { BegunPaymentView, PlanHistoryEntry, RazorpayCheckout, ReceiptView } from '@sae/domain/subscription';

/** An open payment in the sandbox. */
export const open: PlanHistoryEntry = {
  ...{ id: 'two', planType: '6_months', amount: 2999, provider: 'sandbox', status: 'open' },
  ...{ createdAt: '2026-11-21T06:30:00.000Z', confirmedAt: null, startsAt: null, endsAt: null, receiptNo: null },
};

export const paid: PlanHistoryEntry = {
  ...{ ...open, status: 'confirmed', confirmedAt: '2026-11-21T06:31:00.000Z', receiptNo: '123456789/26/001' },
  ...{ startsAt: '2026-11-21T06:31:00.000Z', endsAt: '2027-05-20T06:31:00.000Z' },
};

export const trial: PlanHistoryEntry = {
  ...{ ...paid, id: 'free_trial', planType: 'free_trial', amount: 0, provider: null, receiptNo: null },
  ...{
    createdAt: '2026-11-01T06:30:00.000Z',
    startsAt: '2026-11-01T06:30:00.000Z',
    endsAt: '2026-11-11T06:30:00.000Z',
  },
};

export const receipt: ReceiptView = {
  ...{ receiptNo: '123456789/26/001', issuedAt: '2026-11-21T06:31:00.000Z' },
  ...{ planType: '6_months', planName: '6 Months Plan', amount: 123456.7, provider: 'razorpay' },
  ...{ providerPaymentId: 'pay_Nx8fK2', startsAt: '2026-11-21T06:31:00.000Z', endsAt: '2027-05-20T06:31:00.000Z' },
  paidBy: {
    ...{ restaurantName: 'Asha’s Kitchen', ownerName: 'Asha Rao', email: 'asha@example.com' },
    ...{ address: '12 MG Road, Bengaluru 560001', gstNumber: '29ABCDE1234F1Z5' },
  },
};

export const inSandbox: BegunPaymentView = {
  ...{ paymentId: 'two', provider: 'sandbox', planType: '6_months', amount: 2999, durationDays: 180, checkout: null },
};

const checkout: RazorpayCheckout = {
  ...{ checkoutUrl: 'https://checkout.example/v1/checkout.js', keyId: 'rzp_test_1', orderId: 'order_1' },
  ...{ currency: 'INR', amount: 299900, name: 'SAE', description: '6 Months Plan' },
  prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: null },
};

export const withRazorpay: BegunPaymentView = { ...inSandbox, provider: 'razorpay', checkout };
