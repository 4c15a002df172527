import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BegunPaymentView, PlanHistoryEntry } from '@sae/domain/subscription';
import { StandInRazorpay } from '../../api/testing/razorpay.js';
import { eventually } from '../../platform/testing/eventually.js';
import { startSystem, verifiedOwner, type Owner, type System } from '../support/system.mjs';
import { accountOf } from './log.js';
import { addressOf, killPart, pidOf } from './parts.js';

let razorpay: StandInRazorpay;
let system: System;
let owner: Owner;

beforeAll(async () => {
  razorpay = await new StandInRazorpay().open();
  system = await startSystem({ env: { ...razorpay.env, EVENT_STORE_STRICT: '1' }, isShortLived: true });
});
afterEach(() => {
  razorpay.mood = 'answer';
});
afterAll(async () => {
  await system?.stop();
  await razorpay?.close();
});

const begin = async () => {
  owner = await verifiedOwner(system);
  return owner.api.post<BegunPaymentView>('/payments', { planType: '6_months' });
};
const told = async () => {
  const types = await accountOf(addressOf(system.dataDir, 'EVENTSTORE_URL'), owner.restaurantId);
  return types.slice(types.indexOf('PaymentBegun'));
};
const PAID = ['PaymentBegun', 'PaymentConfirmed', 'PlanActivated'];

/** Ends the api in the middle of something, and waits for the next one. */
const killApi = async () => {
  const before = pidOf(system.dataDir, 'api');
  killPart(system.dataDir, 'api');
  await eventually(async () => {
    expect(pidOf(system.dataDir, 'api')).not.toBe(before);
    expect((await fetch(`${system.url}/api/health`)).status).toBe(200);
  }, 30_000);
};

describe('The api killed while a payment is confirmed', () => {
  it.each(['hang', 'forget'] as const)(
    'activates the plan once when it is told again (%s)',
    async (mood) => {
      const { paymentId, checkout } = await begin();
      razorpay.capturesAlone = mood === 'hang';
      const payment = razorpay.pay(checkout?.orderId ?? '');
      razorpay.mood = mood;
      const path = `/payments/${paymentId}/confirm`;
      const lost = owner.api.post(path, razorpay.proof(payment)).catch((error: unknown) => String(error));
      await eventually(() => expect(razorpay.asked.join()).toContain(payment.id), 10_000);
      await killApi();
      expect(await lost).toEqual(expect.any(String));
      razorpay.mood = 'answer';
      const hear = () => razorpay.send(`${system.url}/api/payments/webhook`, 'payment.captured', payment);
      const [confirmed, heard] = await Promise.all([
        owner.api.post<PlanHistoryEntry>(path, razorpay.proof(payment)),
        hear(),
      ]);
      expect([confirmed.status, heard]).toEqual(['confirmed', 200]);
      expect((await told()).filter((type) => PAID.includes(type))).toEqual(PAID);
      expect(payment.status).toBe('captured');
    },
    90_000,
  );

  it('after it was confirmed, answers the same again', async () => {
    const { paymentId, checkout } = await begin();
    const payment = razorpay.pay(checkout?.orderId ?? '');
    const confirm = () => owner.api.post<PlanHistoryEntry>(`/payments/${paymentId}/confirm`, razorpay.proof(payment));
    const first = await confirm();
    await killApi();
    expect(await confirm()).toEqual(first);
    expect((await told()).filter((type) => PAID.includes(type))).toEqual(PAID);
  });
});
