import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, signUpBody, verifiedOwner } from '../../testing/verbs.js';

let system: System;
let visitor: Client;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true } });
  visitor = new Client(system.url);
});
afterAll(() => system.stop());

/** The half minute between two mails is over, for the log and for Redis; whoever was limited is not any more. */
const later = async () => {
  system.clock.advance(31_000);
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
};
beforeEach(later);

const forgot = (email: string) => visitor.post('/users/forgot-password', { email });
const reset = (email: string, otp: string) =>
  visitor.post('/users/reset-password', { email, otp, password: 'a better horse' });
const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message: string }).message];

describe('Nobody is told whether an address has an account', () => {
  const kinds = async () => {
    const { email: known } = await verifiedOwner(system);
    const waiting = newEmail();
    await visitor.post('/users/signup', signUpBody(waiting)).then(expectStatus(201));
    await later();
    return [known, waiting, newEmail()];
  };

  it('by asking for a code, once or too often', async () => {
    const emails = await kinds();
    const expected = [
      [200, 'If this email has an account, an OTP has been sent to it.'],
      [429, 'Please wait 30 seconds before asking for another OTP'],
    ];
    for (const email of emails) expect([said(await forgot(email)), said(await forgot(email))]).toEqual(expected);
  });

  it('ten times a day', async () => {
    for (const email of await kinds()) {
      const asked: number[] = [];
      for (let n = 1; n <= 11; n += 1) {
        asked.push((await forgot(email)).status);
        system.clock.advance(31_000);
        await system.redis.del(await system.redis.keys('limits:mail:*').then((keys) => [...keys, 'none']));
      }
      expect(asked).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    }
  });

  it('by trying codes', async () => {
    for (const email of await kinds()) {
      await forgot(email).then(expectStatus(200));
      const answers: unknown[] = [];
      for (let n = 1; n <= 6; n += 1) answers.push(said(await reset(email, '000000')));
      expect(answers).toEqual([
        ...Array.from({ length: 5 }, () => [400, 'Invalid OTP']),
        [429, 'Too many wrong attempts. Please request a new OTP.'],
      ]);
    }
  });

  it('by the time it takes', async () => {
    const emails = await kinds();
    const timed = async (ask: () => Promise<unknown>) => {
      const begun = performance.now();
      await ask();
      return performance.now() - begun;
    };
    for (const ask of [forgot, (email: string) => reset(email, '000000')]) {
      const took = emails.map(() => Infinity);
      const spread = () => Math.max(...took) - Math.min(...took);
      for (let n = 1; n <= 5 || (n <= 20 && spread() >= 60); n += 1)
        for (const [index, email] of emails.entries()) {
          took[index] = Math.min(took[index]!, await timed(() => ask(email)));
          await later();
        }
      // Each answer waits for the same moment; a busy machine may make any one late, but hardly the best of many.
      for (const ms of took) expect(ms).toBeGreaterThanOrEqual(149);
      expect(spread()).toBeLessThan(60);
    }
  });
});
