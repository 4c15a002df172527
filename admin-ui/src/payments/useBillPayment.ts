import type { TenderKind } from '@sae/domain/billing';
import type { BillPaymentView } from '@sae/domain/ordering';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../data/api-error.js';
import { useFigure } from '../data/useOrderPushes.js';
import { useApproval } from '../till/useApproval.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { keepShares } from './equal-shares.js';
import { tenderText } from './paid-text.js';
import { useGivingBack } from './useGivingBack.js';

const ALL = ['payments'] as const;

/** Told in the server's own words: what is left to pay, and who was faster. */
const failure = serverMessageOr('Failed to take the payment');

/** The payments of the bill an order stands on, and what may be done with them. */
export const useBillPayment = (id: number) => {
  const queries = useQueryClient();
  const queryKey = [...ALL, id];
  const { data, error } = useQuestion('billPayment', { id }, { queryKey });
  const askAgain = () => void queries.invalidateQueries({ queryKey: ALL });
  useFigure('payments', askAgain);
  const taking = useVerb('takeTender', { failure });
  const marking = useVerb('markPaid', { success: 'Bill marked paid', failure: 'Failed to mark bill paid' });
  const approval = useApproval('payment');
  const undoing = useVerb('undoTender', {
    confirm: ({ tenderId }) => {
      const tender = data?.tenders.find((one) => one.id === tenderId);
      return {
        title: 'Undo this payment?',
        text: `${tender ? `${tenderText(tender)}. ` : ''}It counts as paid no longer.`,
        action: 'Undo',
        danger: true,
        reason: 'Kept with the bill, for the audit.',
        ...approval,
      };
    },
    success: 'Payment undone',
    failure: serverMessageOr('Failed to undo the payment'),
  });
  const giving = useGivingBack();
  const become = (payment: BillPaymentView | undefined) => {
    if (payment) queries.setQueryData(queryKey, payment);
    if (payment?.isPaid) keepShares(payment.billNo, null);
    return payment;
  };
  return {
    payment: data,
    isFailed: error !== null,
    isBusy: taking.isRunning() || undoing.isRunning() || marking.isRunning() || giving.isRunning(),
    take: async (tender: TakeTenderRequest) => become(await taking.run({ id, tender })),
    undo: async (tenderId: number) => become(await undoing.run({ id, tenderId })),
    markPaid: () => marking.run({ id }),
    giveBack: async (kind: TenderKind) => data?.backId !== undefined && (await giving.giveBack(data.backId, kind)),
  };
};
