import { Processor } from '@nestjs/bullmq';
import { dateText, formatRupees } from '@sae/domain/kernel';
import type { Account } from '@sae/domain/access';
import { paymentIn, type PaymentProviderName, type ReceiptView } from '@sae/domain/subscription';
import { WORKER } from '../kernel/job.js';
import { asLine, content } from './content.js';
import { MailJob, type MailOnce } from './mail-job.js';

const LONGEST_LINE = 300;

const PAID_BY: Readonly<Record<PaymentProviderName, { readonly way: string; readonly note: string }>> = {
  razorpay: { way: 'Razorpay', note: 'Please keep this receipt for your books.' },
  sandbox: { way: 'Sandbox', note: 'This was a test payment: no money was moved.' },
};

interface ReceiptMail {
  readonly paymentId: string;
  readonly receipt: ReceiptView;
  readonly publicUrl: string;
  /** Whose days the dates are. */
  readonly timeZone: string;
}

export const receiptMail = ({ paymentId, receipt, publicUrl, timeZone }: ReceiptMail) => {
  const { receiptNo, planName, paidBy } = receipt;
  const { way, note } = PAID_BY[receipt.provider];
  const day = (at: string) => dateText(at, timeZone);
  const line = (text: string) => asLine(text, LONGEST_LINE);
  const amount = formatRupees(receipt.amount);
  const payer = [paidBy.restaurantName, paidBy.ownerName, ...(paidBy.address === null ? [] : [paidBy.address])];
  return content('receipt', {
    subject: `Receipt ${receiptNo} for your SAE plan`,
    preview: `${planName}, ${amount}`,
    title: 'Your receipt',
    ownerName: paidBy.ownerName,
    restaurantName: paidBy.restaurantName,
    publicUrl,
    planName,
    amount,
    endsOn: day(receipt.endsAt),
    lines: [
      { label: 'Receipt no.', values: [receiptNo] },
      { label: 'Date', values: [day(receipt.issuedAt)] },
      { label: 'For', values: [planName, `${day(receipt.startsAt)} – ${day(receipt.endsAt)}`] },
      { label: 'Paid by', values: [...payer.map(line), paidBy.email] },
      ...(paidBy.gstNumber === null ? [] : [{ label: 'GSTIN', values: [paidBy.gstNumber] }]),
      { label: 'Payment', values: [way, receipt.providerPaymentId] },
    ],
    page: `${publicUrl}/app/receipt/${paymentId}`,
    note,
  });
};

/** For so long a receipt that could not be mailed is mailed after all; it can be printed at any time. */
export const RECEIPT_MAILED_WITHIN_MS = 30 * 24 * 60 * 60_000;

export interface ReceiptToMail {
  readonly restaurantId: number;
  readonly paymentId: string;
  /** The event that confirmed the payment. */
  readonly cause: string;
  readonly receipt: ReceiptView;
}

/** Mails the receipt of a payment to who paid. */
@Processor('send-receipt', WORKER)
export class SendReceipt extends MailJob<ReceiptToMail> {
  /** A receipt is as good tomorrow: a mail server may be away for days. */
  override readonly retries = { attempts: 5_000, backoffMs: 500, longestBackoffMs: 10 * 60_000 };

  protected mailOf({ paymentId, cause, receipt }: ReceiptToMail, { payments }: Account): MailOnce | null {
    if (paymentIn(payments, paymentId).isReceiptMailed) return null;
    const { ownerName: name, email: address } = receipt.paidBy;
    const { publicUrl, timeZone } = this.configuration;
    return {
      cause,
      mail: () => ({ to: { name, address }, ...receiptMail({ paymentId, receipt, publicUrl, timeZone }) }),
      note: { type: 'RecordReceiptMailed', paymentId },
    };
  }
}
