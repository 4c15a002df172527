import type { SignedUp } from '@sae/domain/access';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailKey } from '@sae/platform/codes';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signUpBody, verifiedOwner } from '../../testing/verbs.js';
import { account, claim } from '../../../embedded/src/demo/books.js';
import { write } from '../../../embedded/src/demo/draft.js';
import { Passwords } from './passwords.js';

let system: System;
let api: Client;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true, trustedProxies: '127.0.0.1' } });
  api = new Client(system.url);
});
afterAll(() => system.stop());
beforeEach(async () => {
  system.clock.advance(31_000);
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
});

let clients = 0;
/** Every request from another client. */
const anywhere = () => ({ 'x-forwarded-for': `198.51.${100 + Math.floor((clients += 1) / 250)}.${clients % 250}` });
const post = (path: string, body: object) => api.post(`/users/${path}`, body, anywhere());
const name = () => `asha-${randomUUID().slice(0, 8)}`;

/** An account whose address was claimed as it stands, whatever is taken for an address today. */
const claimedBefore = async (email: string): Promise<number> => {
  const [restaurantId, now] = [100_000_000 + Math.floor(Math.random() * 1e8), system.clock.now()];
  const owner = { restaurantId, email, passwordHash: await new Passwords().hash(PASSWORD) };
  const opened = new Date(Date.parse(now) - 30 * 24 * 60 * 60_000).toISOString() as typeof now;
  await write(system.log, claim(owner, emailKey(system.config.jwtSecret, email), opened));
  await write(system.log, account(owner, opened, now, 'Asia/Kolkata'));
  return restaurantId;
};

describe('An internationalised domain', () => {
  it('is one address, however it is written', async () => {
    const local = name();
    const [claimed, typed] = [`${local}@xn--bcher-kva.example`, `${local.toUpperCase()}@BÜCHER.example`];
    const { body } = await post('signup', signUpBody(typed)).then(expectStatus(201));
    const { email, signUpId } = body as SignedUp;
    expect(email).toBe(claimed);
    const otp = await codeFor(system, claimed);
    await post('verify-otp', { email: typed, otp, signUpId }).then(expectStatus(200));
    for (const one of [typed, claimed, `${local}@bu\u0308cher.example`])
      await post('login', { email: one, password: PASSWORD }).then(expectStatus(200));
  });

  it('has one budget of passwords, however it is written', async () => {
    const local = name();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const written = ['bücher.example', 'BÜCHER.example', 'xn--bcher-kva.example', 'bu\u0308cher.example'];
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const email = `${local}@${written[n % written.length]}`;
      answers.push((await api.post('/users/login', { email, password: 'wrong!' }, from)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe('A mailbox', () => {
  it('gets so many codes a day, whatever follows the plus and whoever asks', async () => {
    const local = name();
    const ask = async (n: number) => {
      const email = `${local}${n % 2 ? `+${n}` : ''}@example.com`;
      return (await post(n % 3 ? 'forgot-password' : 'resend-otp', { email })).status;
    };
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1) answers.push(await ask(n));
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('gets one code in half a minute from a client, whatever follows the plus', async () => {
    const local = name();
    const from = { 'x-forwarded-for': '203.0.113.8' };
    const forgot = (email: string) => api.post('/users/forgot-password', { email }, from);
    await forgot(`${local}+a@example.com`).then(expectStatus(200));
    await forgot(`${local}+b@example.com`).then(expectStatus(429));
  });

  it('may have an account for each tag', async () => {
    const local = name();
    const [one, other] = [await verifiedOwner(system, `${local}+a@example.com`), `${local}+b@example.com`];
    system.clock.advance(31_000);
    await system.redis.keys('limits:*').then((keys) => system.redis.del(keys));
    expect((await verifiedOwner(system, other)).restaurantId).not.toBe(one.restaurantId);
    await post('login', { email: one.email, password: PASSWORD }).then(expectStatus(200));
  });
});

describe('An account whose address would not be taken today', () => {
  it.each([
    ['quoted', (local: string) => `"${local} rao"@example.com`],
    ['with a zero width space', (local: string) => `${local}\u200b@example.com`],
    ['with a soft hyphen in its domain', (local: string) => `${local}@exam\u00adple.com`],
    ['claimed with its domain in Unicode', (local: string) => `${local}@bücher.example`],
  ])(
    '%s logs in, and gets a new password',
    async (_, of) => {
      const email = of(name());
      await claimedBefore(email);
      await post('login', { email, password: PASSWORD }).then(expectStatus(200));
      const { body } = await post('forgot-password', { email }).then(expectStatus(200));
      const { resetId } = body as { resetId: string };
      const reset = { email, otp: await codeFor(system, email), password: 'a better horse', resetId };
      await post('reset-password', reset).then(expectStatus(200));
      await post('login', { email, password: PASSWORD }).then(expectStatus(401));
      await post('login', { email, password: 'a better horse' }).then(expectStatus(200));
    },
    20_000,
  );

  it('is found by the ASCII form of its domain, and gets no second account', async () => {
    const local = name();
    const restaurantId = await claimedBefore(`${local}@bücher.example`);
    const email = `${local}@xn--bcher-kva.example`;
    await post('login', { email, password: PASSWORD }).then(expectStatus(200));
    await post('signup', signUpBody(email)).then(expectStatus(201));
    expect(await system.log.read(`email-${emailKey(system.config.jwtSecret, email)}`)).toEqual([]);
    const told = await system.log.read(`account-${restaurantId}`);
    expect(told.at(-1)).toMatchObject({ type: 'SignUpRepeated' });
  });
});
