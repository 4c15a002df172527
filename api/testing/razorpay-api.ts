import { randomBytes } from 'node:crypto';

interface StandInOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string;
  readonly notes: Readonly<Record<string, unknown>>;
}

export interface StandInPayment {
  readonly id: string;
  readonly order_id: string | null;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amount: number;
  readonly currency: string;
}

const id = (kind: 'order' | 'pay') => `${kind}_${randomBytes(10).toString('hex').slice(0, 14)}`;

/** What they answer when the answer is no. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
  ) {
    super(description);
  }
}

const known = <T>(all: ReadonlyMap<string, T>, its: string | null | undefined): T => {
  const one = all.get(its ?? '');
  if (!one) throw new No(400, 'The id provided does not exist');
  return one;
};

/** Razorpay's orders and payments, and the part of their API that we use. */
export class StandInApi {
  /** Else a payment stays authorized until somebody captures it. */
  capturesAlone = true;
  readonly orders = new Map<string, StandInOrder>();
  readonly payments = new Map<string, StandInPayment>();

  /** Somebody pays an order, or tries to. */
  pay(orderId: string, over: Partial<Omit<StandInPayment, 'id'>> = {}): StandInPayment {
    const { amount, currency } = this.orders.get(orderId) ?? { amount: 0, currency: 'INR' };
    const status = this.capturesAlone ? 'captured' : 'authorized';
    const payment: StandInPayment = { id: id('pay'), order_id: orderId, status, amount, currency, ...over };
    this.payments.set(payment.id, payment);
    return payment;
  }

  /** @throws No */
  answer(method: string, [kind, its, more]: readonly string[], body: Record<string, unknown>): object {
    if (kind === 'orders' && method === 'POST') return this.openOrder(body);
    if (kind === 'orders' && more === 'payments') {
      const { id: orderId } = known(this.orders, its);
      const items = [...this.payments.values()].filter(({ order_id }) => order_id === orderId);
      return { entity: 'collection', count: items.length, items };
    }
    if (kind === 'orders') return { entity: 'order', ...known(this.orders, its) };
    if (kind !== 'payments') throw new No(404, 'The requested URL was not found on the server.');
    const payment = known(this.payments, its);
    if (method === 'POST' && more === 'capture') {
      if (payment.status === 'captured') throw new No(400, 'This payment has already been captured');
      if (payment.status !== 'authorized')
        throw new No(400, 'Only payments which have been authorized can be captured');
      if (body.amount !== payment.amount) throw new No(400, 'Capture amount must be equal to the amount authorized');
      payment.status = 'captured';
    }
    return { entity: 'payment', ...payment };
  }

  private openOrder({ amount, currency, receipt = '', notes = {} }: Record<string, unknown>): object {
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
      throw new No(400, 'Order amount less than minimum amount allowed');
    if (typeof receipt !== 'string' || receipt.length > 40)
      throw new No(400, 'The receipt may not be over 40 characters.');
    const order = { id: id('order'), amount, currency: String(currency), receipt, notes: notes as object };
    this.orders.set(order.id, order as StandInOrder);
    return { entity: 'order', status: 'created', amount_paid: 0, amount_due: amount, attempts: 0, ...order };
  }

  order(its: string | null | undefined): StandInOrder {
    return known(this.orders, its);
  }
}
