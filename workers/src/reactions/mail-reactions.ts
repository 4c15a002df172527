import { type AccountEvent, type InvitationReceived, type PaymentDetailsChanged, OTP } from '@sae/domain/access';
import { receiptView, type PaymentConfirmed } from '@sae/domain/subscription';
import type { LoggedEvent } from '@sae/platform/log';
import { ACCOUNT_NOTICE_LIVES_MS, type AccountNews, type AccountNoticeToMail } from '../mail/account-notice.js';
import type { OtpMail } from '../mail/one-time-code.js';
import { RECEIPT_MAILED_WITHIN_MS, type ReceiptToMail } from '../mail/receipt.js';
import { NOTICE_LIVES_MS, type SignUpNoticeMail } from '../mail/sign-up-notice.js';

/** What follows from a fact: a job on a queue, while it is of use. */
export interface Reaction {
  readonly queue: string;
  readonly usefulForMs: number;
  readonly job: (fact: LoggedEvent) => object;
}

/** What becomes of account books, `account-<restaurantId>`; null where nothing follows. A fact that does not stand here does not compile. */
export type Reactions = { readonly [T in AccountEvent['type']]: Reaction | null };

export const ACCOUNTS = 'account-';
export const isAccount = (stream: string): boolean => /^account-\d+$/.test(stream);

const restaurantOf = ({ stream }: LoggedEvent): number => Number(stream.slice(stream.indexOf('-') + 1));

const accountNotice = (newsOf: (fact: LoggedEvent) => AccountNews): Reaction => ({
  queue: 'send-account-notice',
  usefulForMs: ACCOUNT_NOTICE_LIVES_MS,
  job: (fact): AccountNoticeToMail => ({
    ...{ restaurantId: restaurantOf(fact), noticeId: fact.id, at: fact.at },
    news: newsOf(fact),
  }),
});

/** Fact → job. */
export const mailReactions: Reactions = {
  RestaurantSignedUp: null,
  SignUpConfirmed: null,
  SignUpNoticeMailed: null,
  OtpMailed: null,
  OtpRefused: null,
  EmailVerified: null,
  ...{ SessionStarted: null, SessionEnded: null, AllSessionsEnded: null, OtherSessionsEnded: null },
  ...{ PlanActivated: null, PaymentBegun: null, PaymentFailed: null, PaymentAbandoned: null, ReceiptMailed: null },
  ...{ OrderSubmissionDisabled: null, OrderSubmissionEnabled: null, ProfileChanged: null, AccountNoticeMailed: null },
  MonthReportMailed: null,
  WorkTakenUp: null,
  ...{ SecondFactorTried: null, SecondFactorMatched: null, SecondFactorResealed: null, RecoveryCodesReplaced: null },
  SecondFactorAdded: accountNotice(() => ({ is: 'second-factor-added' })),
  SecondFactorRemoved: accountNotice(() => ({ is: 'second-factor-removed' })),
  RecoveryCodeUsed: accountNotice(() => ({ is: 'recovery-code-used' })),
  InvitationReceived: accountNotice(({ data }) => ({
    is: 'invited',
    invitationId: (data as InvitationReceived['data']).invitationId,
  })),
  OtpIssued: {
    queue: 'send-otp-mail',
    usefulForMs: OTP.livesMs,
    job: (fact): OtpMail => ({ restaurantId: restaurantOf(fact), otpId: fact.id, issuedAt: fact.at }),
  },
  SignUpRepeated: {
    queue: 'send-sign-up-notice',
    usefulForMs: NOTICE_LIVES_MS,
    job: (fact): SignUpNoticeMail => ({ restaurantId: restaurantOf(fact), noticeId: fact.id, triedAt: fact.at }),
  },
  PasswordReset: accountNotice(() => ({ is: 'password-reset' })),
  PaymentDetailsChanged: accountNotice(({ data }) => ({
    is: 'payment-details',
    changes: (data as PaymentDetailsChanged['data']).changes,
  })),
  PaymentConfirmed: {
    queue: 'send-receipt',
    usefulForMs: RECEIPT_MAILED_WITHIN_MS,
    job: (fact): ReceiptToMail => {
      const data = fact.data as PaymentConfirmed['data'];
      const receipt = receiptView(data, fact.at);
      return { restaurantId: restaurantOf(fact), paymentId: data.paymentId, cause: fact.id, receipt };
    },
  },
};
