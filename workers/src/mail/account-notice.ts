import { Processor } from '@nestjs/bullmq';
import type { Account } from '@sae/domain/access';
import { PAYMENT_DETAILS, type PaymentDetailChange } from '@sae/domain/restaurant';
import type { IsoTime } from '@sae/domain/kernel';
import { WORKER } from '../kernel/job.js';
import { asLine, content, type Addressed, type Content } from './content.js';
import { addressedAt, invitationMail } from './invitation.js';
import { MailJob, type MailOnce } from './mail-job.js';

/** What an owner is told of their account; nothing but the mail tells them if it was not they. */
export type AccountNews =
  | { readonly is: 'password-reset' | 'second-factor-added' | 'second-factor-removed' | 'recovery-code-used' }
  | { readonly is: 'payment-details'; readonly changes: readonly PaymentDetailChange[] }
  | { readonly is: 'invited'; readonly invitationId: string };

type OfTheAccount = Exclude<AccountNews, { readonly is: 'invited' }>;

const LONGEST = 100;
const shown = (value: string | null) => (value === null ? 'nothing' : asLine(value, LONGEST));

interface Text {
  readonly subject: string;
  readonly title: string;
  readonly what: string;
}

/** Of what is told in one way alone. */
const TEXTS: Readonly<Record<Exclude<OfTheAccount['is'], 'payment-details'>, Text>> = {
  'password-reset': {
    subject: 'Your SAE password was changed',
    title: 'Your password was changed',
    what: 'a new password was set by a code we mailed to this address. Every login before it has ended.',
  },
  'second-factor-added': {
    subject: 'A second factor was added to your SAE account',
    title: 'A second factor was added',
    what: 'from now on a new browser asks for the code of an authenticator app as well.',
  },
  'second-factor-removed': {
    subject: 'The second factor of your SAE account was removed',
    title: 'The second factor was removed',
    what: 'from now on the password alone is enough to log in.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your SAE account was used',
    title: 'A recovery code was used',
    what: 'somebody gave a recovery code instead of the code of your authenticator app. It is good no more.',
  },
};

const textOf = (news: OfTheAccount) => {
  if (news.is !== 'payment-details') return { ...TEXTS[news.is], changes: [] };
  return {
    subject: 'Your payment details were changed',
    title: 'Your payment details were changed',
    what: 'somebody who is logged in changed the details below.',
    changes: news.changes.map(({ field, from, to }) => ({
      name: PAYMENT_DETAILS[field],
      from: shown(from),
      to: shown(to),
    })),
  };
};

export interface AccountNotice extends Addressed {
  readonly news: OfTheAccount;
}

export const accountNoticeMail = ({ news, ...to }: AccountNotice) => {
  const preview = 'If it was not you, set a new password now.';
  const reset = `${to.publicUrl}/app/forgot-password`;
  return content('account-notice', { ...textOf(news), preview, reset, ...to });
};

/** Worth telling days later, too. */
export const ACCOUNT_NOTICE_LIVES_MS = 7 * 24 * 60 * 60_000;

export interface AccountNoticeToMail {
  readonly restaurantId: number;
  /** The fact it tells of. */
  readonly noticeId: string;
  readonly at: IsoTime;
  readonly news: AccountNews;
}

/** To whom, and what; null for what need not be told any more. */
const noticeOf = (news: AccountNews, account: Account, publicUrl: string): [string, Content] | null => {
  if (news.is !== 'invited') {
    const names = addressedAt(account);
    return [names.ownerName, accountNoticeMail({ news, ...names, publicUrl })];
  }
  const invitation = account.workplaces.find(({ invitationId }) => invitationId === news.invitationId);
  // Who has no password yet was mailed a code.
  if (!account.isVerified || !invitation || invitation.isAccepted) return null;
  return [invitation.name, invitationMail({ invitation, code: null, publicUrl })];
};

/** Tells an owner of what somebody else may have done, and of invitations. */
@Processor('send-account-notice', WORKER)
export class SendAccountNotice extends MailJob<AccountNoticeToMail> {
  protected mailOf({ noticeId, at, news }: AccountNoticeToMail, account: Account): MailOnce | null {
    const { email: address, noticesMailed } = account;
    const { publicUrl } = this.configuration;
    const told = noticesMailed.includes(noticeId) ? null : noticeOf(news, account, publicUrl);
    if (!told) return null;
    const [name, mail] = told;
    return {
      cause: noticeId,
      mail: () => {
        this.refuseLate(at, ACCOUNT_NOTICE_LIVES_MS, 'The notice grew old before a mail server took it');
        return { to: { name, address }, ...mail };
      },
      note: { type: 'RecordAccountNoticeMailed', noticeId },
    };
  }
}
