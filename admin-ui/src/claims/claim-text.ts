import { tableName } from '@sae/domain/ordering';
import type { PaymentClaimView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';

/** Never that something was paid: that is for staff to say. */
export const claimText = ({ tableNo, amount }: Pick<PaymentClaimView, 'tableNo' | 'amount'>): string =>
  `${tableName(tableNo)} claims to have paid ${formatRupees(amount)}`;
