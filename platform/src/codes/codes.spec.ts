import { describe, expect, it } from '@jest/globals';
import { emailKey, otpCode } from './index.js';

const SECRET = 'a secret for tests';
const EVENT = '6a640845-bf7f-47ab-94f7-9c5ae8c6370d';

describe('a one-time code', () => {
  it('has six digits', () => {
    for (let n = 0; n < 1_000; n++) expect(otpCode(SECRET, `${EVENT}${n}`)).toMatch(/^\d{6}$/);
  });

  it('is the same for the mailer and for the decider', () => {
    expect(otpCode(SECRET, EVENT)).toBe(otpCode(SECRET, EVENT));
  });

  it('differs by event and by secret', () => {
    expect(otpCode(SECRET, EVENT)).not.toBe(otpCode(SECRET, `${EVENT}0`));
    expect(otpCode(SECRET, EVENT)).not.toBe(otpCode('another secret for tests', EVENT));
  });

  it('favours no first digit', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 10_000; n++) {
      const [first] = otpCode(SECRET, `event ${n}`) as unknown as [string];
      seen.set(first, (seen.get(first) ?? 0) + 1);
    }
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
    expect(seen.size).toBe(10);
  });
});

describe('the key of an e-mail address', () => {
  it('names a stream: hex, without a hyphen', () => {
    expect(emailKey(SECRET, 'owner@example.com')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is the same however the address is written', () => {
    expect(emailKey(SECRET, ' Owner@Example.COM ')).toBe(emailKey(SECRET, 'owner@example.com'));
    expect(emailKey(SECRET, 'jos\u0065\u0301@example.com')).toBe(emailKey(SECRET, 'jos\u00e9@example.com'));
  });

  it('cannot be guessed without the secret', () => {
    expect(emailKey(SECRET, 'owner@example.com')).not.toBe(emailKey('another secret for tests', 'owner@example.com'));
  });
});
