import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PAID, PayingSystem, type Payer } from '../../../testing/paying.js';
import { beginPayment } from '../../../testing/payments.js';
import { Client } from '../../../testing/verbs.js';

let at: PayingSystem;

beforeAll(async () => {
  at = await PayingSystem.start();
});
afterEach(() => {
  at.razorpay.capturesAlone = true;
});
afterAll(() => at.stop());

const said = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code: string }).code];
const nothingWritten = async (payer: Payer) => {
  expect(await payer.told()).toEqual(['PaymentBegun']);
  expect(await payer.entry()).toMatchObject({ status: 'open', receiptNo: null });
  expect(await payer.user()).toMatchObject({ planType: null });
};

describe('A confirmation writes nothing', () => {
  it.each([
    ['with a bad signature', { razorpay_signature: 'a'.repeat(64) }],
    ['with the signature of another payment', { razorpay_payment_id: 'pay_other' }],
    ['with the signature of another order', { razorpay_order_id: 'order_other' }],
  ])('%s', async (_, over) => {
    const payer = await at.payer();
    expect(said(await payer.confirm(payer.pay(), over))).toEqual([400, 'payment/unproven']);
    await nothingWritten(payer);
  });

  it.each([
    ['without a signature', { razorpay_signature: undefined }],
    ['with half a signature', { razorpay_signature: 'ab12' }],
    ['with a list for a payment', { razorpay_payment_id: ['pay_1'] }],
    ['with a path for a payment', { razorpay_payment_id: 'pay_1/../../orders' }],
    ['with a field nobody knows', { amount: 1 }],
  ])('%s', async (_, over) => {
    const payer = await at.payer();
    expect((await payer.confirm(payer.pay(), over)).status).toBe(400);
    await nothingWritten(payer);
  });

  it('of a payment that Razorpay does not know, however well it is signed', async () => {
    const payer = await at.payer();
    const forged = { ...payer.pay(), id: 'pay_forged' };
    at.razorpay.payments.clear();
    expect(said(await payer.confirm(forged))).toEqual([400, 'payment/unproven']);
    await nothingWritten(payer);
  });

  it.each([
    ['less', { amount: 59_899 }],
    ['more', { amount: 60_000 }],
    ['dollars', { currency: 'USD' }],
  ])('of %s than was asked', async (_, over) => {
    const payer = await at.payer();
    const payment = payer.pay(over);
    expect(said(await payer.confirm(payment))).toEqual([409, 'payment/does-not-fit']);
    // What is wrong stays wrong: they need not tell it again.
    expect((await at.hear('payment.captured', payment)).status).toBe(200);
    await nothingWritten(payer);
  });

  it('of another amount, and does not capture it either', async () => {
    at.razorpay.capturesAlone = false;
    const payer = await at.payer();
    const payment = payer.pay({ amount: 100 });
    expect(said(await payer.confirm(payment))).toEqual([409, 'payment/does-not-fit']);
    expect((await at.hear('payment.authorized', payment)).status).toBe(200);
    expect(payment.status).toBe('authorized');
    await nothingWritten(payer);
  });

  it('of money that went back', async () => {
    const payer = await at.payer();
    expect((await payer.confirm(payer.pay({ status: 'refunded' }))).body).toMatchObject({ status: 'failed' });
    expect(await payer.user()).toMatchObject({ planType: null });
  });

  it('by the signature of another order of one’s own: one payment buys one plan', async () => {
    const payer = await at.payer();
    const payment = payer.pay();
    await payer.confirm(payment);
    const { paymentId } = await beginPayment(payer.owner, '1_month');
    const replayed = await payer.owner.api.post(`/payments/${paymentId}/confirm`, at.razorpay.proof(payment));
    expect(said(replayed)).toEqual([409, 'payment/does-not-fit']);
    expect(await payer.told()).toEqual([...PAID, 'PaymentBegun']);
  });

  it('of another restaurant’s payment, whether in its name or in one’s own', async () => {
    const [mine, theirs] = [await at.payer(), await at.payer()];
    const proof = at.razorpay.proof(mine.pay());
    const { api } = theirs.owner;
    expect(said(await api.post(`/payments/${mine.begun.paymentId}/confirm`, proof))).toEqual([
      404,
      'payment/not-found',
    ]);
    expect(said(await api.post(`/payments/${theirs.begun.paymentId}/confirm`, proof))).toEqual([
      409,
      'payment/does-not-fit',
    ]);
    await nothingWritten(mine);
    await nothingWritten(theirs);
  });

  it('of nobody', async () => {
    const payer = await at.payer();
    const visitor = new Client(at.system.url);
    const proof = at.razorpay.proof(payer.pay());
    expect((await visitor.post(`/payments/${payer.begun.paymentId}/confirm`, proof)).status).toBe(401);
    await nothingWritten(payer);
  });

  it('of an order whose notes name another restaurant, or none there is', async () => {
    const payer = await at.payer();
    const order = at.razorpay.orders.get(payer.orderId)!;
    const other = await at.payer();
    for (const restaurantId of [other.owner.restaurantId, 100_000_001, '1; drop', null]) {
      at.razorpay.orders.set(order.id, { ...order, notes: { ...order.notes, restaurantId } });
      expect((await at.hear('payment.captured', payer.pay())).status).toBe(200);
    }
    await nothingWritten(payer);
    await nothingWritten(other);
    at.razorpay.orders.set(order.id, order);
  });
});

describe('A payment begun in the sandbox', () => {
  it('is nothing to Razorpay: it can only be begun anew', async () => {
    const { owner } = await at.payer();
    const stream = `account-${owner.restaurantId}`;
    const last = (await at.system.log.read(stream)).at(-1)?.revision ?? 0;
    const order = { providerOrderId: 'sandbox_old', planType: '1_month', amount: 59_900, durationDays: 30 };
    const data = { paymentId: 'old', provider: 'sandbox', ...order };
    const metadata = { actor: 'system', requestId: 'spec', at: new Date().toISOString(), v: 1 } as const;
    await at.system.log.append(stream, last, [{ id: randomUUID(), type: 'PaymentBegun', data, metadata }]);
    expect(said(await owner.api.get('/payments/old'))).toEqual([409, 'payment/not-open']);
    expect((await owner.api.post('/payments/old/sandbox', { outcome: 'pay' })).status).toBe(404);
    const proof = at.razorpay.proof(at.razorpay.pay('sandbox_old'), 'order_old');
    expect((await owner.api.post('/payments/old/confirm', proof)).status).toBe(404);
    expect(await at.system.log.read(stream)).toHaveLength(last + 2);
  });
});

describe('What comes after the confirmation', () => {
  it('changes nothing: a failure, a refund, an abandonment', async () => {
    const payer = await at.payer();
    const payment = payer.pay();
    await payer.confirm(payment);
    const entry = await payer.entry();
    await at.hear('payment.failed', payer.pay({ status: 'failed' }));
    payment.status = 'refunded';
    await at.hear('payment.captured', payment);
    expect((await payer.confirm(payment)).body).toEqual(entry);
    expect(await payer.told()).toEqual(PAID);
  });

  it('and is a second charge for the same order is left to people', async () => {
    const payer = await at.payer();
    await payer.confirm(payer.pay());
    const again = payer.pay();
    expect(said(await payer.confirm(again))).toEqual([409, 'payment/paid-twice']);
    expect((await at.hear('payment.captured', again)).status).toBe(200);
    expect(await payer.told()).toEqual(PAID);
  });
});
