import { Injectable } from '@nestjs/common';
import { msBetween, type IsoTime } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/access';
import { CommandProcessor } from '@sae/platform/log';
import { UnrecoverableError } from '@sae/platform/queue';
import { Clock } from '../clock.js';
import type { Job } from '../job.js';
import { Settings } from '../settings.js';
import { accountNoticeMail, type AccountNews } from './account-notice-mail.js';
import { Mailer } from './mailer.js';
import { SentOnce } from './sent-once.js';

/** Worth telling days later, too. */
export const ACCOUNT_NOTICE_LIVES_MS = 7 * 24 * 60 * 60_000;

export interface AccountNoticeToMail {
  readonly restaurantId: number;
  /** The fact it tells of. */
  readonly noticeId: string;
  readonly at: IsoTime;
  readonly news: AccountNews;
}

/** Tells an owner of a new password, or of other payment details. */
@Injectable()
export class SendAccountNotice implements Job<AccountNoticeToMail> {
  readonly queue = 'send-account-notice';
  private readonly once = new SentOnce();

  constructor(
    private readonly processor: CommandProcessor,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle({ restaurantId, noticeId, at, news }: AccountNoticeToMail, jobId: string): Promise<void> {
    const book = String(restaurantId);
    const { email, ownerName, restaurantName, noticesMailed } = await this.processor.state(accountBook, book);
    if (noticesMailed.includes(noticeId)) return;
    const send = () => {
      if (msBetween(at, this.clock.now()) >= ACCOUNT_NOTICE_LIVES_MS)
        throw new UnrecoverableError('The notice grew old before a mail server took it');
      const mail = accountNoticeMail({ news, ownerName, restaurantName, publicUrl: this.settings.publicUrl });
      return this.mailer.send({ cause: noticeId, to: { name: ownerName, address: email }, ...mail });
    };
    const by = { actor: 'system', requestId: jobId } as const;
    await this.once.send(noticeId, send, () =>
      this.processor.make(accountBook, book, { type: 'RecordAccountNoticeMailed', noticeId }, by),
    );
  }
}
