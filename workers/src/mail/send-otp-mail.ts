import { Injectable } from '@nestjs/common';
import { msBetween, type IsoTime } from '@sae/domain/kernel';
import { accountBook, OTP } from '@sae/domain/access';
import { codeUnder } from '@sae/platform/codes';
import { CommandProcessor } from '@sae/platform/log';
import { UnrecoverableError } from '@sae/platform/queue';
import { Clock } from '../clock.js';
import type { Job } from '../job.js';
import { Settings } from '../settings.js';
import { Mailer } from './mailer.js';
import { oneTimeCodeMail } from './one-time-code-mail.js';
import { SentOnce } from './sent-once.js';

/** The code itself is in no job: it is computed when the mail is written. */
export interface OtpMail {
  readonly restaurantId: number;
  /** The event that issued the code. */
  readonly otpId: string;
  readonly issuedAt: IsoTime;
}

/** Mails a one-time code to the address it was issued for. */
@Injectable()
export class SendOtpMail implements Job<OtpMail> {
  readonly queue = 'send-otp-mail';
  private readonly once = new SentOnce();

  constructor(
    private readonly processor: CommandProcessor,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ restaurantId, otpId, issuedAt }: OtpMail, jobId: string): Promise<void> {
    const book = String(restaurantId);
    const account = await this.processor.state(accountBook, book);
    const otp = account.codes.find(({ id }) => id === otpId);
    // A newer code, or a verified address, makes this one worthless; and once is enough.
    if (!otp || otp.mailed) return;
    const { ownerName, restaurantName } = account.signUps.find(({ signUpId }) => signUpId === otp.askedAs) ?? account;
    const send = () => {
      if (msBetween(issuedAt, this.clock.now()) >= OTP.livesMs)
        throw new UnrecoverableError('The code expired before a mail server took it');
      const { codeKeys, publicUrl } = this.settings;
      const code = codeUnder(codeKeys, otp.keyVersion, otpId);
      // Soon it will be: the api was given it first. Tried again for as long as the code lives.
      if (code === null) throw new Error(`the code key of version ${otp.keyVersion} is not known here`);
      const mail = oneTimeCodeMail({ purpose: otp.purpose, code, ownerName, restaurantName, publicUrl });
      return this.mailer.send({ cause: otpId, to: { name: ownerName, address: otp.email }, ...mail });
    };
    const by = { actor: 'system', requestId: jobId } as const;
    await this.once.send(otpId, send, () =>
      this.processor.make(accountBook, book, { type: 'RecordOtpMailed', otpId }, by),
    );
  }
}
