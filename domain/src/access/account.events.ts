import type { DomainEvent, IsoTime } from '../kernel/index.js';
import type { PaymentEvent } from '../subscription/payment.events.js';
import type { PlanType } from '../subscription/plans.js';
import type { PaymentDetailChange, ToldProfile } from '../restaurant/profile.js';
import type { OtpPurpose } from './otp.js';

/**
 * A sign-up that waits for its code: one of its own beside others of the same address, by its `signUpId`. Those told
 * before 22 November 2026 have none: such a one starts the address over.
 */
export type RestaurantSignedUp = DomainEvent<
  'RestaurantSignedUp',
  {
    restaurantId: number;
    restaurantName: string;
    ownerName: string;
    email: string;
    passwordHash: string;
    signUpId?: string;
  }
>;
/** The sign-up whose code was right is the account from now on; those beside it are void. */
export type SignUpConfirmed = DomainEvent<
  'SignUpConfirmed',
  { signUpId: string; restaurantName: string; ownerName: string }
>;
/** Somebody signed up with an address that is verified already: its owner is told by mail, the visitor is not. */
export type SignUpRepeated = DomainEvent<'SignUpRepeated', { email: string; asker?: string }>;
/** `noticeId` is the id of the `SignUpRepeated` it told of. */
export type SignUpNoticeMailed = DomainEvent<'SignUpNoticeMailed', { noticeId: string }>;

/** The code itself is never stored: it is computed from this event's id and the server's secret. */
/**
 * `askedAs` names the sign-up or the reset it is for, `asker` who asked, `keyVersion` the key it is computed under; none
 * was told before 22 November 2026.
 */
export type OtpIssued = DomainEvent<
  'OtpIssued',
  { email: string; purpose: OtpPurpose; askedAs?: string; asker?: string; keyVersion?: string }
>;
export type OtpMailed = DomainEvent<'OtpMailed', { otpId: string }>;
/** `bare` when it was tried without the name of what it is for: such tries are counted apart. */
export type OtpRefused = DomainEvent<'OtpRefused', { otpId: string; bare?: true }>;
export type EmailVerified = DomainEvent<'EmailVerified', { email: string }>;
/** From here on no older token opens anything. */
export type PasswordReset = DomainEvent<'PasswordReset', { passwordHash: string }>;

export type PlanActivated = DomainEvent<'PlanActivated', { planType: PlanType; endsAt: IsoTime }>;

export type OrderSubmissionDisabled = DomainEvent<'OrderSubmissionDisabled', Record<string, never>>;
export type OrderSubmissionEnabled = DomainEvent<'OrderSubmissionEnabled', Record<string, never>>;

/** The whole profile as it stands from now on. `pictureId` names a picture in a book of its own. */
export type ProfileChanged = DomainEvent<'ProfileChanged', ToldProfile>;

/** Somebody logged in; the token ends by itself at `until`. Not told before 22 November 2026. */
export type SessionStarted = DomainEvent<'SessionStarted', { sessionId: string; until: IsoTime; browser: string }>;
/** A login that was logged out; its token would have ended by itself at `until`. */
export type SessionEnded = DomainEvent<'SessionEnded', { sessionId: string; until: IsoTime }>;
/** From here on no older token opens anything. */
export type AllSessionsEnded = DomainEvent<'AllSessionsEnded', Record<string, never>>;
/** From here on no older token opens anything, but that of one session. */
export type OtherSessionsEnded = DomainEvent<'OtherSessionsEnded', { keptSessionId: string }>;

/** What leads money somewhere reads otherwise now: stands beside the `ProfileChanged` of the same change. */
export type PaymentDetailsChanged = DomainEvent<'PaymentDetailsChanged', { changes: readonly PaymentDetailChange[] }>;
/** `noticeId` is the id of the fact its owner was told of by mail. */
export type AccountNoticeMailed = DomainEvent<'AccountNoticeMailed', { noticeId: string }>;

/** The figures of a month, `YYYY-MM`, were mailed to the owner. */
export type MonthReportMailed = DomainEvent<'MonthReportMailed', { month: string }>;

/**
 * A restaurant, `restaurantId`, invites whoever reads the mail at this address to work there as one of its people. Where
 * nobody has the address, it begins an account under `accountId` that has no restaurant of its own.
 */
export type InvitationReceived = DomainEvent<
  'InvitationReceived',
  {
    accountId: number;
    invitationId: string;
    email: string;
    restaurantId: number;
    restaurantName: string;
    personId: number;
    name: string;
    roleName: string;
  }
>;
/** They work there from now on; `passwordHash` of who had no password yet. */
export type WorkTakenUp = DomainEvent<'WorkTakenUp', { invitationId: string; passwordHash?: string }>;

/** Where somebody works who logs in at an address. */
export type WorkplaceEvent = InvitationReceived | WorkTakenUp | OtpIssued | OtpRefused | EmailVerified;

/** From here on a new browser, and what is worth it, asks for a code as well; `step` is the half minute of the first. */
export type SecondFactorAdded = DomainEvent<
  'SecondFactorAdded',
  { secret: string; recovery: readonly string[]; step: number }
>;
/** Written before a code is compared, so that tries at the same moment are all counted. */
export type SecondFactorTried = DomainEvent<'SecondFactorTried', Record<string, never>>;
/** It was right, and is good no more; the tries before it are forgotten. */
export type SecondFactorMatched = DomainEvent<'SecondFactorMatched', { step: number }>;
export type RecoveryCodeUsed = DomainEvent<'RecoveryCodeUsed', { hash: string }>;
export type RecoveryCodesReplaced = DomainEvent<'RecoveryCodesReplaced', { recovery: readonly string[] }>;
export type SecondFactorRemoved = DomainEvent<'SecondFactorRemoved', Record<string, never>>;
export type SecondFactorResealed = DomainEvent<'SecondFactorResealed', { secret: string }>;

/** What is asked for beside the password. */
export type SecondFactorEvent =
  | (SecondFactorAdded | SecondFactorRemoved | SecondFactorResealed)
  | (SecondFactorTried | SecondFactorMatched)
  | (RecoveryCodeUsed | RecoveryCodesReplaced);

/** How somebody gets in by the mail at their address. */
export type SignUpEvent =
  | RestaurantSignedUp
  | SignUpConfirmed
  | SignUpRepeated
  | SignUpNoticeMailed
  | OtpIssued
  | OtpMailed
  | OtpRefused
  | EmailVerified
  | PasswordReset;

/** Where an account is logged in. */
export type SessionEvent = SessionStarted | SessionEnded | AllSessionsEnded | OtherSessionsEnded;

export type AccountEvent =
  | SignUpEvent
  | SessionEvent
  | WorkplaceEvent
  | SecondFactorEvent
  | PlanActivated
  | PaymentEvent
  | OrderSubmissionDisabled
  | OrderSubmissionEnabled
  | ProfileChanged
  | PaymentDetailsChanged
  | AccountNoticeMailed
  | MonthReportMailed;

/** What happens to an account, by what it is about: a model that shows nothing of it ignores it by this name. */
export const SIGN_UP_EVENTS = [
  'RestaurantSignedUp',
  'SignUpConfirmed',
  'SignUpRepeated',
  'EmailVerified',
  'PasswordReset',
] as const;
export const MAIL_EVENTS = [
  'OtpIssued',
  'OtpMailed',
  'OtpRefused',
  'SignUpNoticeMailed',
  'AccountNoticeMailed',
  'MonthReportMailed',
] as const;
export const SESSION_EVENTS = ['SessionStarted', 'SessionEnded', 'AllSessionsEnded', 'OtherSessionsEnded'] as const;
/** Those whose owner, and whoever looks through the audit, is not told. */
export const SECOND_FACTOR_TRIES = [
  'SecondFactorTried',
  'SecondFactorMatched',
  'RecoveryCodesReplaced',
  'SecondFactorResealed',
] as const;
export const SECOND_FACTOR_EVENTS = [
  ...SECOND_FACTOR_TRIES,
  'SecondFactorAdded',
  'SecondFactorRemoved',
  'RecoveryCodeUsed',
] as const;
export const WORKPLACE_EVENTS = ['InvitationReceived', 'WorkTakenUp'] as const;
export const PROFILE_EVENTS = ['OrderSubmissionDisabled', 'OrderSubmissionEnabled', 'ProfileChanged'] as const;
export const PAYMENT_EVENTS = [
  'PaymentBegun',
  'PaymentConfirmed',
  'PaymentFailed',
  'PaymentAbandoned',
  'ReceiptMailed',
] as const;

/** The book `email-<keyed hash>`: which account an address belongs to. */
export type EmailClaimed = DomainEvent<'EmailClaimed', { restaurantId: number }>;
