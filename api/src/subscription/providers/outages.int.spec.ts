import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../platform/testing/eventually.js';
import { PAID, PayingSystem } from '../../../testing/paying.js';
import { verifiedOwner } from '../../../testing/verbs.js';

let at: PayingSystem;

beforeAll(async () => {
  at = await PayingSystem.start();
});
afterEach(() => {
  at.razorpay.mood = 'answer';
  at.razorpay.capturesAlone = true;
});
afterAll(() => at.stop());

const AWAY = {
  code: 'payment/provider-away',
  message: 'The payment service does not answer. Nothing is lost: please try again in a moment.',
};

describe.each(['hang', 'refuse', 'ail'] as const)('While Razorpay does not answer (%s)', (mood) => {
  it('nothing begins, and that is said in time', async () => {
    const owner = await verifiedOwner(at.system);
    at.razorpay.mood = mood;
    const began = Date.now();
    const answer = await owner.api.post('/payments', { planType: '1_month' });
    expect([answer.status, answer.body]).toMatchObject([503, AWAY]);
    expect(answer.headers['retry-after']).toBe('5');
    expect(Date.now() - began).toBeLessThan(6_000);
    at.razorpay.mood = 'answer';
    expect((await owner.api.get('/payments')).body).toEqual([]);
  });

  it('what is paid is confirmed later, by browser, webhook or whoever comes back', async () => {
    const payers = await Promise.all([at.payer(), at.payer(), at.payer()]);
    const [browser, , back] = payers;
    const [one, two] = payers.map((payer) => payer.pay());
    const ask = async () => [
      await browser!.confirm(one!),
      await at.hear('payment.captured', two!),
      await back!.owner.api.get(`/payments/${back!.begun.paymentId}`),
    ];
    at.razorpay.mood = mood;
    expect((await ask()).map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      [1, 2, 3].map(() => [503, AWAY.code]),
    );
    for (const payer of payers) expect(await payer.told()).toEqual(['PaymentBegun']);
    at.razorpay.mood = 'answer';
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 409]);
    for (const payer of payers) expect(await payer.told()).toEqual(PAID);
  });
});

describe('When Razorpay’s answer is lost', () => {
  it('a capture is not made twice', async () => {
    const payer = await at.payer();
    at.razorpay.capturesAlone = false;
    const payment = payer.pay();
    at.razorpay.mood = 'forget';
    expect((await payer.confirm(payment)).status).toBe(503);
    at.razorpay.mood = 'answer';
    expect(payment.status).toBe('captured');
    expect((await payer.confirm(payment)).body).toMatchObject({ status: 'confirmed' });
    expect(await payer.told()).toEqual(PAID);
  });

  it('an order is opened anew, and only the one that is known is paid for', async () => {
    const owner = await verifiedOwner(at.system);
    at.razorpay.mood = 'forget';
    const key = { 'idempotency-key': 'once' };
    expect((await owner.api.post('/payments', { planType: '1_month' }, key)).status).toBe(503);
    at.razorpay.mood = 'answer';
    const begun = await owner.api.post('/payments', { planType: '1_month' }, key);
    expect(begun.status).toBe(201);
    expect((await owner.api.get('/payments')).body).toMatchObject([
      { id: (begun.body as { paymentId: string }).paymentId },
    ]);
  });

  it('a capture somebody else made meanwhile is found', async () => {
    const payer = await at.payer();
    at.razorpay.capturesAlone = false;
    const payment = payer.pay();
    const told = await Promise.all([0, 1, 0, 1].map((node) => at.hear('payment.authorized', payment, node)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await payer.told()).toEqual(PAID);
  });
});

describe('When Razorpay takes our key no more', () => {
  it('nothing begins, and people hear of it', async () => {
    const payer = await at.payer();
    at.razorpay.mood = 'lock';
    expect((await payer.confirm(payer.pay())).body).toMatchObject(AWAY);
    await eventually(() =>
      expect(JSON.parse(at.logged.at(-1) ?? '{}')).toMatchObject({
        level: 'error',
        statusCode: 401,
        msg: 'Razorpay cannot be asked to show a payment',
      }),
    );
  });
});
