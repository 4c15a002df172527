import { mayMail, recent, triableOtp } from '../access/otp-rules.js';
import { OTP, type OtpPurpose } from '../access/otp.js';
import { decider, Refusal, type Command } from '../kernel/index.js';
import { paymentFacts, paymentWishes, type PaymentCommand } from '../subscription/payment-tables.js';
import { periodOf, planOf } from '../subscription/plans.js';
import { exists, noAccount, verified, type Account, type IssuedOtp } from './account-state.js';
import type { AccountEvent, EmailClaimed } from './account.events.js';
import { changed, isSame, type ProfileChange } from './profile.js';

/** `codeOf` computes the code of an issued one-time code from its event's id. */
interface TriedOtp {
  readonly otp: string;
  readonly codeOf: (otpId: string) => string;
}

export type AccountCommand =
  | (Command<'SignUp'> & {
      readonly restaurantId: number;
      readonly restaurantName: string;
      readonly ownerName: string;
      readonly email: string;
      readonly passwordHash: string;
    })
  | Command<'ResendOtp'>
  | (Command<'VerifyEmail'> & TriedOtp)
  | Command<'RequestPasswordReset'>
  | (Command<'ResetPassword'> & TriedOtp & { readonly passwordHash: string })
  | (Command<'RecordOtpMailed'> & { readonly otpId: string })
  | (Command<'RecordSignUpNoticeMailed'> & { readonly noticeId: string })
  | Command<'StartFreeTrial'>
  | Command<'ToggleOrderSubmission'>
  | PaymentCommand
  | (Command<'ChangeProfile'> & { readonly change: ProfileChange });

const issueOtp = ({ email }: { email: string }, purpose: OtpPurpose): AccountEvent => ({
  type: 'OtpIssued',
  data: { email, purpose },
});

/** What follows from the right code; a wrong one is counted. */
const ifRight = (
  { otp, codeOf }: TriedOtp,
  issued: IssuedOtp,
  then: (issued: IssuedOtp) => readonly AccountEvent[],
): readonly AccountEvent[] =>
  codeOf(issued.id) === otp ? then(issued) : [{ type: 'OtpRefused', data: { otpId: issued.id } }];

const emailVerified = ({ email }: { email: string }): AccountEvent => ({ type: 'EmailVerified', data: { email } });

/** The book `account-<restaurantId>`: who they are, how they get in, what plan they hold. */
export const accountBook = decider<Account, AccountCommand, AccountEvent>({
  category: 'account',
  initial: noAccount,
  on: {
    RestaurantSignedUp: (account, { restaurantId, restaurantName, ownerName, email, passwordHash }) => ({
      ...account,
      ...{ restaurantId, restaurantName, ownerName, email, passwordHash },
      otp: null,
    }),
    SignUpRepeated: (account, _, { at }) => ({ ...account, mailsAt: [...recent(account.mailsAt, at), at] }),
    // No more are mailed a day than codes, so older ones are past being asked for.
    SignUpNoticeMailed: (account, { noticeId }) => ({
      ...account,
      noticesMailed: [...account.noticesMailed, noticeId].slice(-OTP.perDay),
    }),
    OtpIssued: (account, { purpose, email }, { id, at }) => ({
      ...account,
      otp: { id, purpose, email, issuedAt: at, refused: 0, mailed: false },
      mailsAt: [...recent(account.mailsAt, at), at],
    }),
    OtpMailed: (account, { otpId }) =>
      account.otp?.id === otpId ? { ...account, otp: { ...account.otp, mailed: true } } : account,
    OtpRefused: (account, { otpId }) =>
      account.otp?.id === otpId ? { ...account, otp: { ...account.otp, refused: account.otp.refused + 1 } } : account,
    EmailVerified: (account) => ({ ...account, isVerified: true, otp: null }),
    PasswordReset: (account, { passwordHash }) => ({
      ...account,
      passwordHash,
      credentials: account.credentials + 1,
      otp: null,
    }),
    PlanActivated: (account, { planType, endsAt }) => ({
      ...account,
      planType,
      planEndDate: endsAt,
      hasUsedFreeTrial: account.hasUsedFreeTrial || planType === 'free_trial',
    }),
    ...paymentFacts,
    OrderSubmissionDisabled: (account) => ({ ...account, isSubmitDisabled: true }),
    OrderSubmissionEnabled: (account) => ({ ...account, isSubmitDisabled: false }),
    ProfileChanged: (account, profile) => ({ ...account, ...profile }),
  },
  when: {
    SignUp: ({ restaurantId, restaurantName, ownerName, email, passwordHash }, account, { at }) => {
      if (exists(account) && account.email !== email)
        throw new Refusal('conflict', 'account/taken', 'Please try again');
      mayMail(account, at);
      if (account.isVerified) return [{ type: 'SignUpRepeated', data: { email } }];
      const data = { restaurantId, restaurantName, ownerName, email, passwordHash };
      return [{ type: 'RestaurantSignedUp', data }, issueOtp({ email }, 'verify-email')];
    },
    ResendOtp: (_, account, { at }) => {
      if (!exists(account) || account.isVerified) return [];
      mayMail(account, at);
      return [issueOtp(account, 'verify-email')];
    },
    VerifyEmail: (tried, account, { at }) =>
      ifRight(tried, triableOtp(account, 'verify-email', at), (issued) => [emailVerified(issued)]),
    RequestPasswordReset: (_, account, { at }) => {
      if (!exists(account)) return [];
      mayMail(account, at);
      return [issueOtp(account, 'reset-password')];
    },
    /** Whoever reads the mail at an address owns it: the code verifies it as well, where it was not yet. */
    ResetPassword: (tried, account, { at }) =>
      ifRight(tried, triableOtp(account, 'reset-password', at), (issued) => [
        { type: 'PasswordReset', data: { passwordHash: tried.passwordHash } },
        ...(account.isVerified ? [] : [emailVerified(issued)]),
      ]),
    RecordOtpMailed: ({ otpId }, { otp }) =>
      otp?.id === otpId && !otp.mailed ? [{ type: 'OtpMailed', data: { otpId } }] : [],
    RecordSignUpNoticeMailed: ({ noticeId }, { noticesMailed }) =>
      noticesMailed.includes(noticeId) ? [] : [{ type: 'SignUpNoticeMailed', data: { noticeId } }],
    /** While another plan runs, the trial extends it. */
    StartFreeTrial: (_, account, { at }) => {
      if (verified(account).hasUsedFreeTrial)
        throw new Refusal('conflict', 'plan/trial-used', 'You have already used your free trial');
      const { endsAt } = periodOf(planOf('free_trial').duration, account.planEndDate, at);
      return [{ type: 'PlanActivated', data: { planType: 'free_trial', endsAt } }];
    },
    ...paymentWishes,
    ToggleOrderSubmission: (_, account) => [
      verified(account).isSubmitDisabled
        ? { type: 'OrderSubmissionEnabled', data: {} }
        : { type: 'OrderSubmissionDisabled', data: {} },
    ],
    ChangeProfile: ({ change }, account) => {
      const profile = changed(verified(account), change);
      return isSame(profile, account) ? [] : [{ type: 'ProfileChanged', data: profile }];
    },
  },
});

/** Which account an address belongs to; 0 when nobody claimed it. */
export interface EmailClaim {
  readonly restaurantId: number;
}

/** The book `email-<keyed hash>`. The first claim stands. */
export const emailBook = decider<EmailClaim, Command<'ClaimEmail'> & { readonly restaurantId: number }, EmailClaimed>({
  category: 'email',
  initial: { restaurantId: 0 },
  on: { EmailClaimed: (_, { restaurantId }) => ({ restaurantId }) },
  when: {
    ClaimEmail: ({ restaurantId }, claim) =>
      claim.restaurantId === 0 ? [{ type: 'EmailClaimed', data: { restaurantId } }] : [],
  },
});
