import { decider, Refusal, type Command } from '../kernel/index.js';
import { periodOf, planOf } from '../subscription/plans.js';
import { changed, isSame, paymentDetailChanges, wantsPassword, type ProfileChange } from '../restaurant/profile.js';
import { paymentFacts, paymentWishes, type PaymentCommand } from './payment-tables.js';
import { noAccount, verified, type Account } from './account-state.js';
import type { AccountEvent, EmailClaimed } from './account.events.js';
import {
  secondFactorFacts,
  secondFactorWanted,
  secondFactorWishes,
  type SecondFactorCommand,
} from './second-factor-tables.js';
import { sessionFacts, sessionWishes, type SessionCommand } from './session-tables.js';
import { signUpFacts, signUpWishes, withNoticeMailed, type SignUpCommand } from './sign-up-tables.js';
import { workplaceFacts, workplaceWishes, type WorkplaceCommand } from './workplace-tables.js';

export type AccountCommand =
  | SignUpCommand
  | Command<'StartFreeTrial'>
  | Command<'ToggleOrderSubmission'>
  | PaymentCommand
  | (Command<'ChangeProfile'> & {
      readonly change: ProfileChange;
      /** Was the password given again? */
      readonly isConfirmed?: boolean;
      /** Was a code of the second factor given? */
      readonly hasSecondFactor?: boolean;
    })
  | SessionCommand
  | WorkplaceCommand
  | SecondFactorCommand
  | (Command<'RecordAccountNoticeMailed'> & { readonly noticeId: string })
  | (Command<'RecordMonthReportMailed'> & { readonly month: string });

const passwordWanted = () =>
  new Refusal(
    'invalid',
    'account/password-wanted',
    'Please enter your current password to change the UPI ID or the GST Number',
  );

/** The book `account-<restaurantId>`: who they are, how they get in, what plan they hold. */
export const accountBook = decider<Account, AccountCommand, AccountEvent>({
  category: 'account',
  initial: noAccount,
  on: {
    ...signUpFacts,
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
    ...sessionFacts,
    ...workplaceFacts,
    ...secondFactorFacts,
    PaymentDetailsChanged: (account) => account,
    AccountNoticeMailed: withNoticeMailed,
    MonthReportMailed: (account, { month }) => ({ ...account, monthMailed: month }),
  },
  when: {
    ...signUpWishes,
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
    ChangeProfile: ({ change, isConfirmed = false, hasSecondFactor = false }, account) => {
      const profile = changed(verified(account), change);
      if (isSame(profile, account)) return [];
      const changes = paymentDetailChanges(account, profile);
      if (wantsPassword(changes) && !isConfirmed) throw passwordWanted();
      if (changes.length > 0 && account.secondFactor && !hasSecondFactor) throw secondFactorWanted();
      const details: AccountEvent[] = changes.length > 0 ? [{ type: 'PaymentDetailsChanged', data: { changes } }] : [];
      return [{ type: 'ProfileChanged', data: profile }, ...details];
    },
    ...sessionWishes,
    ...workplaceWishes,
    ...secondFactorWishes,
    RecordAccountNoticeMailed: ({ noticeId }, { noticesMailed }) =>
      noticesMailed.includes(noticeId) ? [] : [{ type: 'AccountNoticeMailed', data: { noticeId } }],
    RecordMonthReportMailed: ({ month }, { monthMailed }) =>
      month <= monthMailed ? [] : [{ type: 'MonthReportMailed', data: { month } }],
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
