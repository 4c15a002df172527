import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PAID, PayingSystem } from '../../../testing/paying.js';
import { beginPayment } from '../../../testing/payments.js';
import { KEYS } from '../../../testing/razorpay.js';
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

describe('Razorpay’s order', () => {
  it('is opened by us, with our price and whose payment it is', async () => {
    const { owner, begun } = await at.payer('1_year');
    const [order] = [...at.razorpay.orders.values()].slice(-1);
    expect(order).toMatchObject({
      ...{ amount: 449_900, currency: 'INR', receipt: begun.paymentId },
      notes: { restaurantId: owner.restaurantId, paymentId: begun.paymentId },
    });
    expect(begun).toMatchObject({ provider: 'razorpay', planType: '1_year', amount: 4499, durationDays: 365 });
    expect(begun.checkout).toEqual({
      ...{
        checkoutUrl: at.razorpay.checkoutUrl,
        keyId: KEYS.keyId,
        orderId: order?.id,
        currency: 'INR',
        amount: 449_900,
      },
      ...{ name: 'SAE', description: '1 Year Plan' },
      prefill: { name: 'Asha Rao', email: owner.email, contact: null },
    });
  });

  it('is not needed for what is refused', async () => {
    const owner = await verifiedOwner(at.system);
    const count = at.razorpay.orders.size;
    expect((await owner.api.post('/payments', { planType: 'free_trial' })).status).toBe(400);
    expect(at.razorpay.orders.size).toBe(count);
  });
});

describe('A payment', () => {
  it('is confirmed by the browser that comes back', async () => {
    const payer = await at.payer();
    const payment = payer.pay();
    const { status, body } = await payer.confirm(payment);
    expect([status, body]).toMatchObject([200, { status: 'confirmed', provider: 'razorpay', amount: 599 }]);
    expect(await payer.user()).toMatchObject({ planType: '1_month' });
    const receipt = await payer.owner.api.get(`/payments/${payer.begun.paymentId}/receipt`);
    expect(receipt.body).toMatchObject({ provider: 'razorpay', providerPaymentId: payment.id });
  });

  it('is confirmed by the webhook alone, when the browser was closed', async () => {
    const payer = await at.payer();
    expect((await at.hear('payment.captured', payer.pay())).body).toEqual({ received: true });
    expect(await payer.told()).toEqual(PAID);
    expect(await payer.entry()).toMatchObject({ status: 'confirmed' });
    const [, confirmed] = (await at.system.log.read(`account-${payer.owner.restaurantId}`)).slice(-3).slice(1);
    expect(confirmed?.actor).toBe('system');
  });

  it('is confirmed when its payer comes back, and neither browser nor webhook told', async () => {
    const payer = await at.payer();
    const back = () => payer.owner.api.get(`/payments/${payer.begun.paymentId}`);
    expect((await back()).body).toEqual(payer.begun);
    payer.pay({ status: 'failed' });
    expect((await back()).body).toEqual(payer.begun);
    payer.pay();
    expect([(await back()).status, await payer.told()]).toEqual([409, PAID]);
  });

  it('is one, however often and in which order it is told of', async () => {
    const payer = await at.payer();
    const tried = payer.pay({ status: 'failed' });
    const payment = payer.pay();
    for (const event of ['order.paid', 'payment.captured', 'payment.authorized', 'order.paid'])
      expect((await at.hear(event, payment)).status).toBe(200);
    expect((await at.hear('payment.failed', tried)).status).toBe(200);
    expect((await payer.confirm(payment)).body).toMatchObject({ status: 'confirmed' });
    expect((await payer.confirm(payment)).status).toBe(200);
    expect(await payer.told()).toEqual(PAID);
  });

  it('is one when browser and webhook tell of it at once, on two nodes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const payer = await at.payer();
      const payment = payer.pay();
      const told = [0, 1, 0, 1].flatMap((node) => [
        payer.confirm(payment, {}, node),
        at.hear('payment.captured', payment, node),
        at.hear('order.paid', payment, node),
      ]);
      expect((await Promise.all(told)).map(({ status }) => status)).toEqual(told.map(() => 200));
      expect(await payer.told()).toEqual(PAID);
      expect((await payer.entry())?.receiptNo).toMatch(/\/001$/);
    }
  });

  it('that failed stays open to be paid after all', async () => {
    const payer = await at.payer();
    await at.hear('payment.failed', payer.pay({ status: 'failed' }));
    expect(await payer.entry()).toMatchObject({ status: 'failed', endsAt: null });
    await at.hear('payment.captured', payer.pay());
    expect(await payer.told()).toEqual(['PaymentBegun', 'PaymentFailed', ...PAID.slice(1)]);
  });

  it('that is only authorized is captured by us', async () => {
    at.razorpay.capturesAlone = false;
    const [browser, webhook] = [await at.payer(), await at.payer()];
    const [one, two] = [browser.pay(), webhook.pay()];
    expect((await browser.confirm(one)).body).toMatchObject({ status: 'confirmed' });
    expect((await at.hear('payment.authorized', two)).status).toBe(200);
    expect([one.status, two.status]).toEqual(['captured', 'captured']);
    expect([await browser.told(), await webhook.told()]).toEqual([PAID, PAID]);
  });

  it('is still open while Razorpay works on it', async () => {
    const payer = await at.payer();
    expect((await payer.confirm(payer.pay({ status: 'created' }))).body).toMatchObject({ status: 'open' });
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('of a plan changed meanwhile gives the plan it was begun for', async () => {
    const payer = await at.payer('1_month');
    const payment = payer.pay();
    const { paymentId } = await beginPayment(payer.owner, '1_year');
    expect((await payer.confirm(payment)).body).toMatchObject({ planType: '1_month', amount: 599 });
    expect(await payer.user()).toMatchObject({ planType: '1_month' });
    expect((await payer.owner.api.get(`/payments/${paymentId}`)).status).toBe(200);
  });
});

describe('Where Razorpay takes the money', () => {
  it('nobody decides for themselves', async () => {
    const payer = await at.payer();
    const path = `/payments/${payer.begun.paymentId}/sandbox`;
    expect((await payer.owner.api.post(path, { outcome: 'pay' })).status).toBe(404);
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('the page may load its Checkout', async () => {
    const { headers } = await fetch(`${at.system.url}/app/payment`);
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${at.razorpay.url};`);
  });
});
