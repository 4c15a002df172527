import type { GuestPaymentView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { type CompletedTable, type OrderView, tableName } from '@sae/domain/ordering';
import type { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import { ApiError, serverMessageOr } from '../data/api-error.js';
import { useKitchen } from '../kitchen/KitchenProvider.js';
import { Bill } from '../print/Bill.js';
import { printOut, upiOnBill } from '../print/print-out.js';
import { useProvider, useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import type { Action } from '../ui/useAction.js';
import { chargedFor } from './live-orders.js';
import { useOrderCache } from './order-cache.js';

/** Live → recurring, with the kitchen's receipt. */
export const useAccept = () => {
  const toasts = useToasts();
  const { change } = useOrderCache();
  const kitchen = useKitchen();
  const accepting = useVerb('moveToRecurring', { failure: 'Failed to process order' });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const accepted = await accepting.run({ id });
    if (!accepted) return;
    change([accepted]);
    kitchen.send(accepted.tickets);
    toasts.success('Order moved to recurring');
  };
};

/** Why somebody who is asked for a reason should give one. */
export const KEPT_WITH_ORDER = 'Kept with the order, for the audit.';
const KEPT_WITH_BILL = 'Kept with the bill and its cancellation, for the audit.';

/** Why what was ordered is taken back, most of the time. */
export const USUAL_REASONS = ['Guest changed their mind', 'Entered by mistake', 'Not available', 'Too slow'] as const;

/** What becomes of those it leaves behind. */
const othersText = (others: number): string => {
  if (others === 0) return '';
  const those = others === 1 ? 'The other order on it gets' : `The ${others} other orders on it get`;
  return ` ${those} a new bill, with the next number and today’s date.`;
};

/** What staff do with an order; each ends with the lists as the server answered them. */
export const useOrderActions = () => {
  const toasts = useToasts();
  const provider = useProvider();
  const accept = useAccept();
  const kitchen = useKitchen();
  const { known, change, remove } = useOrderCache();
  const about = (id: number) => {
    const order = known(id);
    return order ? `${tableName(order.tableNo)}, ${formatRupees(chargedFor(order))}. ` : '';
  };
  const isBilled = (id: number) => known(id)?.status === 'past';
  const leaving = (id: number) => othersText(known(id)?.receiptDetails?.others ?? 0);
  const ifPaid = (id: number, text: string) => {
    const { isPaid, payment } = known(id)?.receiptDetails ?? {};
    return isPaid || payment || known(id)?.paid ? ` ${text}` : '';
  };
  const reopening = useVerb('moveToRecurring', {
    confirm: ({ id }) => ({
      title: `Move order #${id} to recurring?`,
      text: `${about(id)}Its bill ${known(id)?.receiptDetails?.billNo ?? ''} is cancelled.${leaving(id)}${ifPaid(id, 'What was paid is kept, and counts when it is billed again.')}`,
      action: 'Move to Recurring',
      reason: KEPT_WITH_BILL,
      usualReasons: USUAL_REASONS,
    }),
    success: 'Order moved back to recurring',
    failure: 'Failed to move order to recurring',
  });
  const deleting = useVerb('deleteOrder', {
    confirm: ({ id }) => ({
      title: `Delete order #${id}?`,
      text: `${about(id)}It is removed from every list${isBilled(id) ? ', and its bill is cancelled' : ''}.${leaving(id)}${ifPaid(id, 'What was paid for it is to be given back.')}`,
      action: 'Delete',
      danger: true,
      reason: isBilled(id) ? KEPT_WITH_BILL : KEPT_WITH_ORDER,
      usualReasons: USUAL_REASONS,
    }),
    success: 'Order deleted successfully',
    failure: 'Failed to delete order',
  });
  const failedToComplete = 'Failed to complete order';
  const completing = useVerb('completeTable', { failure: failedToComplete });
  // Who was faster is told in the server's words.
  const billingPart = useVerb('completeTable', { failure: serverMessageOr(failedToComplete) });
  const undoing = useVerb('undoPayment', {
    confirm: ({ id }) => ({
      title: `Undo the payment of bill ${known(id)?.receiptDetails?.billNo ?? ''}?`,
      text: 'The whole bill counts as unpaid again.',
      action: 'Undo Paid',
      danger: true,
      reason: 'Kept with the bill, for the audit.',
    }),
    success: 'Bill is unpaid again',
    failure: serverMessageOr('Failed to undo the payment'),
  });
  const reprinting = useVerb('reprintBill', {
    confirm: ({ id }) => ({
      title: `Reprint the receipt of order #${id}?`,
      text: `${about(id)}It is marked as a duplicate copy.`,
      action: 'Reprint',
    }),
    failure: 'Failed to reprint receipt',
  });

  /** A bill is printed with or without it. */
  const codeFor = async ({ orders: [order], payment }: CompletedTable): Promise<GuestPaymentView | undefined> => {
    if (!order || payment?.toPay === 0) return undefined;
    try {
      return await provider.upiCode({ id: order.id });
    } catch (error) {
      toasts.warning(error instanceof ApiError && error.message ? error.message : 'The UPI code could not be made');
      return undefined;
    }
  };

  const changing =
    (action: Action<{ id: number }, OrderView>) =>
    async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
      const changed = await action.run({ id });
      if (changed) change([changed]);
    };

  return {
    accept,
    moveToRecurring: changing(reopening),
    remove: async ({ id }: OrderView) => {
      const deleted = await deleting.run({ id });
      if (!deleted) return;
      remove(id);
      kitchen.send(deleted.tickets);
    },
    /** Answers the bill, when it was made. */
    complete: async (settings: CompletePartRequest): Promise<CompletedTable | undefined> => {
      const isPart = settings.orderIds || settings.lines;
      const bill = await (isPart ? billingPart : completing).run({ settings });
      if (!bill) return undefined;
      change([...bill.orders, ...(bill.stay ?? [])]);
      const upiCode = upiOnBill.get() ? await codeFor(bill) : undefined;
      printOut(<Bill bill={bill} upiCode={upiCode} />, 'page');
      toasts.success('Receipt printed and orders moved to past');
      return bill;
    },
    undoPayment: changing(undoing),
    reprint: async ({ id }: OrderView) => {
      const bill = await reprinting.run({ id });
      if (!bill) return;
      printOut(<Bill bill={bill} copy="duplicate" />, 'page');
      toasts.success('Receipt reprinted');
    },
    isCompleting: completing.isRunning() || billingPart.isRunning(),
  };
};

export type OrderActions = ReturnType<typeof useOrderActions>;
