import type { OtpPurpose } from '../access/otp.js';
import { Refusal, type IsoTime } from '../kernel/index.js';
import { noPayments, type Payments } from '../subscription/payment.js';
import type { PlanType } from '../subscription/plans.js';
import { unwritten, type Profile } from './profile.js';

/** The one-time code that counts: the newest. */
export interface IssuedOtp {
  /** The id of the event that issued it; the code is computed from it. */
  readonly id: string;
  readonly purpose: OtpPurpose;
  readonly email: string;
  readonly issuedAt: IsoTime;
  readonly refused: number;
  readonly mailed: boolean;
}

export interface Account extends Profile {
  readonly restaurantId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
  readonly otp: IssuedOtp | null;
  /** When codes and notices were mailed out in the last 24 hours, to bound them. */
  readonly mailsAt: readonly IsoTime[];
  /** Which of the newest notices went out. */
  readonly noticesMailed: readonly string[];
  readonly planType: PlanType | null;
  readonly planEndDate: IsoTime | null;
  readonly hasUsedFreeTrial: boolean;
  readonly payments: Payments;
  readonly isSubmitDisabled: boolean;
  /** Counts password changes; a token of an older count no longer opens anything. */
  readonly credentials: number;
}

export const noAccount: Account = {
  restaurantId: 0,
  ...unwritten,
  email: '',
  passwordHash: '',
  isVerified: false,
  otp: null,
  mailsAt: [],
  noticesMailed: [],
  planType: null,
  planEndDate: null,
  hasUsedFreeTrial: false,
  payments: noPayments,
  isSubmitDisabled: false,
  credentials: 0,
};

export const exists = (account: Account): boolean => account.restaurantId !== 0;

export const verified = (account: Account): Account => {
  if (!account.isVerified) throw new Refusal('not-found', 'account/not-found', 'Account not found');
  return account;
};
