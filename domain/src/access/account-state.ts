import { Refusal, type IsoTime } from '../kernel/index.js';
import { noPayments, type Payments } from '../subscription/payment.js';
import type { PlanType } from '../subscription/plans.js';
import { unwritten, type Profile } from '../restaurant/profile.js';
import type { OtpPurpose } from './otp.js';
import type { Tries } from './tries.js';

/** A one-time code that counts: of what it was asked for, the newest. */
export interface IssuedOtp {
  /** The id of the event that issued it; the code is computed from it. */
  readonly id: string;
  readonly purpose: OtpPurpose;
  readonly email: string;
  readonly issuedAt: IsoTime;
  /** Which key it is computed under; absent for one issued before that was told. */
  readonly keyVersion?: string;
  /** Which sign-up or reset it is for; empty for one issued before these had names. */
  readonly askedAs: string;
  /** As in `Mailing`. */
  readonly asker: string;
  /** Wrong tries by who names what the code is for, and by who does not: neither burns the code of the other. */
  readonly refused: number;
  readonly refusedBare: number;
  readonly mailed: boolean;
}

/** A sign-up that waits for its code. */
export interface PendingSignUp {
  readonly signUpId: string;
  readonly restaurantName: string;
  readonly ownerName: string;
  readonly passwordHash: string;
  readonly at: IsoTime;
}

/** A mail went out; `asker` is `browser:…` for one that was logged in before, `client:…` for any other. */
export interface Mailing {
  readonly at: IsoTime;
  readonly asker: string;
}

/** Where somebody is logged in. */
export interface OpenSession {
  readonly sessionId: string;
  readonly startedAt: IsoTime;
  /** Its token ends by itself then. */
  readonly until: IsoTime;
  readonly browser: string;
}

/** Where somebody works who logs in at this address, or is invited to. */
export interface Workplace {
  readonly invitationId: string;
  readonly restaurantId: number;
  /** As it was called when it invited them, as what they were to work there, and under which name. */
  readonly restaurantName: string;
  readonly personId: number;
  readonly name: string;
  readonly roleName: string;
  readonly at: IsoTime;
  readonly isAccepted: boolean;
}

/** What is asked for beside the password, on a new browser and for what is worth it. */
export interface SecondFactor extends Tries {
  /** Sealed: the log alone does not give it. */
  readonly secret: string;
  /** Hashes of the codes that are good once, where the app is lost. */
  readonly recovery: readonly string[];
  /** The half minute whose code was used last, since 1970. */
  readonly step: number;
  readonly addedAt: IsoTime;
}

/** A login that ended before its token would have. */
export type EndedSession = Pick<OpenSession, 'sessionId' | 'until'>;

export interface Account extends Profile {
  readonly restaurantId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
  readonly signUps: readonly PendingSignUp[];
  /** Issued in the last 24 hours. */
  readonly codes: readonly IssuedOtp[];
  /** Codes and notices of the last 24 hours, to bound them. */
  readonly mails: readonly Mailing[];
  /** Wrong codes since the last right one: the more, the fewer are mailed for strangers. */
  readonly refusedCodes: number;
  /** Which of the newest notices went out. */
  readonly noticesMailed: readonly string[];
  /** The last month whose figures were mailed; empty before there was one. */
  readonly monthMailed: string;
  readonly planType: PlanType | null;
  readonly planEndDate: IsoTime | null;
  readonly hasUsedFreeTrial: boolean;
  readonly payments: Payments;
  readonly isSubmitDisabled: boolean;
  /** The newest; those from before 22 November 2026 were not told. */
  readonly sessions: readonly OpenSession[];
  readonly endedSessions: readonly EndedSession[];
  /** Counts password changes and ends of all (other) sessions; a token of an older count no longer opens anything. */
  readonly credentials: number;
  /** Beside their own restaurant, where they have one. */
  readonly workplaces: readonly Workplace[];
  readonly secondFactor: SecondFactor | null;
}

export const noAccount: Account = {
  restaurantId: 0,
  ...unwritten,
  email: '',
  passwordHash: '',
  isVerified: false,
  signUps: [],
  codes: [],
  mails: [],
  refusedCodes: 0,
  noticesMailed: [],
  monthMailed: '',
  planType: null,
  planEndDate: null,
  hasUsedFreeTrial: false,
  payments: noPayments,
  isSubmitDisabled: false,
  sessions: [],
  endedSessions: [],
  credentials: 0,
  workplaces: [],
  secondFactor: null,
};

export const exists = (account: Account): boolean => account.restaurantId !== 0;

/** Is it more than the login of somebody who works elsewhere? */
export const ownsRestaurant = ({ isVerified, restaurantName }: Account): boolean => isVerified && restaurantName !== '';

export const verified = (account: Account): Account => {
  if (!account.isVerified) throw new Refusal('not-found', 'account/not-found', 'Account not found');
  return account;
};
