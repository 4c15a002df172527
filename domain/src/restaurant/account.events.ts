import type { OtpPurpose } from '../access/otp.js';
import type { DomainEvent, IsoTime } from '../kernel/index.js';
import type { PaymentEvent } from '../subscription/payment.events.js';
import type { PlanType } from '../subscription/plans.js';

/** Also told again when an address that was never verified signs up once more: it starts over. */
export type RestaurantSignedUp = DomainEvent<
  'RestaurantSignedUp',
  { restaurantId: number; restaurantName: string; ownerName: string; email: string; passwordHash: string }
>;
/** Somebody signed up with an address that is verified already: its owner is told by mail, the visitor is not. */
export type SignUpRepeated = DomainEvent<'SignUpRepeated', { email: string }>;
/** `noticeId` is the id of the `SignUpRepeated` it told of. */
export type SignUpNoticeMailed = DomainEvent<'SignUpNoticeMailed', { noticeId: string }>;

/** The code itself is never stored: it is computed from this event's id and the server's secret. */
export type OtpIssued = DomainEvent<'OtpIssued', { email: string; purpose: OtpPurpose }>;
export type OtpMailed = DomainEvent<'OtpMailed', { otpId: string }>;
export type OtpRefused = DomainEvent<'OtpRefused', { otpId: string }>;
export type EmailVerified = DomainEvent<'EmailVerified', { email: string }>;
/** From here on no older token opens anything. */
export type PasswordReset = DomainEvent<'PasswordReset', { passwordHash: string }>;

export type PlanActivated = DomainEvent<'PlanActivated', { planType: PlanType; endsAt: IsoTime }>;

export type OrderSubmissionDisabled = DomainEvent<'OrderSubmissionDisabled', Record<string, never>>;
export type OrderSubmissionEnabled = DomainEvent<'OrderSubmissionEnabled', Record<string, never>>;

/** The whole profile as it stands from now on. `pictureId` names a picture in a book of its own. */
export type ProfileChanged = DomainEvent<
  'ProfileChanged',
  {
    restaurantName: string;
    ownerName: string;
    upiId: string | null;
    googleReviewLink: string | null;
    gstNumber: string | null;
    fssaiNumber: string | null;
    phoneNumber: string | null;
    address: string | null;
    pictureId: string | null;
  }
>;

export type AccountEvent =
  | RestaurantSignedUp
  | SignUpRepeated
  | SignUpNoticeMailed
  | OtpIssued
  | OtpMailed
  | OtpRefused
  | EmailVerified
  | PasswordReset
  | PlanActivated
  | PaymentEvent
  | OrderSubmissionDisabled
  | OrderSubmissionEnabled
  | ProfileChanged;

/** The book `email-<keyed hash>`: which account an address belongs to. */
export type EmailClaimed = DomainEvent<'EmailClaimed', { restaurantId: number }>;
