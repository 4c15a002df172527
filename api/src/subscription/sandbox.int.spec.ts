import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import { addMs } from '@sae/domain/kernel';
import type { ReceiptView } from '@sae/domain/subscription';
import { beginPayment, decide, history, told } from '../../testing/payments.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, signedInOwner, verifiedOwner, type Owner } from '../../testing/verbs.js';

const DAY_MS = 24 * 60 * 60_000;
let system: System;

beforeAll(async () => {
  system = await sharedSystem();
});
afterAll(() => system.stop());

const user = async ({ api, restaurantId }: Owner) => (await api.get(`/users/${restaurantId}`)).body as UserView;

describe('A plan', () => {
  it('is paid for, runs at once, and has a receipt', async () => {
    const owner = await verifiedOwner(system);
    const begun = await beginPayment(owner, '6_months');
    expect(begun).toMatchObject({
      ...{ provider: 'sandbox', planType: '6_months', amount: 2999, durationDays: 180, checkout: null },
      paymentId: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await user(owner)).toMatchObject({ planType: null });
    const paid = await decide(owner, begun.paymentId, 'pay');
    expect(paid).toMatchObject({ id: begun.paymentId, status: 'confirmed', amount: 2999, provider: 'sandbox' });
    expect(paid.startsAt).toBe(paid.confirmedAt);
    expect(paid.endsAt).toBe(addMs(paid.confirmedAt ?? '', 180 * DAY_MS));
    expect(await user(owner)).toMatchObject({ planType: '6_months', planEndDate: paid.endsAt });
    expect(await history(owner)).toEqual([paid]);
    const receipt = (await owner.api.get(`/payments/${begun.paymentId}/receipt`)).body as ReceiptView;
    expect(receipt).toMatchObject({
      ...{ receiptNo: paid.receiptNo, planName: '6 Months Plan', amount: 2999, provider: 'sandbox' },
      ...{ issuedAt: paid.confirmedAt, startsAt: paid.startsAt, endsAt: paid.endsAt },
      paidBy: { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', email: owner.email, address: null },
    });
    expect(receipt.receiptNo).toMatch(new RegExp(`^${owner.restaurantId}/\\d\\d/001$`));
    expect((await owner.api.get('/menu')).status).toBe(200);
  });

  it('that runs is extended by one that is paid for', async () => {
    const owner = await signedInOwner(system);
    const { planEndDate } = await user(owner);
    const { paymentId } = await beginPayment(owner);
    const paid = await decide(owner, paymentId, 'pay');
    expect(paid).toMatchObject({ startsAt: planEndDate, endsAt: addMs(planEndDate ?? '', 30 * DAY_MS) });
    expect((await history(owner)).map(({ id, status }) => [id, status])).toEqual([
      [paymentId, 'confirmed'],
      ['free_trial', 'confirmed'],
    ]);
  });

  it('that lapsed starts anew', async () => {
    const owner = await signedInOwner(system);
    system.clock.advance(3 * DAY_MS);
    await user(owner);
    system.clock.advance(3 * DAY_MS);
    const { paymentId } = await beginPayment(owner);
    system.clock.advance(4 * DAY_MS + 1_000);
    try {
      expect((await owner.api.get('/menu')).status).toBe(401);
      const { token } = (
        await new Client(system.url).post('/users/login', { email: owner.email, password: 'correct horse' })
      ).body as { token: string };
      const again = { ...owner, api: new Client(system.url, token) };
      expect((await again.api.get('/menu')).status).toBe(402);
      const paid = await decide(again, paymentId, 'pay');
      expect(paid.startsAt).toBe(paid.confirmedAt);
      expect((await again.api.get('/menu')).status).toBe(200);
    } finally {
      system.clock.set(new Date().toISOString());
    }
  });

  it('is not given free of charge twice, paid for or not', async () => {
    const owner = await signedInOwner(system);
    await decide(owner, (await beginPayment(owner)).paymentId, 'pay');
    const answer = await owner.api.post('/plans', { planType: 'free_trial' });
    expect([answer.status, answer.body]).toMatchObject([409, { message: 'You have already used your free trial' }]);
  });
});

describe('A payment', () => {
  it('that failed or was abandoned gives no plan, until it is paid after all', async () => {
    const owner = await verifiedOwner(system);
    for (const [outcome, status] of [
      ['fail', 'failed'],
      ['abandon', 'abandoned'],
    ] as const) {
      const { paymentId } = await beginPayment(owner);
      expect(await decide(owner, paymentId, outcome)).toMatchObject({ status, startsAt: null, receiptNo: null });
      expect((await owner.api.get(`/payments/${paymentId}/receipt`)).status).toBe(404);
      expect((await owner.api.get(`/payments/${paymentId}`)).body).toMatchObject({ code: 'payment/not-open' });
    }
    expect(await user(owner)).toMatchObject({ planType: null });
    const [newest] = await history(owner);
    expect(await decide(owner, newest?.id ?? '', 'pay')).toMatchObject({ status: 'confirmed' });
  });

  it('is one payment however often it is confirmed, also at once', async () => {
    const owner = await verifiedOwner(system);
    const { paymentId } = await beginPayment(owner);
    const entries = await Promise.all(Array.from({ length: 8 }, () => decide(owner, paymentId, 'pay')));
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(1);
    expect(await decide(owner, paymentId, 'fail')).toEqual(entries[0]);
    expect(await told(system, owner)).toEqual(['PaymentBegun', 'PaymentConfirmed', 'PlanActivated']);
  });

  it('begun twice under one key is begun once', async () => {
    const owner = await verifiedOwner(system);
    const key = { 'idempotency-key': 'pay-once' };
    const begun = await Promise.all([1, 2, 3].map(() => owner.api.post('/payments', { planType: '1_month' }, key)));
    expect(new Set(begun.map(({ body }) => (body as { paymentId: string }).paymentId)).size).toBe(1);
    const other = await owner.api.post('/payments', { planType: '1_year' }, key);
    expect(other.status).toBe(422);
    expect(await told(system, owner)).toEqual(['PaymentBegun']);
  });

  it('can be gone on with while it is open', async () => {
    const owner = await verifiedOwner(system);
    const begun = await beginPayment(owner);
    expect((await owner.api.get(`/payments/${begun.paymentId}`).then(expectStatus(200))).body).toEqual(begun);
  });

  it('of two that are open, both are good', async () => {
    const owner = await verifiedOwner(system);
    const [one, two] = [await beginPayment(owner, '1_month'), await beginPayment(owner, '1_year')];
    const later = await decide(owner, two.paymentId, 'pay');
    const first = await decide(owner, one.paymentId, 'pay');
    expect(first.startsAt).toBe(later.endsAt);
    expect([later.receiptNo?.slice(-3), first.receiptNo?.slice(-3)]).toEqual(['001', '002']);
  });

  it('of another restaurant is nobody’s', async () => {
    const [mine, theirs] = [await verifiedOwner(system), await verifiedOwner(system)];
    const { paymentId } = await beginPayment(mine);
    const head = await system.log.head();
    for (const answer of [
      await theirs.api.post(`/payments/${paymentId}/sandbox`, { outcome: 'pay' }),
      await theirs.api.get(`/payments/${paymentId}`),
      await theirs.api.get(`/payments/${paymentId}/receipt`),
    ])
      expect(answer.status).toBe(404);
    expect(await history(theirs)).toEqual([]);
    expect(await system.log.head()).toBe(head);
  });

  it.each([
    ['POST /payments', '', { planType: 'free_trial' }, 400, 'Please select a plan'],
    ['POST /payments', '', {}, 400, 'Please select a plan'],
    ['POST /payments', '', { planType: '1_month', amount: 1 }, 400, 'Unknown field: amount'],
    ['without an outcome', '/nowhere/sandbox', {}, 400, 'Please choose Pay, Fail or Abandon'],
    ['nobody began', '/nowhere/sandbox', { outcome: 'pay' }, 404, 'Payment not found'],
    ['nobody began', '/__proto__/sandbox', { outcome: 'pay' }, 404, 'Payment not found'],
    ['without a proof', '/nowhere/confirm', {}, 400, 'The payment could not be confirmed'],
  ])('is refused: %s%s', async (_, path, body, status, message) => {
    const owner = await verifiedOwner(system);
    const head = await system.log.head();
    const answer = await owner.api.post(`/payments${path}`, body);
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([status, message]);
    expect(await system.log.head()).toBe(head);
  });

  it('is not confirmed in Razorpay’s way, and no webhook is heard', async () => {
    const owner = await verifiedOwner(system);
    const { paymentId } = await beginPayment(owner);
    const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) };
    expect((await owner.api.post(`/payments/${paymentId}/confirm`, proof)).status).toBe(404);
    const webhook = await new Client(system.url).post('/payments/webhook', '{}', {
      'content-type': 'application/json',
    });
    expect(webhook.status).toBe(404);
  });
});
