import { PAYMENT_DETAILS, type PaymentDetailChange } from '@sae/domain/restaurant';
import { asLine, asName, template } from './templates.js';

/** What an owner is told of their account; nothing but the mail tells them if it was not they. */
export type AccountNews =
  | { readonly is: 'password-reset' }
  | { readonly is: 'payment-details'; readonly changes: readonly PaymentDetailChange[] };

const LONGEST = 100;
const shown = (value: string | null) => (value === null ? 'nothing' : asLine(value, LONGEST));

const textOf = (news: AccountNews) =>
  news.is === 'password-reset'
    ? {
        subject: 'Your SAE password was changed',
        title: 'Your password was changed',
        what: 'a new password was set by a code we mailed to this address. Every login before it has ended.',
        changes: [],
      }
    : {
        subject: 'Your payment details were changed',
        title: 'Your payment details were changed',
        what: 'somebody who is logged in changed the details below.',
        changes: news.changes.map(({ field, from, to }) => ({
          name: PAYMENT_DETAILS[field],
          from: shown(from),
          to: shown(to),
        })),
      };

const page = template('account-notice');

export interface AccountNotice {
  readonly news: AccountNews;
  readonly ownerName: string;
  readonly restaurantName: string;
  readonly publicUrl: string;
}

export const accountNoticeMail = ({ news, ownerName, restaurantName, publicUrl }: AccountNotice) => {
  const facts = {
    ...textOf(news),
    preview: 'If it was not you, set a new password now.',
    ownerName: asName(ownerName),
    restaurantName: asName(restaurantName),
    reset: `${publicUrl}/app/forgot-password`,
    home: `${publicUrl}/app/`,
    host: new URL(publicUrl).host,
  };
  return { subject: facts.subject, html: page.html(facts), text: page.text(facts) };
};
