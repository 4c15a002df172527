import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError } from '../data/api-error.js';
import { PlanReceipt } from '../print/index.js';
import { EmptyState } from '../ui/EmptyState.js';
import { FullPage } from '../ui/FullPage.js';
import { Unreachable } from '../ui/Unreachable.js';
import { usePageTitle } from '../ui/usePageTitle.js';
import { ReceiptDesk } from './ReceiptDesk.js';
import { subscription } from './subscription.data.js';

const Missing = () => (
  <EmptyState
    text="There is no such receipt"
    hint="This restaurant has paid nothing under that number. Its receipts are listed on the Account page."
    action={
      <Button component={Link} to="/account" variant="contained">
        Go to Account
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The receipt of a payment, to be read, printed and kept; what the mail about it links to. */
export const ReceiptPage = () => {
  const { paymentId = '' } = useParams();
  usePageTitle('Receipt');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['receipt', paymentId],
    queryFn: () => subscription.receipt(paymentId),
  });
  if (isPending) return <FullPage />;
  if (data)
    return (
      <ReceiptDesk canPrint>
        <PlanReceipt receipt={data} />
      </ReceiptDesk>
    );
  return (
    <ReceiptDesk>
      {isMissing(error) ? (
        <Missing />
      ) : (
        <Unreachable text="Failed to load the receipt" onRetry={() => void refetch()} />
      )}
    </ReceiptDesk>
  );
};
