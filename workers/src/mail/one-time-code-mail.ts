import { OTP, type OtpPurpose } from '@sae/domain/access';
import { asName, template } from './templates.js';

interface Words {
  readonly title: string;
  /** Goes on from "Hello Asha, …" to the restaurant's name. */
  readonly purpose: string;
  readonly subject: (code: string) => string;
}

const WORDS: Readonly<Record<OtpPurpose, Words>> = {
  'verify-email': {
    title: 'Verify your email',
    purpose: 'this code finishes the sign-up of',
    subject: (code) => `${code} is your SAE code`,
  },
  'reset-password': {
    title: 'Set a new password',
    purpose: 'this code lets you set a new password for',
    subject: (code) => `${code} is your SAE code to set a new password`,
  },
};

const page = template('one-time-code');

export interface OneTimeCode {
  readonly purpose: OtpPurpose;
  readonly code: string;
  readonly ownerName: string;
  readonly restaurantName: string;
  readonly publicUrl: string;
}

export const oneTimeCodeMail = ({ purpose, code, ownerName, restaurantName, publicUrl }: OneTimeCode) => {
  const { title, purpose: words, subject } = WORDS[purpose];
  const minutes = OTP.livesMs / 60_000;
  const facts = {
    subject: subject(code),
    preview: `Good for ${minutes} minutes.`,
    title,
    purpose: words,
    code,
    minutes,
    ownerName: asName(ownerName),
    restaurantName: asName(restaurantName),
    home: `${publicUrl}/app/`,
    host: new URL(publicUrl).host,
  };
  return { subject: facts.subject, html: page.html(facts), text: page.text(facts) };
};
