import { Processor } from '@nestjs/bullmq';
import type { IsoTime } from '@sae/domain/kernel';
import type { Account } from '@sae/domain/access';
import { WORKER } from '../kernel/job.js';
import { content, type Addressed } from './content.js';
import { MailJob, type MailOnce } from './mail-job.js';

export const signUpNoticeMail = (to: Addressed) =>
  content('sign-up-notice', {
    subject: 'You already have an SAE account',
    preview: 'Somebody tried to sign up with your address.',
    title: 'You already have an account',
    logIn: `${to.publicUrl}/app/login`,
    ...to,
  });

/** Later than this nobody remembers the try it tells of. */
export const NOTICE_LIVES_MS = 60 * 60_000;

export interface SignUpNoticeMail {
  readonly restaurantId: number;
  /** The event that tells of the try. */
  readonly noticeId: string;
  readonly triedAt: IsoTime;
}

/** Tells an owner that somebody tried to sign up with their address, which the visitor is not told. */
@Processor('send-sign-up-notice', WORKER)
export class SendSignUpNotice extends MailJob<SignUpNoticeMail> {
  protected mailOf({ noticeId, triedAt }: SignUpNoticeMail, account: Account): MailOnce | null {
    const { email: address, ownerName, restaurantName, noticesMailed } = account;
    if (noticesMailed.includes(noticeId)) return null;
    return {
      cause: noticeId,
      mail: () => {
        this.refuseLate(triedAt, NOTICE_LIVES_MS, 'The notice grew old before a mail server took it');
        const { publicUrl } = this.configuration;
        return { to: { name: ownerName, address }, ...signUpNoticeMail({ ownerName, restaurantName, publicUrl }) };
      },
      note: { type: 'RecordSignUpNoticeMailed', noticeId },
    };
  }
}
