import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { beginPayment, decide, history } from '../../testing/payments.js';
import { startSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, PASSWORD, signedInOwner, verifiedOwner, type Owner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await startSystem();
});
afterEach(() => system.clock.set(new Date().toISOString()));
afterAll(() => system.stop());

const paid = async (owner: Owner) => {
  const { receiptNo } = await decide(owner, (await beginPayment(owner)).paymentId, 'pay');
  return receiptNo?.slice(String(owner.restaurantId).length);
};

/** Tokens do not live for months. */
const loggedIn = async (owner: Owner): Promise<Owner> => {
  const { body } = await new Client(system.url).post('/users/login', { email: owner.email, password: PASSWORD });
  const { token } = body as { token: string };
  return { ...owner, token, api: new Client(system.url, token) };
};

describe('Receipts', () => {
  it('are numbered without a gap, and anew with each financial year and for each restaurant', async () => {
    const [mine, theirs] = [await verifiedOwner(system), await verifiedOwner(system)];
    system.clock.set('2027-03-31T18:29:30.000Z');
    let [one, two] = [await loggedIn(mine), await loggedIn(theirs)];
    expect([await paid(one), await paid(one), await paid(two)]).toEqual(['/26/001', '/26/002', '/26/001']);
    const { paymentId } = await beginPayment(one);
    await decide(one, paymentId, 'abandon');
    expect(await paid(one)).toBe('/26/003');
    system.clock.set('2027-03-31T18:30:00.000Z');
    [one, two] = [await loggedIn(mine), await loggedIn(theirs)];
    expect([await paid(one), await paid(one), await paid(two)]).toEqual(['/27/001', '/27/002', '/27/001']);
    // Begun in the old year, paid in the new one.
    expect((await decide(one, paymentId, 'pay')).receiptNo).toMatch(/\/27\/003$/);
  });

  it('and the history are made anew from the log alone, byte for byte', async () => {
    const owner = await signedInOwner(system);
    await paid(owner);
    await decide(owner, (await beginPayment(owner)).paymentId, 'fail');
    await beginPayment(owner);
    const [open, failed, confirmed, trial] = await history(owner);
    expect([open, failed, confirmed, trial].map((entry) => entry?.status)).toEqual([
      ...['open', 'failed', 'confirmed', 'confirmed'],
    ]);
    const texts = async () => [
      (await owner.api.get('/payments').then(expectStatus(200))).text,
      (await owner.api.get(`/payments/${confirmed?.id}/receipt`).then(expectStatus(200))).text,
    ];
    const before = await texts();
    await system.redis.flushAll();
    await eventually(async () => expect(await texts()).toEqual(before), 20_000);
  });

  it('keep who paid as they were then', async () => {
    const owner = await verifiedOwner(system);
    await paid(owner);
    const [entry] = await history(owner);
    const before = (await owner.api.get(`/payments/${entry?.id}/receipt`)).text;
    const fields = {
      restaurantName: 'Sugar Garden',
      ownerName: 'Ravi',
      address: 'MG Road',
      gstNumber: '29ABCDE1234F1Z5',
    };
    expect((await owner.api.form('/users/account', { fields })).status).toBe(200);
    expect((await owner.api.get(`/payments/${entry?.id}/receipt`)).text).toBe(before);
    await paid(owner);
    const [later] = await history(owner);
    expect((await owner.api.get(`/payments/${later?.id}/receipt`)).body).toMatchObject({
      paidBy: { ...fields, email: owner.email },
    });
  });

  it('come page by page with the history', async () => {
    const owner = await signedInOwner(system);
    for (let n = 0; n < 3; n += 1) await beginPayment(owner);
    const { body, headers } = await owner.api.get('/payments?range=[1,2]');
    expect(headers['content-range']).toBe('payments 1-2/4');
    expect((body as object[]).length).toBe(2);
    expect((await owner.api.get('/payments?filter={"status":"open"}')).status).toBe(400);
  });
});
