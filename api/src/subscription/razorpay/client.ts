import type { Paise, Refusal } from '@sae/domain/kernel';
import type { RazorpaySettings } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import Razorpay from 'razorpay';
import { RefusalForNow } from '../../http/error-table.js';

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
  readonly receipt: string;
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

interface Failed {
  readonly response?: { readonly status: number; readonly data: unknown };
  readonly code?: string;
}

/** Their package cannot be told where to ask and for how long to wait, and falls over what has no answer. */
const prepared = ({ keyId, keySecret, url }: RazorpaySettings): Razorpay => {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = razorpay.api as unknown as {
    rq: {
      defaults: Record<string, unknown>;
      interceptors: { response: { use(ok: undefined, failed: (error: Failed) => Promise<never>): void } };
    };
  };
  Object.assign(rq.defaults, { baseURL: url, timeout: PATIENCE_MS, maxRedirects: 0 });
  rq.interceptors.response.use(undefined, ({ response, code }) =>
    Promise.reject({ response: { status: response?.status ?? 0, data: response?.data ?? { error: { code } } } }),
  );
  return razorpay;
};

const inTime = <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ statusCode: 0, error: { code: 'TOO_LATE' } }), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** The door to Razorpay: what they say no to is `SaidNo`, everything else that goes wrong is an outage. */
export class RazorpayClient {
  private readonly razorpay: Razorpay;

  constructor(
    settings: RazorpaySettings,
    private readonly log: Logger,
  ) {
    this.razorpay = prepared(settings);
  }

  async openOrder(amount: Paise, receipt: string, notes: Record<string, string | number>): Promise<string> {
    const order = { amount, currency: 'INR', receipt, notes };
    try {
      const { id } = await this.ask('open an order', () => this.razorpay.orders.create(order));
      return id;
    } catch (error) {
      // Whoever wants to pay can do nothing about an order they do not like.
      if (error instanceof SaidNo) throw this.away(error.message, 400);
      throw error;
    }
  }

  async order(id: string): Promise<Order> {
    const { receipt, notes } = await this.ask('show an order', () => this.razorpay.orders.fetch(id));
    return { receipt: receipt ?? '', notes: notes ?? {} };
  }

  async charge(id: string): Promise<Charge> {
    return chargeOf(await this.ask('show a payment', () => this.razorpay.payments.fetch(id)));
  }

  async chargesOf(orderId: string): Promise<readonly Charge[]> {
    const { items } = await this.ask('show an order’s payments', () => this.razorpay.orders.fetchPayments(orderId));
    return items.map(chargeOf);
  }

  async capture({ id, amount, currency }: Charge): Promise<Charge> {
    return chargeOf(await this.ask('capture a payment', () => this.razorpay.payments.capture(id, amount, currency)));
  }

  /** @throws SaidNo, or a Refusal when they do not answer */
  private async ask<T>(what: string, question: () => Promise<T>): Promise<T> {
    try {
      return await inTime(question());
    } catch (error) {
      const { statusCode, error: said } = error as { statusCode?: number; error?: { code?: string } };
      if (statusCode === 400 || statusCode === 404) throw new SaidNo(`Razorpay will not ${what}`);
      throw this.away(`Razorpay cannot be asked to ${what}`, statusCode, said?.code);
    }
  }

  private away(what: string, statusCode?: number, code?: string): Refusal {
    // An outage passes by itself; a key they do not take has to be looked after.
    const isOurs = statusCode !== undefined && statusCode >= 400 && statusCode < 429;
    this.log[isOurs ? 'error' : 'warn']({ statusCode, code }, what);
    const message = 'The payment service does not answer. Nothing is lost: please try again in a moment.';
    return new RefusalForNow('unavailable', 'payment/provider-away', message, 5);
  }
}
