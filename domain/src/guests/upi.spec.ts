import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { upiLink, type UpiPayment } from './upi.js';

const payment: UpiPayment = {
  upiId: 'spice.garden@okbank',
  payee: 'Spice & Garden, 100%',
  amount: 66_518,
  note: 'Bill 2026-27/000042 Table 4',
  reference: 'SAE42',
};
const read = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('A UPI link', () => {
  it('is as payment apps read it', () =>
    expect(upiLink(payment)).toBe(
      'upi://pay?pa=spice.garden@okbank&pn=Spice%20%26%20Garden%2C%20100%25&am=665.18&cu=INR' +
        '&tn=Bill%202026-27%2F000042%20Table%204&tr=SAE42',
    ));
  it('says the amount with two decimals', () => {
    for (const [amount, said] of [
      [1, '0.01'],
      [100, '1.00'],
      [12_345_670, '123456.70'],
    ] as const)
      expect(read(upiLink({ ...payment, amount }))['am']).toBe(said);
  });
  it('holds any name and note as they are, or their first 50 characters, and nothing beside', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (payee, note) => {
        const { upiId: pa, reference: tr } = payment;
        const first = (text: string) =>
          [...text]
            .slice(0, 50)
            .join('')
            .replace(/\p{Cs}/gu, '\ufffd');
        const expected = { pa, pn: first(payee), am: '665.18', cu: 'INR', tn: first(note), tr };
        expect(read(upiLink({ ...payment, payee, note }))).toEqual(expected);
      }),
    ));
});
