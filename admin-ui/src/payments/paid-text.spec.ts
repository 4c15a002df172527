import { describe, expect, it } from '@jest/globals';
import type { OrderView } from '@sae/domain/ordering';
import { knowZone } from '../data/zone.js';
import { givenBackText, paidText, tenderText } from './paid-text.js';

knowZone('Asia/Kolkata');

type Receipt = NonNullable<OrderView['receiptDetails']>;
const textOf = (receipt: Partial<Receipt>) =>
  paidText({
    receiptDetails: { billNo: '2026-27/000001', total: 620, completedAt: '', isPaid: true, ...receipt },
  } as OrderView);
const given = { amount: 80, kind: 'cash', at: '2026-11-21T08:35:00.000Z', actor: 'restaurant:7' } as const;
const payment = { paid: 620, toPay: 0, toGiveBack: 0 };

describe('How an order was paid', () => {
  it.each<[string, Partial<Receipt>]>([
    ['Unpaid', { isPaid: false }],
    ['Paid', {}],
    ['Paid', { payment }],
    ['Paid · Cash', { payment: { ...payment, by: [{ kind: 'cash', amount: 620 }] } }],
    ['Paid · UPI, tip ₹20', { payment: { ...payment, by: [{ kind: 'upi', amount: 620 }], tip: 20 } }],
    [
      'Paid · Cash ₹500 + UPI ₹120',
      {
        payment: {
          ...payment,
          by: [
            { kind: 'cash', amount: 500 },
            { kind: 'upi', amount: 120 },
          ],
        },
      },
    ],
    ['Paid · Card ₹500 + ₹120 not said how', { payment: { ...payment, by: [{ kind: 'card', amount: 500 }] } }],
    ['₹100.00 paid, ₹520.00 to pay', { isPaid: false, payment: { paid: 100, toPay: 520, toGiveBack: 0 } }],
    [
      'Paid · Cash, give back ₹80.00',
      { payment: { ...payment, paid: 700, toGiveBack: 80, by: [{ kind: 'cash', amount: 700 }] } },
    ],
    [
      'Paid · Cash, ₹80.00 given back',
      { payment: { ...payment, paid: 700, by: [{ kind: 'cash', amount: 700 }], givenBack: given } },
    ],
    ['Unpaid · one bill with #41', { isPaid: false, others: 1, sharedWith: 41 }],
    ['Paid · one bill with #41', { others: 1, sharedWith: 41 }],
    [
      'Paid · Cash · one bill with #41 and 2 more',
      { others: 3, sharedWith: 41, payment: { ...payment, by: [{ kind: 'cash', amount: 620 }] } },
    ],
    [
      '₹100.00 paid, ₹520.00 to pay · one bill with #41',
      { isPaid: false, others: 1, sharedWith: 41, payment: { paid: 100, toPay: 520, toGiveBack: 0 } },
    ],
  ])('is told: %s', (text, receipt) => expect(textOf(receipt)).toBe(text));

  it('is told of each payment, with tip and change', () => {
    const tender = { id: 1, kind: 'cash', amount: 500, tip: 20, given: 550, change: 30, takenAt: '' } as const;
    expect(tenderText(tender)).toBe('Cash ₹500.00, tip ₹20.00, change ₹30.00');
    expect(tenderText({ ...tender, kind: 'upi', tip: 0, given: null, change: 0 })).toBe('UPI ₹500.00');
  });

  it.each([
    ['cash', 'in cash'],
    ['upi', 'by UPI'],
    ['card', 'by card'],
    ['other', 'otherwise'],
  ] as const)('is told of what was given back in %s: how, by whom and when', (kind, how) =>
    expect(givenBackText({ ...given, kind })).toBe(`₹80.00 given back ${how}, by Staff, 21 Nov 2026, 2:05 pm`),
  );
});
