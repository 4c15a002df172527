import {
  MAIL_EVENTS,
  PROFILE_EVENTS,
  SESSION_EVENTS,
  SIGN_UP_EVENTS,
  WORKPLACE_EVENTS,
  SECOND_FACTOR_EVENTS,
} from '@sae/domain/access';
import {
  begun,
  confirmed,
  freeTrialEntry,
  periodOf,
  planHistoryEntry,
  planOf,
  receiptView,
  type Payment,
  type PlanHistoryEntry,
  type ReceiptView,
} from '@sae/domain/subscription';
import { projection, put, rank, type Change, type Fact, type Stored } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';
import { accessKey, type AccessDoc } from './access.js';

/** A payment by its id, for the facts about it that follow. */
const paymentKey = (restaurantId: number, paymentId: string): string => `${restaurantId}:payment:${paymentId}`;

/** An entry of the history of plans; its number is the revision of the fact it begins with. */
export const planKey = (restaurantId: number, n: number): string => `${restaurantId}:plan:${n}`;

/** The numbers of all entries by time. */
export const plansKey = (restaurantId: number): string => `${restaurantId}:plans`;

export const receiptKey = (restaurantId: number, paymentId: string): string => `${restaurantId}:receipt:${paymentId}`;

interface PaymentDoc {
  /** Its number in the history. */
  readonly n: number;
  readonly payment: Payment;
}

interface Of {
  readonly paymentId: string;
}

const shown = ({ restaurantId }: Fact, { n, payment }: PaymentDoc): readonly Change[] => [
  put(paymentKey(restaurantId, payment.paymentId), { n, payment } satisfies PaymentDoc),
  put(planKey(restaurantId, n), planHistoryEntry(payment)),
];

const entered = ({ restaurantId, revision, at }: Fact, entry: PlanHistoryEntry): readonly Change[] => [
  put(planKey(restaurantId, revision), entry),
  rank(plansKey(restaurantId), revision, Date.parse(at)),
];

const changed = ({ paymentId }: Of, fact: Fact, stored: Stored, change: (payment: Payment) => Payment) => {
  const { n, payment } = stored<PaymentDoc>(paymentKey(fact.restaurantId, paymentId));
  return shown(fact, { n, payment: change(payment) });
};

const ended = (status: 'failed' | 'abandoned') => (of: Of, fact: Fact, stored: Stored) =>
  changed(of, fact, stored, (payment) => ({ ...payment, status }));

const its = ({ paymentId }: Of, { restaurantId }: Fact) => [paymentKey(restaurantId, paymentId)];

/** The history of plans, and receipts. A free trial asks until when a plan runs, so it stands before `access`. */
export const plans = projection('account', {
  ignores: [
    ...SIGN_UP_EVENTS,
    ...MAIL_EVENTS,
    ...SESSION_EVENTS,
    ...WORKPLACE_EVENTS,
    ...SECOND_FACTOR_EVENTS,
    ...PROFILE_EVENTS,
    'PaymentDetailsChanged',
    'ReceiptMailed',
  ],
  on: {
    PaymentBegun: (said, fact) => {
      const payment = begun(said, fact.at);
      return [...shown(fact, { n: fact.revision, payment }), ...entered(fact, planHistoryEntry(payment))];
    },
    PaymentConfirmed: (said, fact, stored) => [
      ...changed(said, fact, stored, (payment) => confirmed(payment, said, fact.at)),
      put(receiptKey(fact.restaurantId, said.paymentId), receiptView(said, fact.at)),
    ],
    PaymentFailed: ended('failed'),
    PaymentAbandoned: ended('abandoned'),
    PlanActivated: ({ planType }, fact, stored) => {
      if (planType !== 'free_trial') return [];
      const { user } = stored<AccessDoc>(accessKey(fact.restaurantId));
      return entered(fact, freeTrialEntry(fact.at, periodOf(planOf('free_trial').duration, user.planEndDate, fact.at)));
    },
  },
  reads: {
    PaymentConfirmed: its,
    PaymentFailed: its,
    PaymentAbandoned: its,
    PlanActivated: (_, { restaurantId }) => [accessKey(restaurantId)],
  },
});

/** Every answer is refused while the read models are built. */
export class PlansReader extends readerOf('account') {
  /** A ready JSON array, newest first, and how many there are in all. */
  page(restaurantId: number, page: Page): Promise<PageAnswer> {
    return this.models.page(plansKey(restaurantId), page, (n) => planKey(restaurantId, n));
  }

  /** Null when the restaurant has no such receipt. */
  receipt(restaurantId: number, paymentId: string): Promise<ReceiptView | null> {
    return this.models.document<ReceiptView>(receiptKey(restaurantId, paymentId));
  }
}
