import { formatRupees } from '@sae/domain/kernel';
import { type OrderView, tableName } from '@sae/domain/ordering';
import { useFiledMonths } from './filed-months.js';
import { chargedFor } from '../live-orders.js';
import { useOrderCache } from '../order-cache.js';

/** Why somebody who is asked for a reason should give one. */
export const KEPT_WITH_ORDER = 'Kept with the order, for the audit.';
export const KEPT_WITH_BILL = 'Kept with the bill and its cancellation, for the audit.';

/** Why what was ordered is taken back, most of the time. */
export const USUAL_REASONS = ['Guest changed their mind', 'Entered by mistake', 'Not available', 'Too slow'] as const;

/** What becomes of those it leaves behind on its bill. */
const othersText = (others: number): string => {
  if (others === 0) return '';
  const those = others === 1 ? 'The other order on it gets' : `The ${others} other orders on it get`;
  return ` ${those} a new bill, with the next number and today’s date.`;
};

/** Of a bill that somebody has in hand, or that the tax office knows of. */
const CREDIT_NOTE = 'A credit note takes it back: it prints from the order’s history.';

const hasPaid = ({ paid, receiptDetails }: OrderView): boolean =>
  Boolean(receiptDetails?.isPaid || receiptDetails?.payment || paid);

export type AskedAbout = ReturnType<ReturnType<typeof useAskedAbout>>;

/** What a question says of the order it is asked about: nothing of one that has gone from the lists. */
export const useAskedAbout = () => {
  const { known } = useOrderCache();
  const filedMonths = useFiledMonths();
  return (id: number) => {
    const order = known(id);
    const filed = order && filedMonths.of(order);
    return {
      /** Where it is, and what is charged for it. */
      which: order ? `${tableName(order.tableNo)}, ${formatRupees(chargedFor(order))}. ` : '',
      billNo: order?.receiptDetails?.billNo ?? '',
      isBilled: order?.status === 'past',
      /** Was the kitchen told of it? */
      isTold: order?.status === 'recurring',
      filed,
      /** What takes its bill back, where that is more than its number. */
      creditNote: order && (filed || hasPaid(order)) ? ` ${CREDIT_NOTE}` : '',
      others: othersText(order?.receiptDetails?.others ?? 0),
      ifPaid: (text: string) => (order && hasPaid(order) ? ` ${text}` : ''),
    };
  };
};
