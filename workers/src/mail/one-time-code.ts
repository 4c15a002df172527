import { Processor } from '@nestjs/bullmq';
import type { IsoTime } from '@sae/domain/kernel';
import { OTP, type Account, type IssuedOtp, type OtpPurpose } from '@sae/domain/access';
import { codeUnder } from '@sae/platform/codes';
import { UnrecoverableError } from '@sae/platform/queue';
import { WORKER } from '../kernel/job.js';
import { content, type Addressed, type Content } from './content.js';
import { addressedAt, invitationMail } from './invitation.js';
import { MailJob, type MailOnce } from './mail-job.js';

interface Words {
  readonly title: string;
  /** Goes on from "Hello Asha, …" to the restaurant's name. */
  readonly purpose: string;
  readonly subject: (code: string) => string;
}

const WORDS: Readonly<Record<Exclude<OtpPurpose, 'accept-invitation'>, Words>> = {
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
  readonly purpose: keyof typeof WORDS;
  readonly code: string;
}

export const oneTimeCodeMail = ({ purpose, code, ...to }: OneTimeCode) => {
  const { title, purpose: words, subject } = WORDS[purpose];
  const minutes = OTP.livesMs / 60_000;
  const preview = `Good for ${minutes} minutes.`;
  return content('one-time-code', { subject: subject(code), preview, title, purpose: words, code, minutes, ...to });
};

/** What a code is told with: a sign-up or an invitation that is gone needs none any more. */
const mailWith = (code: string, otp: IssuedOtp, account: Account, publicUrl: string): [string, Content] | null => {
  const { purpose, askedAs } = otp;
  if (purpose === 'accept-invitation') {
    const invitation = account.workplaces.find(({ invitationId }) => invitationId === askedAs);
    return invitation ? [invitation.name, invitationMail({ invitation, code, publicUrl })] : null;
  }
  const names = account.signUps.find(({ signUpId }) => signUpId === askedAs) ?? addressedAt(account);
  const { ownerName, restaurantName } = names;
  return [ownerName, oneTimeCodeMail({ purpose, code, ownerName, restaurantName, publicUrl })];
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
    const { email: address, keyVersion } = otp;
    return {
      cause: otpId,
      mail: () => {
        this.refuseLate(issuedAt, OTP.livesMs, 'The code expired before a mail server took it');
        const { codeKeys, publicUrl } = this.configuration;
        const code = codeUnder(codeKeys, keyVersion, otpId);
        // Soon it will be: the api was given it first. Tried again for as long as the code lives.
        if (code === null) throw new Error(`the code key of version ${keyVersion} is not known here`);
        const told = mailWith(code, otp, account, publicUrl);
        if (!told) throw new UnrecoverableError('What the code was for is gone');
        const [name, mail] = told;
        return { to: { name, address }, ...mail };
      },
      note: { type: 'RecordOtpMailed', otpId },
    };
  }
}
