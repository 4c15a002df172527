import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { begun, confirm, confirmed, email, owner, plan, RESTAURANT, signedUp } from '../../testing/payments.js';
import { accountBook, type AccountEvent } from './index.js';
import type { Paid } from './payment-tables.js';

const { given, fold, at } = sentences(accountBook);

const failed: AccountEvent = { type: 'PaymentFailed', data: { paymentId: 'one', providerPaymentId: 'pay_failed' } };
const abandoned: AccountEvent = { type: 'PaymentAbandoned', data: { paymentId: 'one' } };
const mailed: AccountEvent = { type: 'ReceiptMailed', data: { paymentId: 'one' } };

describe('BeginPayment', () => {
  const begin = {
    type: 'BeginPayment',
    paymentId: 'one',
    provider: 'razorpay',
    providerOrderId: 'order_one',
    planType: '1_month',
  } as const;
  it('notes what is paid for and what it costs', () =>
    given(...owner)
      .when(begin)
      .then(begun()));
  it('may begin while another payment is open', () =>
    given(...owner, begun('other'))
      .when(begin)
      .then(begun()));
  it('takes no payment’s id twice', () =>
    given(...owner, begun())
      .when(begin)
      .thenRefused('payment/taken'));
  it('waits until the address is verified', () => given(signedUp).when(begin).thenRefused('account/not-found'));
  it('activates nothing', () => expect(fold([...owner, begun()])).toMatchObject({ planType: null, planEndDate: null }));
});

describe('ConfirmPayment', () => {
  const asked = at(10);
  const inAMonth = '2026-12-21T06:30:10.000Z';
  it('activates the plan from now on', () =>
    given(...owner, begun())
      .when(confirm(), { at: asked })
      .then(...confirmed(asked, inAMonth)));
  it('extends a plan that runs', () =>
    given(...owner, plan('2027-01-01T00:00:00.000Z'), begun())
      .when(confirm(), { at: asked })
      .then(...confirmed('2027-01-01T00:00:00.000Z', '2027-01-31T00:00:00.000Z')));
  it('starts a plan that lapsed anew', () =>
    given(...owner, plan('2026-11-20T00:00:00.000Z'), begun())
      .when(confirm(), { at: asked })
      .then(...confirmed(asked, inAMonth)));
  it('activates after it had failed or been abandoned, for the money was taken', () => {
    for (const before of [failed, abandoned])
      given(...owner, begun(), before)
        .when(confirm(), { at: asked })
        .then(...confirmed(asked, inAMonth));
  });
  it('may come twice', () =>
    given(...owner, begun(), ...confirmed(asked, inAMonth))
      .when(confirm())
      .thenNothing());
  it('gives what was asked when it began, whatever plans cost now', () =>
    given(...owner, begun('one', 12_300))
      .when(confirm('one', { amount: 12_300 }), { at: asked })
      .thenMatches({ data: { amount: 12_300 } }, { data: { endsAt: inAMonth } }));
  it('names the restaurant on the receipt as it is now', () => {
    const says = {
      restaurantName: 'Sugar Garden',
      ownerName: 'Ravi',
      address: 'MG Road',
      gstNumber: '29ABCDE1234F1Z5',
    };
    const silent = { upiId: null, googleReviewLink: null, fssaiNumber: null, phoneNumber: null, pictureId: null };
    given(...owner, begun(), { type: 'ProfileChanged', data: { ...says, ...silent } })
      .when(confirm())
      .thenMatches({ data: { paidBy: { ...says, email } } }, {});
  });
  it.each<[string, Partial<Paid>]>([
    ['another amount', { amount: 59_800 }],
    ['nothing', { amount: 0 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { providerOrderId: 'order_other' }],
  ])('is refused of %s', (_, paid) =>
    given(...owner, begun())
      .when(confirm('one', paid))
      .thenRefused('payment/does-not-fit', 'This payment does not fit the plan. Please contact us.'),
  );
  it.each(['other', '__proto__', 'constructor', ''])('is refused of a payment nobody began: “%s”', (paymentId) =>
    given(...owner, begun())
      .when(confirm(paymentId))
      .thenRefused('payment/not-found', 'Payment not found'),
  );
  it('is refused of a second charge for one payment', () =>
    given(...owner, begun(), ...confirmed(asked, inAMonth))
      .when(confirm('one', { providerPaymentId: 'pay_again' }))
      .thenRefused('payment/paid-twice'));
  it('of two payments both extends', () =>
    given(...owner, begun('one'), begun('two'), ...confirmed(asked, inAMonth))
      .when(confirm('two'))
      .then(...confirmed(inAMonth, '2027-01-20T06:30:10.000Z', 'two', '002')));
});

describe('A receipt’s number', () => {
  const first = confirmed(at(9), '2026-12-21T06:30:10.000Z');
  it.each([
    ['goes on within the financial year', '2027-03-31T18:29:59.999Z', '26/002'],
    ['begins anew with the next, by the clocks of the restaurant', '2027-03-31T18:30:00.000Z', '27/001'],
    ['does not go back when a clock does', '2026-03-31T00:00:00.000Z', '25/001'],
  ])('%s', (_, now, number) =>
    given(...owner, begun(), ...first, begun('two'))
      .when(confirm('two'), { at: now })
      .thenMatches({ data: { receiptNo: `${RESTAURANT}/${number}` } }, {}),
  );
});

describe('FailPayment and AbandonPayment', () => {
  const fail = { type: 'FailPayment', paymentId: 'one', providerPaymentId: 'pay_failed' } as const;
  const abandon = { type: 'AbandonPayment', paymentId: 'one' } as const;
  const done = confirmed(at(9), at(19));
  it('end an open payment', () => {
    given(...owner, begun())
      .when(fail)
      .then(failed);
    given(...owner, begun())
      .when(abandon)
      .then(abandoned);
  });
  it('may come twice, and after each other', () => {
    for (const before of [failed, abandoned])
      for (const wish of [fail, abandon])
        given(...owner, begun(), before)
          .when(wish)
          .thenNothing();
  });
  it('change nothing after the confirmation', () => {
    for (const wish of [fail, abandon])
      given(...owner, begun(), ...done)
        .when(wish)
        .thenNothing();
  });
  it('are refused of a payment nobody began', () => {
    for (const wish of [fail, abandon])
      given(...owner)
        .when(wish)
        .thenRefused('payment/not-found');
  });
});

describe('RecordReceiptMailed', () => {
  const record = { type: 'RecordReceiptMailed', paymentId: 'one' } as const;
  const paid = [...owner, begun(), ...confirmed(at(9), at(19))];
  it('notes that the receipt went out, once', () => {
    given(...paid)
      .when(record)
      .then(mailed);
    given(...paid, mailed)
      .when(record)
      .thenNothing();
  });
  it('has nothing to note before the payment is confirmed', () =>
    given(...owner, begun())
      .when(record)
      .thenNothing());
});

it('A snapshot of payments is the payments', () => {
  const account = fold([...owner, begun(), ...confirmed(at(9), at(19)), mailed, begun('two'), abandoned]);
  expect(JSON.parse(JSON.stringify(account))).toEqual(account);
});
