import { describe, expect, it } from '@jest/globals';
import { shownData, withoutPeople } from './shown.js';

describe('Of a job', () => {
  it('is shown whose it is, of which fact and when', () => {
    const code = { restaurantId: 42, otpId: 'a1', issuedAt: '2026-11-25T08:00:00.000Z' };
    expect(shownData(code)).toEqual(code);
    const wanted = { restaurantId: 42, period: { type: 'year', year: 2026 } };
    expect(shownData(wanted)).toEqual(wanted);
  });

  it('is not shown what people told us, nor what a later version may add', () => {
    const receipt = { paidBy: { email: 'asha@example.com', gstNumber: '29ABCDE1234F1Z5' } };
    const news = { is: 'payment-details', changes: [{ field: 'upiId', from: null, to: 'asha@upi' }] };
    expect(shownData({ restaurantId: 42, receipt, news, toString: 'x', secret: 'y' })).toEqual({
      restaurantId: 42,
      ...{ receipt: '[hidden]', news: '[hidden]', toString: '[hidden]', secret: '[hidden]' },
    });
    expect(shownData(null)).toEqual({});
  });
});

describe('A text', () => {
  it.each([
    ['Can’t send mail: 451 4.2.1 <asha.rao+sae@example.com>: later', 'Can’t send mail: 451 4.2.1 <[address]>: later'],
    ['subject:123456', 'subject:[code]'],
    ['RCPT TO:<"a.b"@xn--exmple-cua.com>', 'RCPT TO:<[address]>'],
    ['rejected: subject "123456 is your SAE code"', 'rejected: subject "[code] is your SAE code"'],
    ['नाम@उदाहरण.भारत', '[address]'],
  ])('names nobody, and no code: %s', (said, shown) => expect(withoutPeople(said)).toBe(shown));

  it.each([
    'at process (file:///sae/node_modules/@nestjs/bullmq/dist/bull.explorer.js:123:45)',
    'at NestMailer.send (file:///sae/workers/dist/bundled/main.js:123456:55)',
    'mail-0198f6d2-1b2c-7d3e-8f90-123456789012',
    'export-123456789-0198f6d2-1b2c-7d3e-8f90-123456789012',
    '2026-11-25T08:00:00.123Z',
    'connect ECONNREFUSED 127.0.0.1:2525',
  ])('says what it said: %s', (said) => expect(withoutPeople(said)).toBe(said));

  it('is looked at wherever it stands', () =>
    expect(withoutPeople({ jobs: [{ failedReason: 'no a@b.c', attempts: 3, paused: null }] })).toEqual({
      jobs: [{ failedReason: 'no [address]', attempts: 3, paused: null }],
    }));
});
