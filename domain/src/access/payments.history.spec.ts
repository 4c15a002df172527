import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMs, financialYear, Refusal, type IsoTime } from '../kernel/index.js';
import { PAID_PLAN_TYPES, planOf, type PaidPlanType } from '../subscription/plans.js';
import { accountBook, type AccountCommand, type AccountEvent } from './index.js';

const DAY_MS = 24 * 60 * 60_000;
const START = '2026-11-21T06:30:00.000Z';
const zone = 'Asia/Kolkata';
const email = 'asha@example.com';
const OPENED: readonly AccountEvent[] = [
  {
    type: 'RestaurantSignedUp',
    data: { restaurantId: 123456789, restaurantName: 'Spice', ownerName: 'Asha', email, passwordHash: 'hash' },
  },
  { type: 'EmailVerified', data: { email } },
];

/** An account lived through by the decider itself, at times of our choice. */
class Living {
  state = accountBook.initial;
  readonly events: (AccountEvent & { readonly at: IsoTime })[] = [];
  now: IsoTime = START;

  constructor() {
    this.write(OPENED);
  }

  wish(command: AccountCommand): void {
    try {
      this.write(accountBook.decide(command, this.state, { at: this.now, actor: 'system' }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  of<T extends AccountEvent['type']>(type: T) {
    return this.events.filter(
      (event): event is Extract<AccountEvent, { type: T }> & { at: IsoTime } => event.type === type,
    );
  }

  private write(events: readonly AccountEvent[]): void {
    for (const event of events) {
      const revision = this.events.push({ ...event, at: this.now }) - 1;
      this.state = accountBook.evolve(this.state, {
        ...event,
        id: `${revision}`,
        revision,
        at: this.now,
        actor: 'system',
      });
    }
  }
}

const plan = fc.constantFrom(...PAID_PLAN_TYPES);
const which = fc.nat({ max: 5 });
const wish = fc.oneof(
  fc.record({ does: fc.constant('begin' as const), plan }),
  fc.record({
    does: fc.constant('confirm' as const),
    which,
    charge: fc.nat({ max: 1 }),
    amount: fc.constantFrom(0, 0, 0, 1),
  }),
  fc.record({ does: fc.constant('fail' as const), which }),
  fc.record({ does: fc.constant('abandon' as const), which }),
  fc.record({ does: fc.constant('wait' as const), days: fc.nat({ max: 200 }) }),
);

const begin = (n: number, planType: PaidPlanType): AccountCommand => ({
  type: 'BeginPayment',
  paymentId: `p${n}`,
  provider: 'razorpay',
  providerOrderId: `order_${n}`,
  planType,
});
const confirm = (n: number, planType: PaidPlanType, charge = 0, over = 0): AccountCommand => ({
  type: 'ConfirmPayment',
  paymentId: `p${n}`,
  zone,
  paid: {
    ...{ providerOrderId: `order_${n}`, providerPaymentId: `pay_${n}_${charge}` },
    ...{ amount: planOf(planType).price * 100 + over, currency: 'INR' },
  },
});

type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const lived = (wishes: readonly Wish[]): Living => {
  const living = new Living();
  const begun: PaidPlanType[] = [];
  for (const wished of wishes) {
    if (wished.does === 'wait') living.now = addMs(living.now, wished.days * DAY_MS);
    else if (wished.does === 'begin') {
      living.wish(begin(begun.length, wished.plan));
      begun.push(wished.plan);
    } else {
      const paymentId = `p${wished.which}`;
      const planType = begun[wished.which] ?? '1_month';
      if (wished.does === 'confirm') living.wish(confirm(wished.which, planType, wished.charge, wished.amount));
      else if (wished.does === 'fail') living.wish({ type: 'FailPayment', paymentId, providerPaymentId: 'pay_x' });
      else living.wish({ type: 'AbandonPayment', paymentId });
    }
  }
  return living;
};

describe('Whatever is wished, and however often', () => {
  const holds = (says: (living: Living) => void) =>
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => says(lived(wishes))),
      { numRuns: 300 },
    );

  it('each payment is confirmed once at most, and a plan follows each confirmation and nothing else', () =>
    holds(({ events }) => {
      const told = events.filter(({ type }) => type === 'PaymentConfirmed');
      const ids = told.map(({ data }) => (data as { paymentId: string }).paymentId);
      expect(new Set(ids).size).toBe(ids.length);
      const pairs = events.flatMap(({ type }, n) => (type === 'PlanActivated' ? [events[n - 1]?.type] : []));
      expect(pairs).toEqual(told.map(() => 'PaymentConfirmed'));
    }));

  it('each confirmation adds its days to what runs, or to now', () =>
    holds((living) => {
      let end = '';
      const ends = living.of('PaymentConfirmed').map(({ data, at }) => {
        end = addMs(end > at ? end : at, planOf(data.planType).duration * DAY_MS);
        return end;
      });
      expect(living.of('PlanActivated').map(({ data }) => data.endsAt)).toEqual(ends);
      expect(living.state.planEndDate).toBe(ends.at(-1) ?? null);
    }));

  it('receipts are numbered without a gap in each financial year', () =>
    holds((living) => {
      const numbers = new Map<number, string[]>();
      for (const { data, at } of living.of('PaymentConfirmed')) {
        const year = financialYear(at, zone);
        numbers.set(year, [...(numbers.get(year) ?? []), data.receiptNo]);
      }
      for (const [year, receipts] of numbers)
        expect(receipts).toEqual(receipts.map((_, n) => `123456789/${year % 100}/${String(n + 1).padStart(3, '0')}`));
    }));
});

describe('Payments confirmed at once', () => {
  it('come to the same end in any order, each as often as it may be told', () =>
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 1, maxLength: 6 }).chain((plans) => {
          const each = plans.map((_, n) => n);
          return fc.record({
            plans: fc.constant(plans),
            order: fc.shuffledSubarray([...each, ...each, ...each], { minLength: each.length * 3 }),
          });
        }),
        ({ plans, order }) => {
          const living = new Living();
          plans.forEach((planType, n) => living.wish(begin(n, planType)));
          order.forEach((n) => living.wish(confirm(n, plans[n] as PaidPlanType)));
          const days = plans.reduce((sum, planType) => sum + planOf(planType).duration, 0);
          expect(living.state.planEndDate).toBe(addMs(START, days * DAY_MS));
        },
      ),
    ));
});
