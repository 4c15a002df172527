import {
  MAIL_EVENTS,
  PAYMENT_EVENTS,
  SECOND_FACTOR_EVENTS,
  type UserView,
  type EndedSession,
  inTime,
} from '@sae/domain/access';
import type { Seller } from '@sae/domain/billing';
import { toRupees } from '@sae/domain/kernel';
import { profileView, sellerOf, unwritten as profile, type ToldProfile } from '@sae/domain/restaurant';
import { projection, push, put, rank, restaurantChanged, unrank, type Fact, type Stored } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';

/** What is asked about a restaurant with every request, and printed on its bills. */
export interface AccessDoc {
  readonly user: UserView;
  readonly isVerified: boolean;
  /** Logged out, and their tokens would still be good. */
  readonly endedSessions: readonly EndedSession[];
  /** Whose token stays good when those of all others ended; absent where that never was. */
  readonly keptSessionId?: string;
  /** Counts password changes and ends of all (other) sessions; a token of an older count no longer opens anything. */
  readonly credentials: number;
  readonly isSubmitDisabled: boolean;
  readonly seller: Seller;
}

/** The restaurants that wish their month's figures by mail. */
const MONTHLY_REPORTS = 'monthly-reports';

export const accessKey = (restaurantId: number): string => `${restaurantId}:access`;

const unwritten = {
  upiId: null,
  googleReviewLink: null,
  gstNumber: null,
  fssaiNumber: null,
  phoneNumber: null,
  address: null,
  profilePicture: null,
  planType: null,
  planEndDate: null,
  hasUsedFreeTrial: false,
  ageAmber: profile.ageAmber,
  ageRed: profile.ageRed,
  discountLimit: profile.discountLimit,
  gstRate: profile.gstRate,
  gstType: profile.gstType,
  serviceCharge: toRupees(profile.serviceCharge),
  billMessage: profile.billMessage,
  acceptsOwnOrders: profile.acceptsOwnOrders,
  monthlyReport: profile.monthlyReport,
  billSecondNames: profile.billSecondNames,
  billServedBy: profile.billServedBy,
} satisfies Partial<UserView>;

const own = (_: object, { restaurantId }: Fact) => [accessKey(restaurantId)];

type Named = Pick<UserView, 'restaurantName' | 'ownerName' | 'email'>;

const changed = ({ restaurantId }: Fact, stored: Stored, change: (access: AccessDoc) => Partial<AccessDoc>) => {
  const access = stored<AccessDoc>(accessKey(restaurantId));
  return put(accessKey(restaurantId), { ...access, ...change(access) });
};

const begun = (id: number, { restaurantName, ownerName, email }: Named): AccessDoc => ({
  user: { id, email, restaurantName, ownerName, ...unwritten },
  isVerified: false,
  endedSessions: [],
  credentials: 0,
  isSubmitDisabled: false,
  seller: { name: restaurantName, address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null },
});

/** Bills issued from now on carry the new seller; those issued keep theirs. */
const shown = ({ user }: AccessDoc, profile: ToldProfile): Partial<AccessDoc> => ({
  user: { ...user, ...profileView(user.id, profile) },
  seller: sellerOf(profile),
});

const submission = (isSubmitDisabled: boolean) => (_: object, fact: Fact, stored: Stored) => [
  changed(fact, stored, () => ({ isSubmitDisabled })),
  push({
    name: 'submitDisabledUpdate',
    restaurantId: fact.restaurantId,
    payload: { restaurantId: fact.restaurantId, isSubmitDisabled },
  }),
  restaurantChanged(fact.restaurantId),
];

/** No token from before opens anything any more, but for what is said otherwise. */
const tokensEnded = (fact: Fact, stored: Stored, otherwise: Partial<AccessDoc>) => [
  changed(fact, stored, ({ credentials }) => ({ credentials: credentials + 1, ...otherwise })),
  push({ name: 'tokensEnded', restaurantId: fact.restaurantId }),
];

export const access = projection('account', {
  ignores: [
    ...PAYMENT_EVENTS,
    ...MAIL_EVENTS,
    ...SECOND_FACTOR_EVENTS,
    'SessionStarted',
    'SignUpRepeated',
    'PaymentDetailsChanged',
  ],
  on: {
    // Whoever works elsewhere by this address goes on doing so until their own sign-up is confirmed.
    RestaurantSignedUp: (named, { restaurantId }, _, found) =>
      found<AccessDoc>(accessKey(restaurantId))?.isVerified
        ? []
        : [put(accessKey(restaurantId), begun(restaurantId, named))],
    InvitationReceived: ({ accountId, email, name }, _, __, found) =>
      found<AccessDoc>(accessKey(accountId))
        ? []
        : [put(accessKey(accountId), begun(accountId, { restaurantName: '', ownerName: name, email }))],
    WorkTakenUp: ({ passwordHash }, fact, stored) =>
      passwordHash === undefined
        ? []
        : [changed(fact, stored, ({ user }) => ({ user: { ...user, restaurantName: '' } }))],
    SignUpConfirmed: ({ restaurantName, ownerName }, fact, stored) => [
      changed(fact, stored, ({ user, seller }) => ({
        user: { ...user, restaurantName, ownerName },
        seller: { ...seller, name: restaurantName },
      })),
    ],
    EmailVerified: (_, fact, stored) => [changed(fact, stored, () => ({ isVerified: true }))],
    PasswordReset: (_, fact, stored) => tokensEnded(fact, stored, { keptSessionId: undefined }),
    SessionEnded: ({ sessionId, until }, fact, stored) => [
      changed(fact, stored, ({ endedSessions }) => ({
        endedSessions: [...inTime(endedSessions, fact.at), { sessionId, until }],
      })),
      push({ name: 'tokensEnded', restaurantId: fact.restaurantId }),
    ],
    AllSessionsEnded: (_, fact, stored) => tokensEnded(fact, stored, { endedSessions: [], keptSessionId: undefined }),
    OtherSessionsEnded: ({ keptSessionId }, fact, stored) => tokensEnded(fact, stored, { keptSessionId }),
    PlanActivated: ({ planType, endsAt }, fact, stored) => [
      changed(fact, stored, ({ user }) => ({
        user: {
          ...user,
          planType,
          planEndDate: endsAt,
          hasUsedFreeTrial: user.hasUsedFreeTrial || planType === 'free_trial',
        },
      })),
      restaurantChanged(fact.restaurantId),
    ],
    OrderSubmissionDisabled: submission(true),
    OrderSubmissionEnabled: submission(false),
    ProfileChanged: (profile, fact, stored) => [
      changed(fact, stored, (access) => shown(access, profile)),
      profile.monthlyReport
        ? rank(MONTHLY_REPORTS, fact.restaurantId, fact.restaurantId)
        : unrank(MONTHLY_REPORTS, fact.restaurantId),
      restaurantChanged(fact.restaurantId),
    ],
  },
  reads: {
    RestaurantSignedUp: own,
    InvitationReceived: own,
    WorkTakenUp: own,
    SignUpConfirmed: own,
    EmailVerified: own,
    PasswordReset: own,
    SessionEnded: own,
    AllSessionsEnded: own,
    OtherSessionsEnded: own,
    PlanActivated: own,
    OrderSubmissionDisabled: own,
    OrderSubmissionEnabled: own,
    ProfileChanged: own,
  },
});

/** More restaurants than a node serves at once. */
const REMEMBERED = 2_000;

/** Restaurants by their ids, so many at a time. */
const PAGE = 500;

export class MonthlyReportsReader extends readerOf() {
  /** The next restaurants that wish one, by their ids. @throws Refusal while the read models are built. */
  wishedAfter(restaurantId: number): Promise<readonly number[]> {
    return this.models.idsAfter(MONTHLY_REPORTS, restaurantId, PAGE);
  }
}

export class AccessReader extends readerOf() {
  /** Every request asks, and nearly always for what it was: it is read again, but not parsed again. */
  private readonly parsed = new Map<number, { readonly text: string; readonly access: AccessDoc }>();

  /** Null when there is no such restaurant. @throws Refusal while the read models are built. */
  async of(restaurantId: number): Promise<AccessDoc | null> {
    const text = await this.models.text(accessKey(restaurantId));
    if (text === null) return null;
    const known = this.parsed.get(restaurantId);
    if (known?.text === text) return known.access;
    const access = JSON.parse(text) as AccessDoc;
    if (this.parsed.size >= REMEMBERED) this.parsed.clear();
    this.parsed.set(restaurantId, { text, access });
    return access;
  }
}
