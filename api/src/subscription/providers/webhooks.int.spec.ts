import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingSystem } from '../../../testing/paying.js';
import { KEYS } from '../../../testing/razorpay.js';
import { Client } from '../../../testing/verbs.js';

let at: PayingSystem;

beforeAll(async () => {
  at = await PayingSystem.start();
});
afterAll(() => at.stop());

describe('A webhook', () => {
  const hear = (body: string, headers: Record<string, string>) =>
    new Client(at.system.url).post('/payments/webhook', body, { 'content-type': 'application/json', ...headers });

  it('of what is nothing to us is taken', async () => {
    const payer = await at.payer();
    const payment = payer.pay();
    expect((await at.hear('refund.created', payment)).status).toBe(200);
    expect((await at.hear('invoice.paid', { ...payment, id: 'inv_1' })).status).toBe(200);
    expect((await at.hear('payment.captured', { ...payment, id: 'pay_nobodyknows' })).status).toBe(200);
    expect((await at.hear('payment.captured', at.razorpay.pay('', { order_id: null }))).status).toBe(200);
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('of what else is sold with the same keys is taken', async () => {
    at.razorpay.orders.set('order_shop', {
      id: 'order_shop',
      amount: 100,
      currency: 'INR',
      receipt: 'shirt',
      notes: {},
    });
    const head = await at.system.log.head();
    expect((await at.hear('order.paid', at.razorpay.pay('order_shop'))).status).toBe(200);
    expect(await at.system.log.head()).toBe(head);
  });

  it.each([
    ['without a signature', () => ({})],
    ['with a signature of nothing', () => ({ 'x-razorpay-signature': '' })],
    ['with another’s signature', () => ({ 'x-razorpay-signature': 'a'.repeat(64) })],
  ])('%s is refused', async (_, headers) => {
    const payer = await at.payer();
    const { body } = at.razorpay.webhook('payment.captured', payer.pay());
    const answer = await hear(body, headers());
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'webhook/unsigned' }]);
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('is signed over every byte: with one blank more it is refused', async () => {
    const payer = await at.payer();
    const { body, headers } = at.razorpay.webhook('payment.captured', payer.pay());
    expect((await hear(`${body} `, headers)).status).toBe(400);
    expect((await hear(body, headers)).status).toBe(200);
  });

  it.each(['zz', '00', ' ', ', 00', 'é'])('with the tail “%s” behind its signature is refused', async (tail) => {
    const payer = await at.payer();
    const { body, headers } = at.razorpay.webhook('payment.captured', payer.pay());
    const [[name = '', signature = ''] = []] = Object.entries(headers).filter(([, value]) =>
      /^[\da-f]{64}$/.test(value),
    );
    expect((await hear(body, { ...headers, [name]: `${signature}${tail}x` })).status).toBe(400);
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('signed with the key of Checkout is refused', async () => {
    const payer = await at.payer();
    const { body, headers } = at.razorpay.webhook('payment.captured', payer.pay(), KEYS.keySecret);
    expect((await hear(body, headers)).status).toBe(400);
  });

  it('that is signed and no JSON is taken for nothing', async () => {
    for (const body of [
      'nonsense',
      '{}',
      '{"event":"payment.captured"}',
      '{"event":"payment.captured","payload":[]}',
    ]) {
      const signature = createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex');
      expect((await hear(body, { 'x-razorpay-signature': signature })).status).toBe(200);
    }
  });
});
