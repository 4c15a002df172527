import type { GuestPaymentView } from '@sae/domain/guests';
import type { CompletedTable } from '@sae/domain/ordering';
import type { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import { ApiError, serverMessageOr } from '../../data/api-error.js';
import type { Proof } from '../../data/proofs.js';
import { Bill } from '../../print/Bill.js';
import { printOut, upiOnBill } from '../../print/print-out.js';
import { useProvider, useVerb } from '../../ui/provider.js';
import { useToasts } from '../../ui/toasts.js';
import { useOrderCache } from '../order-cache.js';

const FAILURE = 'Failed to complete order';

/** A bill is printed with or without it. */
const useCodeOnBill = () => {
  const toasts = useToasts();
  const provider = useProvider();
  return async ({ orders: [order], payment }: CompletedTable): Promise<GuestPaymentView | undefined> => {
    if (!upiOnBill.get() || !order || payment?.toPay === 0) return undefined;
    try {
      return await provider.upiCode({ id: order.id });
    } catch (error) {
      toasts.warning(error instanceof ApiError && error.message ? error.message : 'The UPI code could not be made');
      return undefined;
    }
  };
};

/** One bill of a table's orders, or of a part of them, printed. */
export const useComplete = () => {
  const toasts = useToasts();
  const { change } = useOrderCache();
  const codeOn = useCodeOnBill();
  const completing = useVerb('completeTable', { failure: FAILURE });
  // Who was faster is told in the server's words.
  const billingPart = useVerb('completeTable', { failure: serverMessageOr(FAILURE) });
  return {
    /** Answers the bill, when it was made. */
    complete: async (
      settings: CompletePartRequest,
      approval: Proof | null = null,
    ): Promise<CompletedTable | undefined> => {
      const isPart = settings.orderIds || settings.lines;
      const bill = await (isPart ? billingPart : completing).run({ settings }, approval);
      if (!bill) return undefined;
      change([...bill.orders, ...(bill.stay ?? [])]);
      printOut(<Bill bill={bill} upiCode={await codeOn(bill)} />, 'page');
      toasts.success('Receipt printed and orders moved to past');
      return bill;
    },
    isCompleting: completing.isRunning() || billingPart.isRunning(),
  };
};
