import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingSystem } from '../../../testing/paying.js';
import { KEYS } from '../../../testing/razorpay.js';
import { Client } from '../../../testing/verbs.js';

let at: PayingSystem;

beforeAll(async () => {
  at = await PayingSystem.start();
});
afterAll(() => at.stop());

describe('People are told', () => {
  it('of each payment that does not fit, and by what they find it', async () => {
    const payer = await at.payer();
    const payment = payer.pay({ amount: 100 });
    await at.hear('payment.captured', payment);
    expect(at.logged.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'Somebody says that a payment was made, and it is not so',
        code: 'payment/does-not-fit',
        restaurantId: payer.owner.restaurantId,
        paymentId: payer.begun.paymentId,
        providerPaymentId: payment.id,
      }),
    );
  });

  it('of webhooks with a wrong signature, but not of each', async () => {
    const payer = await at.payer();
    const { body, headers } = at.razorpay.webhook('payment.captured', payer.pay(), 'another secret');
    const warnings = () => at.logged.filter((line) => line.includes('A webhook came with a wrong signature'));
    for (let n = 0; n < 12; n += 1)
      expect((await new Client(at.system.url).post('/payments/webhook', body, headers)).status).toBe(400);
    expect(warnings().map((line) => JSON.parse(line) as object)).toEqual(
      Array(10).fill(expect.objectContaining({ event: 'security.webhook_refused', client: '127.0.0.1' })),
    );
    expect(await payer.told()).toEqual(['PaymentBegun']);
  });

  it('and never of a secret or a signature, in the log or in the book', async () => {
    const payer = await at.payer();
    const payment = payer.pay();
    await payer.confirm(payment, { razorpay_signature: 'a'.repeat(64) });
    await payer.confirm(payment);
    await at.hear('payment.captured', payment);
    const events = await at.system.log.read(`account-${payer.owner.restaurantId}`);
    const written =
      at.logged.join() + JSON.stringify(events.map(({ data, key, fingerprint }) => [data, key, fingerprint]));
    const { razorpay_signature } = at.razorpay.proof(payment);
    for (const secret of [KEYS.keySecret, KEYS.webhookSecret, razorpay_signature, 'a'.repeat(64)])
      expect(written).not.toContain(secret);
  });
});
