import { Injectable } from '@nestjs/common';
import { msBetween, type IsoTime } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/access';
import { CommandProcessor } from '@sae/platform/log';
import { UnrecoverableError } from '@sae/platform/queue';
import { Clock } from '../clock.js';
import type { Job } from '../job.js';
import { Settings } from '../settings.js';
import { Mailer } from './mailer.js';
import { SentOnce } from './sent-once.js';
import { signUpNoticeMail } from './sign-up-notice-mail.js';

/** Later than this nobody remembers the try it tells of. */
export const NOTICE_LIVES_MS = 60 * 60_000;

export interface SignUpNoticeMail {
  readonly restaurantId: number;
  /** The event that tells of the try. */
  readonly noticeId: string;
  readonly triedAt: IsoTime;
}

/** Tells an owner that somebody tried to sign up with their address, which the visitor is not told. */
@Injectable()
export class SendSignUpNotice implements Job<SignUpNoticeMail> {
  readonly queue = 'send-sign-up-notice';
  private readonly once = new SentOnce();

  constructor(
    private readonly processor: CommandProcessor,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ restaurantId, noticeId, triedAt }: SignUpNoticeMail, jobId: string): Promise<void> {
    const book = String(restaurantId);
    const { email, ownerName, restaurantName, noticesMailed } = await this.processor.state(accountBook, book);
    if (noticesMailed.includes(noticeId)) return;
    const send = () => {
      if (msBetween(triedAt, this.clock.now()) >= NOTICE_LIVES_MS)
        throw new UnrecoverableError('The notice grew old before a mail server took it');
      const mail = signUpNoticeMail({ ownerName, restaurantName, publicUrl: this.settings.publicUrl });
      return this.mailer.send({ cause: noticeId, to: { name: ownerName, address: email }, ...mail });
    };
    const by = { actor: 'system', requestId: jobId } as const;
    await this.once.send(noticeId, send, () =>
      this.processor.make(accountBook, book, { type: 'RecordSignUpNoticeMailed', noticeId }, by),
    );
  }
}
