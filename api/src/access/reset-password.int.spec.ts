import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionView } from '@sae/domain/access';
import { emailKey } from '@sae/platform/codes';
import { io } from 'socket.io-client';
import { newEmail, sharedSystem, type System } from '../../testing/system.js';
import { Client, codeFor, expectStatus, PASSWORD, signedInOwner, signUpBody } from '../../testing/verbs.js';

let system: System;
let visitor: Client;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true }, nodes: 2 });
  visitor = new Client(system.url);
});
afterAll(() => system.stop());

const NEW = 'a better horse';

/** The half minute between two mails is over, for the log and for Redis; whoever was limited is not any more. */
const later = async () => {
  system.clock.advance(31_000);
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
};
beforeEach(later);

const forgot = (email: string) => visitor.post('/users/forgot-password', { email });
const reset = (email: string, otp: string, password = NEW, headers?: Record<string, string>) =>
  visitor.post('/users/reset-password', { email, otp, password }, headers);
const logIn = (email: string, password: string) => visitor.post('/users/login', { email, password });
const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message: string }).message];

/** A verified owner who was mailed a code for a new password. */
const forgetful = async () => {
  const owner = await signedInOwner(system);
  await later();
  await forgot(owner.email).then(expectStatus(200));
  return { owner, otp: await codeFor(system, owner.email) };
};
const wrong = (otp: string) => ((Number(otp) + 1) % 1_000_000).toString().padStart(6, '0');

const accountOf = async (email: string) => {
  const [claim] = await system.log.read(`email-${emailKey(system.config.jwtSecret, email)}`);
  return system.log.read(`account-${(claim!.data as { restaurantId: number }).restaurantId}`);
};

describe('A new password', () => {
  it('takes the place of the old one, on every node', async () => {
    const { owner, otp } = await forgetful();
    expect(said(await reset(owner.email, otp))).toEqual([200, 'Your password has been changed. Please log in.']);
    for (const url of system.urls) {
      const person = new Client(url);
      await person.post('/users/login', { email: owner.email, password: PASSWORD }).then(expectStatus(401));
      await person.post('/users/login', { email: owner.email, password: NEW }).then(expectStatus(200));
    }
  });

  it('ends every older token, on every node, and no newer one', async () => {
    const { owner, otp } = await forgetful();
    const second = ((await logIn(owner.email, PASSWORD)).body as SessionView).token ?? '';
    const asOf = (token: string) => system.urls.map((url) => new Client(url, token));
    for (const client of [...asOf(owner.token), ...asOf(second)])
      await client.get('/orders/live').then(expectStatus(200));
    await reset(owner.email, otp).then(expectStatus(200));
    for (const client of [...asOf(owner.token), ...asOf(second)]) {
      const { status, body } = await client.get('/orders/live');
      expect([status, body]).toMatchObject([401, { message: 'Authentication required. Please log in again.' }]);
    }
    const { token = '' } = (await logIn(owner.email, NEW).then(expectStatus(200))).body as SessionView;
    for (const client of asOf(token)) await client.get('/orders/live').then(expectStatus(200));
  });

  it('ends the sockets of older tokens at once', async () => {
    const { owner, otp } = await forgetful();
    const sockets = system.urls.map((url) => io(url, { auth: { token: owner.token }, reconnection: false }));
    await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
    const ended = sockets.map((socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve)));
    const begun = performance.now();
    await reset(owner.email, otp).then(expectStatus(200));
    expect(await Promise.all(ended)).toEqual(system.urls.map(() => 'io server disconnect'));
    // Sooner than the sweep that comes by every five seconds.
    expect(performance.now() - begun).toBeLessThan(2_500);
    const again = io(system.url, { auth: { token: owner.token }, reconnection: false, forceNew: true });
    const refused = await new Promise<Error>((resolve) => again.once('connect_error', resolve));
    expect(refused.message).toBe('unauthenticated');
    for (const socket of [...sockets, again]) socket.disconnect();
  });

  it('lets in who was locked out by somebody guessing', async () => {
    const { owner, otp } = await forgetful();
    for (let n = 1; n <= 11; n += 1) await logIn(owner.email, 'guess');
    await logIn(owner.email, PASSWORD).then(expectStatus(429));
    await reset(owner.email, otp).then(expectStatus(200));
    await logIn(owner.email, NEW).then(expectStatus(200));
  });

  it('verifies an address that was not yet: its code was read there', async () => {
    const email = newEmail();
    await visitor.post('/users/signup', signUpBody(email)).then(expectStatus(201));
    await later();
    await forgot(email).then(expectStatus(200));
    await reset(email, await codeFor(system, email)).then(expectStatus(200));
    expect((await logIn(email, NEW)).body).toMatchObject({ requiresPlan: true, token: expect.any(String) });
  });

  it('leaves nothing of itself in the log', async () => {
    const { owner, otp } = await forgetful();
    await reset(owner.email, otp, NEW, { 'idempotency-key': randomUUID() }).then(expectStatus(200));
    const written = JSON.stringify(await accountOf(owner.email), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(written).toContain('PasswordReset');
    for (const secret of [NEW, PASSWORD, otp]) expect(written).not.toContain(secret);
  });
});

describe('A code for a new password', () => {
  it('that is wrong is counted; after five even the right one is refused', async () => {
    const { owner, otp } = await forgetful();
    for (let n = 1; n <= 5; n += 1) expect(said(await reset(owner.email, wrong(otp)))).toEqual([400, 'Invalid OTP']);
    const triedOut = [429, 'Too many wrong attempts. Please request a new OTP.'];
    expect(said(await reset(owner.email, otp))).toEqual(triedOut);
    expect((await accountOf(owner.email)).filter(({ type }) => type === 'OtpRefused')).toHaveLength(5);
    await later();
    expect(said(await reset(owner.email, otp))[0]).toBe(400);
    await forgot(owner.email).then(expectStatus(200));
    await reset(owner.email, await codeFor(system, owner.email)).then(expectStatus(200));
  });

  it('is good for ten minutes', async () => {
    const { owner, otp } = await forgetful();
    system.clock.advance(10 * 60_000);
    expect(said(await reset(owner.email, otp))).toEqual([400, 'OTP has expired. Please request a new one.']);
    await logIn(owner.email, PASSWORD).then(expectStatus(200));
  });

  it('is good once; the same request may be repeated, on any node, and changes nothing more', async () => {
    const { owner, otp } = await forgetful();
    const headers = { 'idempotency-key': randomUUID() };
    await reset(owner.email, otp, NEW, headers).then(expectStatus(200));
    const head = await system.log.head();
    for (const url of system.urls) {
      const again = (password: string) =>
        new Client(url).post('/users/reset-password', { email: owner.email, otp, password }, headers);
      await again(NEW).then(expectStatus(200));
      await again('another one').then(expectStatus(422));
    }
    expect(said(await reset(owner.email, otp, 'another one'))).toEqual([400, 'Invalid OTP']);
    expect(await system.log.head()).toBe(head);
    await logIn(owner.email, NEW).then(expectStatus(200));
  });

  it('changes a password once, however many ask at once', async () => {
    const { owner, otp } = await forgetful();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(owner.email, otp, `password ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('verifies no sign-up, and one for a sign-up changes no password', async () => {
    const { owner, otp } = await forgetful();
    await visitor.post('/users/verify-otp', { email: owner.email, otp }).then(expectStatus(400));
    const email = newEmail();
    await visitor.post('/users/signup', signUpBody(email)).then(expectStatus(201));
    await reset(email, await codeFor(system, email)).then(expectStatus(400));
  });
});
