import type { SignedUp } from '@sae/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailKey } from '@sae/platform/codes';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signUpBody, verifiedOwner } from '../../testing/verbs.js';

let system: System;
let visitor: Client;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true } });
  visitor = new Client(system.url);
});
afterAll(() => system.stop());

const forget = async () => {
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
};
beforeEach(forget);

/** The half minute between two mails, for the log and for Redis. */
const halfAMinute = async () => {
  system.clock.advance(31_000);
  await system.redis.del(await system.redis.keys('limits:mail:*').then((keys) => [...keys, 'none']));
};

const signUp = async (email: string, from = visitor) => {
  const { body } = await from.post('/users/signup', signUpBody(email)).then(expectStatus(201));
  return { ...(body as SignedUp), otp: await codeFor(system, email) };
};

const accountOf = async (email: string) => {
  const [claim] = await system.log.read(`email-${emailKey(system.config.jwtSecret, email)}`);
  return system.log.read(`account-${(claim!.data as { restaurantId: number }).restaurantId}`);
};

const wrongCode = async (email: string) =>
  ((Number(await codeFor(system, email)) + 1) % 1_000_000).toString().padStart(6, '0');

describe('An address', () => {
  it('that was never verified may sign up again: the new sign-up has its own code and password', async () => {
    const email = newEmail();
    const old = await signUp(email);
    await halfAMinute();
    const body = { ...signUpBody(email), ownerName: 'Ravi', password: 'another one', confirmPassword: 'another one' };
    const { signUpId } = (await visitor.post('/users/signup', body).then(expectStatus(201))).body as SignedUp;
    const otp = await codeFor(system, email);
    await visitor.post('/users/verify-otp', { email, otp: old.otp, signUpId }).then(expectStatus(400));
    await visitor.post('/users/verify-otp', { email, otp }).then(expectStatus(400));
    await visitor.post('/users/verify-otp', { email, otp, signUpId }).then(expectStatus(200));
    await visitor.post('/users/login', { email, password: PASSWORD }).then(expectStatus(401));
    await visitor.post('/users/login', { email, password: 'another one' }).then(expectStatus(200));
  });

  it('that has an account gets the same answer; its owner gets the mail', async () => {
    const { email } = await verifiedOwner(system);
    await halfAMinute();
    const { status, body } = await visitor.post('/users/signup', signUpBody(email));
    const unknown = newEmail();
    const other = await visitor.post('/users/signup', signUpBody(unknown));
    const id = expect.stringMatching(/^[\w-]{22}$/);
    expect([status, body]).toEqual([other.status, { ...other.body, email, signUpId: id }]);
    expect(other.body.signUpId).toEqual(id);
    expect((await accountOf(email)).at(-1)).toMatchObject({ type: 'SignUpRepeated', data: { email } });
    await visitor.post('/users/login', { email, password: PASSWORD }).then(expectStatus(200));
  });

  it('may be mailed once in half a minute, known or not; the same request may be repeated', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const [known, unknown] = [newEmail(), newEmail()];
    await visitor.post('/users/signup', signUpBody(known), headers).then(expectStatus(201));
    await visitor.post('/users/signup', signUpBody(known), headers).then(expectStatus(201));
    await visitor.post('/users/resend-otp', { email: unknown }).then(expectStatus(200));
    for (const email of [known, unknown]) {
      const again = await visitor.post('/users/resend-otp', { email });
      expect(again.status).toBe(429);
      expect(again.body).toMatchObject({
        code: 'otp/too-soon',
        message: 'Please wait 30 seconds before asking for another OTP',
      });
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(20);
    }
    expect((await accountOf(known)).filter(({ type }) => type === 'OtpIssued')).toHaveLength(1);
    await halfAMinute();
    const answers = await Promise.all([known, unknown].map((email) => visitor.post('/users/resend-otp', { email })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([1, 2].map(() => [200, answers[0]?.text]));
    expect((await accountOf(known)).filter(({ type }) => type === 'OtpIssued')).toHaveLength(2);
  });

  it('is told the same of wrong codes, known or not', async () => {
    const [waiting, unknown] = [newEmail(), newEmail()];
    await visitor.post('/users/signup', signUpBody(waiting)).then(expectStatus(201));
    const { email: verified } = await verifiedOwner(system);
    await visitor.post('/users/resend-otp', { email: unknown }).then(expectStatus(200));
    const otp = await wrongCode(waiting);
    const tried = async (email: string) => {
      const answers: unknown[] = [];
      for (let n = 1; n <= 6; n += 1) {
        const { status, body } = await visitor.post('/users/verify-otp', { email, otp });
        answers.push([status, (body as { message: string }).message]);
      }
      return answers;
    };
    const expected = [
      ...Array.from({ length: 5 }, () => [400, 'Invalid OTP']),
      [429, 'Too many wrong attempts. Please request a new OTP.'],
    ];
    for (const email of [waiting, unknown, verified]) expect(await tried(email)).toEqual(expected);
    const right = await visitor.post('/users/verify-otp', { email: waiting, otp: await codeFor(system, waiting) });
    expect(right.status).toBe(429);
  });

  it('is told when its code is too old', async () => {
    const email = newEmail();
    await visitor.post('/users/signup', signUpBody(email)).then(expectStatus(201));
    const otp = await codeFor(system, email);
    system.clock.advance(10 * 60_000);
    const late = await visitor.post('/users/verify-otp', { email, otp });
    expect([late.status, late.body.message]).toEqual([400, 'OTP has expired. Please request a new one.']);
    await halfAMinute();
    await visitor.post('/users/login', { email, password: PASSWORD }).then(expectStatus(200));
    await visitor.post('/users/verify-otp', { email, otp: await codeFor(system, email) }).then(expectStatus(200));
  });

  it('may be tried ten times with wrong passwords, known or not; a right one starts anew', async () => {
    const { email: known } = await verifiedOwner(system);
    for (const email of [known, newEmail()]) {
      const answers: number[] = [];
      for (let n = 1; n <= 11; n += 1)
        answers.push((await visitor.post('/users/login', { email, password: 'wrong!' })).status);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    }
    await visitor.post('/users/login', { email: known, password: PASSWORD }).then(expectStatus(429));
    await forget();
    for (let n = 1; n <= 9; n += 1) await visitor.post('/users/login', { email: known, password: 'wrong!' });
    await visitor.post('/users/login', { email: known, password: PASSWORD }).then(expectStatus(200));
    await visitor.post('/users/login', { email: known, password: 'wrong!' }).then(expectStatus(401));
    await visitor.post('/users/login', { email: known, password: 'wrong!' }).then(expectStatus(401));
  });
});

describe('A client', () => {
  it('may ask sixty times a minute without a token', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => visitor.post('/users/login', { email: 'x' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('Many at once', () => {
  it('claim an address once', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': 'at-once' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/users/signup', signUpBody(email), headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await accountOf(email)).map(({ type }) => type)).toEqual(['RestaurantSignedUp', 'OtpIssued']);
  });
});
