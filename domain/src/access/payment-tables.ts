import { financialYear, Refusal, toPaise, type Command, type Paise, type Tables } from '../kernel/index.js';
import type { PaymentEvent } from '../subscription/payment.events.js';
import { begun, confirmed, type Payment, paymentIn, receiptNo } from '../subscription/payment.js';
import { periodOf, planOf } from '../subscription/plans.js';
import { verified, type Account } from './account-state.js';
import type { PlanActivated } from './account.events.js';

/** What the provider says of money it has. */
export interface Paid {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly amount: Paise;
  readonly currency: string;
}

export type PaymentCommand =
  | (Command<'BeginPayment'> & Pick<Payment, 'paymentId' | 'provider' | 'providerOrderId' | 'planType'>)
  | (Command<'ConfirmPayment'> & { readonly paymentId: string; readonly paid: Paid; readonly zone: string })
  | (Command<'FailPayment'> & { readonly paymentId: string; readonly providerPaymentId: string })
  | (Command<'AbandonPayment'> & { readonly paymentId: string })
  | (Command<'RecordReceiptMailed'> & { readonly paymentId: string });

export const doesNotFit = () =>
  new Refusal('conflict', 'payment/does-not-fit', 'This payment does not fit the plan. Please contact us.');

const paidTwice = () =>
  new Refusal(
    'conflict',
    'payment/paid-twice',
    'This plan is paid for already. If you were charged twice, contact us.',
  );

/** Is it the money we asked for? Only our own record says what that is. */
const fits = (payment: Payment, { providerOrderId, amount, currency }: Paid): boolean =>
  providerOrderId === payment.providerOrderId && amount === payment.amount && currency === 'INR';

const changed = (account: Account, paymentId: string, change: (payment: Payment) => Payment): Account => {
  const { byId, ...rest } = account.payments;
  const payment = change(paymentIn(account.payments, paymentId));
  return { ...account, payments: { ...rest, byId: { ...byId, [paymentId]: payment } } };
};

const withReceipt = (account: Account, year: number): Account => {
  const { receipts, ...rest } = account.payments;
  return { ...account, payments: { ...rest, receipts: { ...receipts, [year]: (receipts[year] ?? 0) + 1 } } };
};

/** How payments change an account: rows of its book. */
export const paymentFacts: Tables<Account, PaymentCommand, PaymentEvent>['on'] = {
  PaymentBegun: (account, said, { at }) => {
    const { byId, ...rest } = account.payments;
    return { ...account, payments: { ...rest, byId: { ...byId, [said.paymentId]: begun(said, at) } } };
  },
  PaymentConfirmed: (account, said, { at }) =>
    withReceipt(
      changed(account, said.paymentId, (payment) => confirmed(payment, said, at)),
      said.financialYear,
    ),
  PaymentFailed: (account, { paymentId }) =>
    changed(account, paymentId, (payment) => ({ ...payment, status: 'failed' })),
  PaymentAbandoned: (account, { paymentId }) =>
    changed(account, paymentId, (payment) => ({ ...payment, status: 'abandoned' })),
  ReceiptMailed: (account, { paymentId }) =>
    changed(account, paymentId, (payment) => ({ ...payment, isReceiptMailed: true })),
};

/** What may be wished of payments: rows of the account's book. */
export const paymentWishes: Tables<Account, PaymentCommand, PaymentEvent | PlanActivated>['when'] = {
  BeginPayment: ({ paymentId, provider, providerOrderId, planType }, account) => {
    if (Object.hasOwn(verified(account).payments.byId, paymentId))
      throw new Refusal('conflict', 'payment/taken', 'Please try again');
    const { price, duration: durationDays } = planOf(planType);
    const data = { paymentId, provider, providerOrderId, planType, amount: toPaise(price), durationDays };
    return [{ type: 'PaymentBegun', data }];
  },
  /** Also after it had failed or been abandoned, for the money was taken; twice is once. */
  ConfirmPayment: ({ paymentId, paid, zone }, account, { at }) => {
    const payment = paymentIn(account.payments, paymentId);
    if (!fits(payment, paid)) throw doesNotFit();
    const { providerPaymentId } = paid;
    if (payment.confirmation?.providerPaymentId === providerPaymentId) return [];
    if (payment.confirmation) throw paidTwice();
    const { provider, planType, amount, durationDays } = payment;
    const { restaurantId, planEndDate, restaurantName, ownerName, email, address, gstNumber } = account;
    const year = financialYear(at, zone);
    const { startsAt, endsAt } = periodOf(durationDays, planEndDate, at);
    const data = {
      ...{ paymentId, provider, providerPaymentId },
      receiptNo: receiptNo(restaurantId, year, 1 + (account.payments.receipts[year] ?? 0)),
      financialYear: year,
      ...{ planType, planName: planOf(planType).name, amount, startsAt, endsAt },
      paidBy: { restaurantName, ownerName, email, address, gstNumber },
    };
    return [
      { type: 'PaymentConfirmed', data },
      { type: 'PlanActivated', data: { planType, endsAt } },
    ];
  },
  FailPayment: ({ paymentId, providerPaymentId }, { payments }) =>
    paymentIn(payments, paymentId).status === 'open'
      ? [{ type: 'PaymentFailed', data: { paymentId, providerPaymentId } }]
      : [],
  AbandonPayment: ({ paymentId }, { payments }) =>
    paymentIn(payments, paymentId).status === 'open' ? [{ type: 'PaymentAbandoned', data: { paymentId } }] : [],
  RecordReceiptMailed: ({ paymentId }, { payments }) => {
    const { confirmation, isReceiptMailed } = paymentIn(payments, paymentId);
    return confirmation && !isReceiptMailed ? [{ type: 'ReceiptMailed', data: { paymentId } }] : [];
  },
};
