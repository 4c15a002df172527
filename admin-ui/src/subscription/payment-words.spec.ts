import { describe, expect, it } from '@jest/globals';
import { open, paid, trial } from '../../testing/payments.js';
import { boughtText, openPaymentIn, runningUntil, statusText, troubleText } from './payment-words.js';

const now = '2026-11-21T06:30:00.000Z';

it('says a payment by its plan and price', () => expect(boughtText(paid)).toBe('6 Months Plan, ₹2,999.00'));

it('says how each payment stands', () =>
  expect(
    [open, paid, trial, { ...open, status: 'failed' as const }, { ...open, status: 'abandoned' as const }].map(
      statusText,
    ),
  ).toEqual(['Not finished', 'Paid', 'Activated', 'Failed', 'Abandoned']));

describe('the payment that is open', () => {
  const failed = { ...open, status: 'failed' } as const;
  it.each([
    ['is the last that may still become a plan', [failed, trial, open, paid], open],
    ['is none after one that was made', [paid, open], undefined],
    ['is none where there is none', [], undefined],
  ])('%s', (_, payments, found) => expect(openPaymentIn(payments)).toEqual(found));
});

describe('the plan that runs', () => {
  it('does so until it ends', () =>
    expect(runningUntil({ planType: '1_year', planEndDate: '2027-01-01T00:00:00.000Z' }, now)).toBe(
      '2027-01-01T00:00:00.000Z',
    ));
  it.each([undefined, null, { planType: '1_year', planEndDate: now } as const, { planType: null, planEndDate: null }])(
    'is none of %j',
    (holder) => expect(runningUntil(holder, now)).toBeNull(),
  );
});

describe('a payment window that brought no payment', () => {
  it('was closed', () => expect(troubleText({ is: 'closed' })).not.toMatch(/charged/));
  it('failed without a reason', () =>
    expect(troubleText({ is: 'failed', reason: '' })).toBe('The payment did not go through. You can try again.'));
  it('failed for a reason that has a full stop, or none', () => {
    for (const reason of ['Declined by the bank', 'Declined by the bank.'])
      expect(troubleText({ is: 'failed', reason })).toMatch(/through. Declined by the bank. You can/);
  });
  it('was blocked', () => expect(troubleText({ is: 'blocked' })).toMatch(/Nothing was charged/));
});
