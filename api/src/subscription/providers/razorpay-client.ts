import type { Paise, Refusal } from '@sae/domain/kernel';
import type { RazorpayConfig } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import { RefusalForNow } from '../../kernel/error-table.js';

const PATIENCE_MS = 4_000;

/** They answered, and the answer is no. */
export class SaidNo extends Error {
  override readonly name = 'SaidNo';
}

/** A payment as they tell of it, of which one order may have several: each try is one. */
export interface Charge {
  readonly id: string;
  readonly orderId: string | null;
  readonly status: string;
  readonly amount: Paise;
  readonly currency: string;
}

interface Order {
  readonly id: string;
  readonly receipt: string | null;
  readonly notes: Readonly<Record<string, unknown>>;
}

interface Entity {
  readonly id: string;
  readonly order_id?: string | null;
  readonly status: string;
  readonly amount: number | string;
  readonly currency: string;
}

const chargeOf = ({ id, order_id, status, amount, currency }: Entity): Charge => ({
  ...{ id, orderId: order_id ?? null, status, amount: Number(amount), currency },
});

/** What an error of theirs, or of the way to them, is called. */
const codeOf = (failure: unknown): string | undefined => {
  const { error, cause, name } = failure as { error?: { code?: string }; cause?: { code?: string }; name?: string };
  return error?.code ?? cause?.code ?? name;
};

/** The door to Razorpay: what they say no to is `SaidNo`, everything else that goes wrong is an outage. */
export class RazorpayClient {
  private readonly authorization: string;

  constructor(
    private readonly config: RazorpayConfig,
    private readonly log: Logger,
  ) {
    const { keyId, keySecret } = config;
    this.authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  }

  async openOrder(amount: Paise, receipt: string, notes: Record<string, string | number>): Promise<string> {
    const order = { amount, currency: 'INR', receipt, notes };
    try {
      const { id } = await this.ask<Order>('open an order', '/v1/orders', order);
      return id;
    } catch (error) {
      // Whoever wants to pay can do nothing about an order they do not like.
      if (error instanceof SaidNo) throw this.away(error.message, 400);
      throw error;
    }
  }

  order(id: string): Promise<Order> {
    return this.ask('show an order', `/v1/orders/${encodeURIComponent(id)}`);
  }

  async charge(id: string): Promise<Charge> {
    return chargeOf(await this.ask('show a payment', `/v1/payments/${encodeURIComponent(id)}`));
  }

  async chargesOf(orderId: string): Promise<readonly Charge[]> {
    const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
    const { items } = await this.ask<{ readonly items: readonly Entity[] }>('show an order’s payments', path);
    return items.map(chargeOf);
  }

  async capture({ id, amount, currency }: Charge): Promise<Charge> {
    const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
    return chargeOf(await this.ask('capture a payment', path, { amount, currency }));
  }

  /** Posts the body, if any; else it asks. @throws SaidNo, or a Refusal when they do not answer */
  private async ask<T>(what: string, path: string, body?: object): Promise<T> {
    const { status, said } = await this.fetched(path, body).catch((error: unknown) => ({ status: 0, said: error }));
    if (status === 200) return said as T;
    if (status === 400 || status === 404) throw new SaidNo(`Razorpay will not ${what}`);
    throw this.away(`Razorpay cannot be asked to ${what}`, status, codeOf(said));
  }

  private async fetched(path: string, body?: object): Promise<{ readonly status: number; readonly said: unknown }> {
    const response = await fetch(new URL(path, this.config.url), {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: this.authorization, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, said: await response.json() };
  }

  private away(what: string, statusCode: number, code?: string): Refusal {
    // An outage passes by itself; a key they do not take has to be looked after.
    const isOurs = statusCode >= 400 && statusCode < 429;
    this.log[isOurs ? 'error' : 'warn']({ statusCode, code }, what);
    const message = 'The payment service does not answer. Nothing is lost: please try again in a moment.';
    return new RefusalForNow('unavailable', 'payment/provider-away', message, 5);
  }
}
