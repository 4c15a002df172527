import { dateText, formatRupees } from '@sae/domain/kernel';
import type { PaymentProviderName, ReceiptView } from '@sae/domain/subscription';
import { asLine, asName, template } from './templates.js';

const LONGEST_LINE = 300;

const PAID_BY: Readonly<Record<PaymentProviderName, { readonly way: string; readonly note: string }>> = {
  razorpay: { way: 'Razorpay', note: 'Please keep this receipt for your books.' },
  sandbox: { way: 'Sandbox', note: 'This was a test payment: no money was moved.' },
};

const page = template('receipt');

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
  const facts = {
    subject: `Receipt ${receiptNo} for your SAE plan`,
    preview: `${planName}, ${amount}`,
    title: 'Your receipt',
    ownerName: asName(paidBy.ownerName),
    restaurantName: asName(paidBy.restaurantName),
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
    home: `${publicUrl}/app/`,
    host: new URL(publicUrl).host,
  };
  return { subject: facts.subject, html: page.html(facts), text: page.text(facts) };
};
