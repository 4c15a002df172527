import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SecondFactorView } from '@sae/domain/access';
import type { LogInView, PersonView } from '@sae/domain/people';
import { PIN, Till } from '../../testing/people.js';
import { SecondFactor } from '../../testing/second-factor.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, PASSWORD, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let app: SecondFactor;
let recovery: readonly string[];

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true }, nodes: 2 });
});
afterAll(() => system.stop());

beforeEach(async () => {
  const keys = await system.redis.keys('limits:*');
  if (keys.length > 0) await system.redis.del(keys);
  owner = await signedInOwner(system);
  app = await SecondFactor.begin(system, owner);
  recovery = await app.add();
});

/** The code after the one that was used. */
const nextCode = () => {
  system.clock.advance(30_000);
  return app.code();
};
const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { message: string }).message];
const state = async () =>
  (await owner.api.get('/users/second-factor').then(expectStatus(200))).body as SecondFactorView;
const logIn = (secondFactor?: string, headers?: Record<string, string>) =>
  new Client(system.url).post('/users/login', { email: owner.email, password: PASSWORD, secondFactor }, headers);

describe('A second factor', () => {
  it('is there with ten recovery codes, and its secret is in no log in the clear', async () => {
    expect(await state()).toMatchObject({ addedAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(new Set(recovery).size).toBe(10);
    const facts = JSON.stringify((await system.log.read(`account-${owner.restaurantId}`)).map(({ data }) => data));
    for (const told of [app.secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      expect(facts).not.toContain(told);
  });

  it('is asked for on a new browser, by a code or a recovery code, each good once', async () => {
    const { body } = await logIn().then(expectStatus(200));
    expect(body).toEqual({ requiresSecondFactor: true });
    expect(said(await logIn('000000'))).toEqual([403, 'Invalid code']);
    const code = nextCode();
    await logIn(code).then(expectStatus(200));
    expect(said(await logIn(code))).toEqual([403, 'Invalid code']);
    await logIn(recovery[0]?.toLowerCase()).then(expectStatus(200));
    expect(said(await logIn(recovery[0]))).toEqual([403, 'Invalid code']);
    expect((await state()).recoveryCodesLeft).toBe(9);
  });

  it('is not asked for on a browser that was in before, nor does a wrong password tell of it', async () => {
    const { headers } = await logIn(nextCode()).then(expectStatus(200));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(((await logIn(undefined, { cookie }).then(expectStatus(200))).body as LogInView).token).toBeTruthy();
    const wrong = await new Client(system.url).post('/users/login', { email: owner.email, password: 'wrong!' });
    expect(said(wrong)).toEqual([401, 'Invalid email or password']);
  });

  it('waits after five wrong codes, and lets nobody in meanwhile by a right one', async () => {
    for (let n = 0; n < 5; n += 1) await logIn('000000').then(expectStatus(403));
    const { status, body } = await logIn(app.code(30_000));
    expect([status, (body as { code: string }).code]).toEqual([429, 'second-factor/waits']);
    system.clock.advance(31_000);
    await logIn(app.code()).then(expectStatus(200));
  });

  it('is asked for where the UPI ID changes, once for a request that is repeated', async () => {
    const fields = { restaurantName: 'Spice', ownerName: 'Asha', upiId: 'asha@upi', currentPassword: PASSWORD };
    const change = (headers: Record<string, string> = {}) => owner.api.form('/users/account', { fields, headers });
    expect(said(await change())).toEqual([403, 'Please enter the code of your authenticator app']);
    expect(said(await change({ 'second-factor': '000000' }))).toEqual([403, 'Invalid code']);
    const headers = { 'second-factor': nextCode(), 'idempotency-key': 'one' };
    await change(headers).then(expectStatus(200));
    await change(headers).then(expectStatus(200));
  });

  it('is asked for before somebody is a manager, or gets in as one, and for nobody else', async () => {
    const add = (role: string, headers?: Record<string, string>) =>
      owner.api.post('/people', { name: 'Kiran', role }, headers);
    const { id } = (await add('waiter').then(expectStatus(201))).body as PersonView;
    await owner.api.put(`/people/${id}`, { name: 'Kiran', role: 'cashier' }).then(expectStatus(200));
    await owner.api.put(`/people/${id}/pin`, { pin: '1234' }).then(expectStatus(200));
    expect((await add('manager')).status).toBe(403);
    expect((await owner.api.put(`/people/${id}`, { name: 'Kiran', role: 'manager' })).status).toBe(403);
    const headers = { 'second-factor': nextCode(), 'idempotency-key': 'one' };
    const manager = (await add('manager', headers).then(expectStatus(201))).body as PersonView;
    expect(((await add('manager', headers).then(expectStatus(201))).body as PersonView).id).toBe(manager.id);
    expect((await owner.api.put(`/people/${manager.id}/pin`, { pin: '1234' })).status).toBe(403);
    expect((await owner.api.post(`/people/${manager.id}/login`, { email: 'k@example.com' })).status).toBe(403);
    await owner.api
      .put(`/people/${manager.id}/pin`, { pin: '1234' }, { 'second-factor': recovery[1] ?? '' })
      .then(expectStatus(200));
  });

  it('is removed by a code of it, and given other recovery codes', async () => {
    const other = await owner.api
      .post('/users/second-factor/recovery-codes', { code: recovery[2] })
      .then(expectStatus(200));
    expect((other.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await owner.api.delete('/users/second-factor', { code: recovery[3] })).status).toBe(403);
    await owner.api.delete('/users/second-factor', { code: nextCode() }).then(expectStatus(200));
    expect(await state()).toEqual({ addedAt: null, recoveryCodesLeft: 0 });
    expect(((await logIn().then(expectStatus(200))).body as LogInView).token).toBeTruthy();
  });

  it('answers a request that is repeated as it did the first', async () => {
    const another = await signedInOwner(system);
    const begun = await SecondFactor.begin(system, another);
    const asked = begun.asked();
    const headers = { 'idempotency-key': 'one' };
    const add = () => another.api.post('/users/second-factor', asked, headers).then(expectStatus(201));
    const first = (await add()).body as { recoveryCodes: string[] };
    system.clock.advance(120_000);
    expect((await add()).body).toEqual(first);
    const code = first.recoveryCodes[0];
    const more = { 'idempotency-key': 'two' };
    const replace = () =>
      another.api.post('/users/second-factor/recovery-codes', { code }, more).then(expectStatus(200));
    const other = (await replace()).body as { recoveryCodes: string[] };
    expect((await replace()).body).toEqual(other);
    expect(other).not.toEqual(first);
    const last = { code: other.recoveryCodes[9] };
    const remove = () => another.api.delete('/users/second-factor', last, { 'idempotency-key': 'three' });
    await remove().then(expectStatus(200));
    await remove().then(expectStatus(200));
  });

  it('is added by a code that is of its secret, and once', async () => {
    expect((await owner.api.post('/users/second-factor', app.asked())).status).toBe(409);
    const another = await signedInOwner(system);
    const begun = await SecondFactor.begin(system, another);
    const wrong = await another.api.post('/users/second-factor', { ...begun.asked(), code: '000000' });
    expect(said(wrong)).toEqual([403, 'Invalid code']);
    const short = await another.api.post('/users/second-factor', { secret: 'ABC', code: '000000' });
    expect(said(short)).toEqual([400, 'Please begin again']);
  });
});

describe('What one got in by', () => {
  const later = () => system.clock.advance(5 * 60_000);
  const password = { 'current-password': encodeURIComponent(PASSWORD) };

  it('is asked for again before another’s login is ended or a role is given, once in five minutes', async () => {
    await owner.api.post('/people', { name: 'Ravi', role: 'waiter' }).then(expectStatus(201));
    later();
    const add = (headers?: Record<string, string>) =>
      owner.api.post('/people', { name: 'Ravi', role: 'waiter' }, headers);
    expect(said(await add())).toEqual([403, 'Please enter your password again']);
    expect(said(await owner.api.delete('/users/sessions'))).toEqual([403, 'Please enter your password again']);
    expect(said(await add({ 'current-password': 'wrong!' }))).toEqual([403, 'The current password is wrong']);
    await add(password).then(expectStatus(201));
    await add().then(expectStatus(201));
    await owner.api.delete('/users/sessions').then(expectStatus(200));
    later();
    expect((await add()).status).toBe(403);
  });

  it('is the password for a second factor, even at a till where the owner came in by PIN', async () => {
    const another = await signedInOwner(system);
    await another.api.put('/people/1/pin', { pin: PIN }).then(expectStatus(200));
    const { api } = await (await Till.open(another)).logIn(1);
    const begun = await SecondFactor.begin(system, { api });
    const add = (headers?: Record<string, string>) => api.post('/users/second-factor', begun.asked(), headers);
    expect(said(await add())).toEqual([403, 'Please enter your password again']);
    expect((await add(password)).status).toBe(201);
  });

  it('is the PIN at a till, as often as it is asked for', async () => {
    const another = await signedInOwner(system);
    const manager = await (await Till.open(another)).colleague('manager');
    const add = (pin?: string) =>
      manager.api.post('/people', { name: 'Ravi', role: 'waiter' }, pin ? { 'own-pin': pin } : {});
    for (let n = 0; n < 7; n += 1) {
      later();
      expect(said(await add())).toEqual([403, 'Please enter your PIN again']);
      await add(PIN).then(expectStatus(201));
    }
    later();
    expect(said(await add('0000'))).toEqual([403, 'Wrong PIN']);
    await manager.api.get('/orders/live').then(expectStatus(200));
  });
});
