import { accountBook } from '@sae/domain/access';
import { Refusal, toPaise } from '@sae/domain/kernel';
import {
  paymentIn,
  planHistoryEntry,
  planOf,
  type ChosenPlan,
  type PaidPlanType,
  type PlanType,
  type Received,
} from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import type { Admitted } from '../access/request-context.js';
import { command } from '../kernel/bus.js';
import { Ids } from '../kernel/clock.js';
import { Decisions, findEvent } from '../kernel/decisions.js';
import { PaymentProvider, type Evidence, type Whose } from './providers/payment-provider.js';
import { begunPayment, Settlements } from './settlements.js';

/** The free trial is active at once; a paid plan only tells what it costs, and waits for the payment. */
export const choosePlan = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, planType: PlanType, by: RequestContext): Promise<ChosenPlan> => {
      if (planType === 'free_trial')
        await decisions.make(accountBook, String(restaurantId), { type: 'StartFreeTrial' }, by);
      const { price: amount, duration: durationDays } = planOf(planType);
      return { planType, amount, durationDays };
    },
);

/** Nothing is erased, and each payment is an order at the provider: so what may be begun is bounded. */
const PAYMENTS: Budget = {
  name: 'payments',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('payment/too-many', 'Too many payments were begun. Please try again in an hour.'),
};

/** Opens an order at the provider, then notes it: an order nobody was told of costs nothing. */
export const beginPayment = command([Decisions, PaymentProvider, Limits, Ids], (decisions, provider, limits, ids) => {
  const begin = async (restaurantId: number, planType: PaidPlanType, by: RequestContext) => {
    await limits.consume(PAYMENTS, restaurantId);
    const paymentId = ids.paymentId();
    const amount = toPaise(planOf(planType).price);
    const providerOrderId = await provider.open({ restaurantId, paymentId, amount });
    const said = { paymentId, provider: provider.name, providerOrderId, planType };
    return decisions.make(accountBook, String(restaurantId), { type: 'BeginPayment', ...said }, by);
  };
  return async (asking: Admitted, planType: PaidPlanType, by: RequestContext) => {
    const { restaurantId } = asking;
    const { state, events } =
      (await decisions.made(accountBook, String(restaurantId), by)) ?? (await begin(restaurantId, planType, by));
    // Asked again under the same key it is the payment of then.
    const { data } = findEvent(events, 'PaymentBegun');
    return begunPayment(paymentIn(state.payments, data.paymentId), asking, provider);
  };
});

/** The browser comes back from paying, or says that it does not pay. */
export const settlePayment = command(
  [Settlements],
  (settlements) => async (whose: Whose, evidence: Evidence, by: RequestContext) =>
    planHistoryEntry(await settlements.settle(whose, evidence, by)),
);

/**
 * The provider tells by itself what became of a payment: also when the browser that paid was closed. `body` is as it was
 * sent: the signature is over every byte of it.
 */
export const hearProvider = command(
  [PaymentProvider, Settlements],
  (provider, settlements) =>
    async (body: string, signature: string, requestId: string): Promise<Received> => {
      const heard = await provider.heard(body, signature);
      if (heard)
        await settlements.settle(heard, heard.evidence, { actor: 'system', requestId }).catch((error: unknown) => {
          // What is wrong today is wrong tomorrow: people are told, the provider need not come again.
          if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
        });
      return { received: true };
    },
);
