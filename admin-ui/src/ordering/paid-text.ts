import { formatRupees } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';

/** How it stands with the money; null where there is nothing to say. */
export const paidText = ({ receiptDetails, paid }: OrderView): string | null => {
  if (!receiptDetails) return paid ? `${formatRupees(paid)} paid already` : null;
  const { isPaid, payment } = receiptDetails;
  if (isPaid) return payment?.toGiveBack ? `Paid, give back ${formatRupees(payment.toGiveBack)}` : 'Paid';
  return payment ? `${formatRupees(payment.paid)} paid, ${formatRupees(payment.toPay)} to pay` : 'Unpaid';
};
