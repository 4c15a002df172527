import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { No, StandInApi, type StandInPayment } from './razorpay-api.js';
import { CHECKOUT_SCRIPT, checkoutPage } from './razorpay-checkout.js';

export const KEYS = {
  keyId: 'rzp_test_stand_in',
  keySecret: 'what only they and we know',
  webhookSecret: 'what their webhooks are signed with',
};

/**
 * `hang` takes a question and never answers; `refuse` ends the call; `ail` answers 500; `forget` does what it is asked and does not say so; `lock` knows
 * our key no more.
 */
export type Mood = 'answer' | 'hang' | 'refuse' | 'ail' | 'forget' | 'lock';

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

const read = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};

/** Razorpay as far as we use it: its API by key, its Checkout for browsers, its signatures and webhooks. */
export class StandInRazorpay extends StandInApi {
  mood: Mood = 'answer';
  /** Where webhooks go by themselves when somebody pays in a browser; nowhere when null. */
  webhookUrl: string | null = null;
  /** The paths of its API that were asked for, whatever it answered. */
  readonly asked: string[] = [];
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get checkoutUrl(): string {
    return `${this.url}/v1/checkout.js`;
  }

  /** How a system is told to use it. */
  get env() {
    return {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_URL: this.url,
      RAZORPAY_CHECKOUT_URL: this.checkoutUrl,
    };
  }

  /** The same, read. */
  get settings() {
    return { provider: 'razorpay', ...KEYS, url: this.url, checkoutUrl: this.checkoutUrl } as const;
  }

  async open(): Promise<this> {
    this.server = createServer((request, response) => void this.serve(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    if (this.server) await once(this.server, 'close');
  }

  /** What Checkout hands to the page's handler. */
  proof({ id: paymentId, order_id }: StandInPayment, orderId = order_id ?? '') {
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: hmac(`${orderId}|${paymentId}`, KEYS.keySecret),
    };
  }

  /** A webhook as it is sent: its body, and the headers that make it theirs. */
  webhook(event: string, payment: StandInPayment, secret = KEYS.webhookSecret) {
    const order = event.startsWith('order.') ? { order: { entity: this.orders.get(payment.order_id ?? '') } } : {};
    const body = JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_stand_in', event, contains: ['payment', ...Object.keys(order)] },
      payload: { payment: { entity: { entity: 'payment', ...payment } }, ...order },
      created_at: Math.floor(Date.now() / 1000),
    });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(body, secret),
      'x-razorpay-event-id': randomBytes(7).toString('hex'),
    };
    return { body, headers };
  }

  /** Sends it, as theirs does: once, and the answer's status is all that matters. */
  async send(url: string, event: string, payment: StandInPayment): Promise<number> {
    const { body, headers } = this.webhook(event, payment);
    return (await fetch(url, { method: 'POST', body, headers })).status;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(request.url ?? '/');
    if (this.mood === 'refuse') return void request.socket.destroy();
    if (this.mood === 'hang') return;
    const answer = (status: number, body: unknown, type = 'application/json') =>
      void response
        .writeHead(status, { 'content-type': type })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    try {
      if (this.mood === 'ail') throw new No(500, 'We are facing some trouble');
      const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
      if (pathname === '/v1/checkout.js') return answer(200, CHECKOUT_SCRIPT, 'text/javascript');
      if (pathname === '/v1/checkout/public') {
        const order = this.order(searchParams.get('order_id'));
        return answer(200, checkoutPage(order, searchParams.get('key_id') === KEYS.keyId), 'text/html; charset=utf-8');
      }
      const body = request.method === 'POST' ? await read(request) : {};
      if (pathname === '/v1/checkout/pay') return answer(200, await this.paidInBrowser(body));
      this.knock(request);
      const done = this.answer(request.method ?? '', pathname.split('/').slice(2), body);
      if (this.mood === 'forget' && request.method === 'POST') return void request.socket.destroy();
      answer(200, done);
    } catch (error) {
      if (!(error instanceof No)) throw error;
      answer(error.status, { error: { code: 'BAD_REQUEST_ERROR', description: error.description } });
    }
  }

  private knock({ headers }: IncomingMessage): void {
    const right = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;
    if (headers.authorization !== right || this.mood === 'lock') throw new No(401, 'Authentication failed');
  }

  /** Pressed on the Checkout page: what its handler is told. */
  private async paidInBrowser({ order_id, outcome }: Record<string, unknown>): Promise<object> {
    const order = this.order(String(order_id));
    const payment = this.pay(order.id, outcome === 'fail' ? { status: 'failed' } : {});
    const event = payment.status === 'failed' ? 'payment.failed' : `payment.${payment.status}`;
    if (this.webhookUrl !== null) await this.send(this.webhookUrl, event, payment);
    if (payment.status !== 'failed') return this.proof(payment);
    const metadata = { order_id: order.id, payment_id: payment.id };
    return { error: { code: 'BAD_REQUEST_ERROR', description: 'Your payment was declined by the bank', metadata } };
  }
}
