import { Injectable } from '@nestjs/common';
import { accountBook } from '@sae/domain/access';
import { paymentIn, type ReceiptView } from '@sae/domain/subscription';
import { CommandProcessor } from '@sae/platform/log';
import type { Job } from '../job.js';
import { Settings } from '../settings.js';
import { Mailer } from './mailer.js';
import { receiptMail } from './receipt-mail.js';
import { SentOnce } from './sent-once.js';

const DAY_MS = 24 * 60 * 60_000;

/** For so long a receipt that could not be mailed is mailed after all; it can be printed at any time. */
export const RECEIPT_MAILED_WITHIN_MS = 30 * DAY_MS;

export interface ReceiptToMail {
  readonly restaurantId: number;
  readonly paymentId: string;
  /** The event that confirmed the payment. */
  readonly cause: string;
  readonly receipt: ReceiptView;
}

/** Mails the receipt of a payment to who paid. */
@Injectable()
export class SendReceipt implements Job<ReceiptToMail> {
  readonly queue = 'send-receipt';
  /** A receipt is as good tomorrow: a mail server may be away for days. */
  readonly retries = { attempts: 5_000, backoffMs: 500, longestBackoffMs: 10 * 60_000 };
  private readonly once = new SentOnce();

  constructor(
    private readonly processor: CommandProcessor,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ restaurantId, paymentId, cause, receipt }: ReceiptToMail, jobId: string): Promise<void> {
    const book = String(restaurantId);
    const { payments } = await this.processor.state(accountBook, book);
    if (paymentIn(payments, paymentId).isReceiptMailed) return;
    const { ownerName: name, email: address } = receipt.paidBy;
    const send = () => {
      const { publicUrl, timeZone } = this.settings;
      const mail = receiptMail({ paymentId, receipt, publicUrl, timeZone });
      return this.mailer.send({ cause, to: { name, address }, ...mail });
    };
    const by = { actor: 'system', requestId: jobId } as const;
    await this.once.send(cause, send, () =>
      this.processor.make(accountBook, book, { type: 'RecordReceiptMailed', paymentId }, by),
    );
  }
}
