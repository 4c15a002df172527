import { Processor } from '@nestjs/bullmq';
import type { IsoTime } from '@sae/domain/kernel';
import { OTP, type Account, type OtpPurpose } from '@sae/domain/access';
import { codeUnder } from '@sae/platform/codes';
import { WORKER } from '../kernel/job.js';
import { content, type Addressed } from './content.js';
import { MailJob, type MailOnce } from './mail-job.js';

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

export interface OneTimeCode extends Addressed {
  readonly purpose: OtpPurpose;
  readonly code: string;
}

export const oneTimeCodeMail = ({ purpose, code, ...to }: OneTimeCode) => {
  const { title, purpose: words, subject } = WORDS[purpose];
  const minutes = OTP.livesMs / 60_000;
  const preview = `Good for ${minutes} minutes.`;
  return content('one-time-code', { subject: subject(code), preview, title, purpose: words, code, minutes, ...to });
};

/** The code itself is in no job: it is computed when the mail is written. */
export interface OtpMail {
  readonly restaurantId: number;
  /** The event that issued the code. */
  readonly otpId: string;
  readonly issuedAt: IsoTime;
}

/** Mails a one-time code to the address it was issued for. */
@Processor('send-otp-mail', WORKER)
export class SendOtpMail extends MailJob<OtpMail> {
  protected mailOf({ otpId, issuedAt }: OtpMail, account: Account): MailOnce | null {
    const otp = account.codes.find(({ id }) => id === otpId);
    // A newer code, or a verified address, makes this one worthless; and once is enough.
    if (!otp || otp.mailed) return null;
    const { purpose, email: address, keyVersion } = otp;
    const { ownerName, restaurantName } = account.signUps.find(({ signUpId }) => signUpId === otp.askedAs) ?? account;
    return {
      cause: otpId,
      mail: () => {
        this.refuseLate(issuedAt, OTP.livesMs, 'The code expired before a mail server took it');
        const { codeKeys, publicUrl } = this.configuration;
        const code = codeUnder(codeKeys, keyVersion, otpId);
        // Soon it will be: the api was given it first. Tried again for as long as the code lives.
        if (code === null) throw new Error(`the code key of version ${keyVersion} is not known here`);
        const mail = oneTimeCodeMail({ purpose, code, ownerName, restaurantName, publicUrl });
        return { to: { name: ownerName, address }, ...mail };
      },
      note: { type: 'RecordOtpMailed', otpId },
    };
  }
}
