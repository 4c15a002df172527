import Button from '@mui/material/Button';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link, useLocation, useParams } from 'react-router';
import { AuthFrame } from '../access/AuthFrame.js';
import { FullPage } from '../ui/FullPage.js';
import { Unreachable } from '../ui/EmptyState.js';
import { Confirming } from './Confirming.js';
import { Paid } from './Paid.js';
import { Unpaid, Waiting } from './Unfinished.js';
import { useGoOn, useLook, usePayments } from './usePayments.js';
import { usePaying, type PaymentNews } from './usePaying.js';

const Unknown = () => (
  <AuthFrame title="Payment not found" lead="This restaurant has made no such payment.">
    <Button fullWidth size="large" variant="contained" component={Link} to="/plans">
      Go to plans
    </Button>
  </AuthFrame>
);

const State = ({ payment, news: { proof, trouble } }: { payment: PlanHistoryEntry; news: PaymentNews }) => {
  const goOn = useGoOn();
  const paying = usePaying(() => goOn.run(payment.id));
  useLook(payment.id, payment.provider === 'razorpay' && payment.status !== 'confirmed' && !paying.isUnderWay);
  if (payment.status === 'confirmed') return <Paid payment={payment} />;
  // A first try that failed is known before the second, which brought the proof, is confirmed.
  if (proof) return <Confirming payment={payment} proof={proof} />;
  if (payment.status === 'open' || paying.isUnderWay)
    return <Waiting payment={payment} paying={paying} trouble={trouble} />;
  return <Unpaid payment={payment} trouble={trouble} />;
};

/** What Razorpay took after all is confirmed although it had failed. */
const mayStillBecome = (payment?: PlanHistoryEntry) =>
  payment !== undefined &&
  (payment.status === 'open' || (payment.status !== 'confirmed' && payment.provider === 'razorpay'));

/** How a payment stands, as the server knows it: so it is the same after a reload, in another browser, a day later. */
export const PaymentStatePage = () => {
  const { paymentId } = useParams();
  const { state } = useLocation() as { state: PaymentNews | null };
  const mine = (payments: readonly PlanHistoryEntry[]) => payments.find(({ id }) => id === paymentId);
  const { data, isPending, refetch } = usePayments((payments) => mayStillBecome(mine(payments)));
  if (isPending) return <FullPage />;
  if (!data)
    return (
      <AuthFrame title="Payment">
        <Unreachable text="Failed to load the payment" onRetry={() => void refetch()} />
      </AuthFrame>
    );
  const payment = mine(data);
  return payment ? <State key={payment.id} payment={payment} news={state ?? {}} /> : <Unknown />;
};
