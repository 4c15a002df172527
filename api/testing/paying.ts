import type { UserView } from '@sae/domain/access';
import type { BegunPaymentView, PlanHistoryEntry } from '@sae/domain/subscription';
import type { Response } from 'supertest';
import { beginPayment, history, told } from './payments.js';
import { StandInRazorpay } from './razorpay.js';
import type { StandInPayment } from './razorpay-api.js';
import { sharedSystem, type System } from './system.js';
import { Client, verifiedOwner, type Owner } from './verbs.js';

/** Two nodes, and Razorpay's stand-in, who takes the money. */
export class PayingSystem {
  private constructor(
    readonly system: System,
    readonly razorpay: StandInRazorpay,
    /** What people can read of it. */
    readonly logged: readonly string[],
  ) {}

  static async start(): Promise<PayingSystem> {
    const razorpay = await new StandInRazorpay().open();
    const logged: string[] = [];
    const report = (line: string) => void logged.push(line);
    const config = { payments: razorpay.settings };
    return new PayingSystem(await sharedSystem({ nodes: 2, config, report }), razorpay, logged);
  }

  async stop(): Promise<void> {
    await this.system.stop();
    await this.razorpay.close();
  }

  /** Somebody who began to pay. */
  async payer(planType = '1_month'): Promise<Payer> {
    const owner = await verifiedOwner(this.system);
    return new Payer(this, owner, await beginPayment(owner, planType));
  }

  hear(event: string, payment: StandInPayment, node = 0): Promise<Response> {
    const { body, headers } = this.razorpay.webhook(event, payment);
    return new Client(this.system.urls[node] ?? '').post('/payments/webhook', body, headers);
  }
}

export class Payer {
  constructor(
    private readonly at: PayingSystem,
    readonly owner: Owner,
    readonly begun: BegunPaymentView,
  ) {}

  get orderId(): string {
    return this.begun.checkout?.orderId ?? '';
  }

  /** The browser comes back from Checkout, to whichever node. */
  confirm(payment: StandInPayment, over: object = {}, node = 0): Promise<Response> {
    const api = new Client(this.at.system.urls[node] ?? '', this.owner.token);
    return api.post(`/payments/${this.begun.paymentId}/confirm`, { ...this.at.razorpay.proof(payment), ...over });
  }

  pay(over: Partial<StandInPayment> = {}): StandInPayment {
    return this.at.razorpay.pay(this.orderId, over);
  }

  async entry(): Promise<PlanHistoryEntry | undefined> {
    return (await history(this.owner)).find(({ id }) => id === this.begun.paymentId);
  }

  async user(): Promise<UserView> {
    return (await this.owner.api.get(`/users/${this.owner.restaurantId}`)).body as UserView;
  }

  /** What happened since the address was verified. */
  told(): Promise<string[]> {
    return told(this.at.system, this.owner);
  }
}

export const PAID = ['PaymentBegun', 'PaymentConfirmed', 'PlanActivated'];
