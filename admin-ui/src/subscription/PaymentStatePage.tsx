import Button from '@mui/material/Button';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link, useLocation, useParams } from 'react-router';
import { AuthFrame } from '../access/AuthFrame.js';
import { serverMessageOr } from '../data/api-error.js';
import { useWish } from '../data/useWish.js';
import { FullPage } from '../shell/FullPage.js';
import { Unreachable } from '../shell/Unreachable.js';
import { Confirming } from './Confirming.js';
import { Paid } from './Paid.js';
import type { RazorpayProof } from './razorpay-checkout.js';
import { subscription } from './subscription.data.js';
import { Unpaid } from './Unpaid.js';
import { usePayments } from './usePayments.js';
import { usePaying } from './usePaying.js';
import { Waiting } from './Waiting.js';

const Unknown = () => (
  <AuthFrame title="Payment not found" lead="This restaurant has made no such payment.">
    <Button fullWidth size="large" variant="contained" component={Link} to="/plans">
      Go to plans
    </Button>
  </AuthFrame>
);

const State = ({ payment, proof }: { payment: PlanHistoryEntry; proof?: RazorpayProof }) => {
  const goOn = useWish(subscription.goOn, { failure: serverMessageOr('The payment could not be opened again.') });
  const paying = usePaying(() => goOn.run(payment.id));
  if (payment.status === 'confirmed') return <Paid payment={payment} />;
  // A first try that failed is known before the second, which brought the proof, is confirmed.
  if (proof) return <Confirming payment={payment} proof={proof} />;
  if (payment.status === 'open' || paying.isUnderWay) return <Waiting payment={payment} paying={paying} />;
  return <Unpaid payment={payment} />;
};

/** What Razorpay took after all is confirmed although it had failed. */
const mayStillBecome = (payment?: PlanHistoryEntry) =>
  payment !== undefined &&
  (payment.status === 'open' || (payment.status !== 'confirmed' && payment.provider === 'razorpay'));

/** How a payment stands, as the server knows it: so it is the same after a reload, in another browser, a day later. */
export const PaymentStatePage = () => {
  const { paymentId } = useParams();
  const { state } = useLocation() as { state: { proof?: RazorpayProof } | null };
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
  return payment ? <State key={payment.id} payment={payment} proof={state?.proof} /> : <Unknown />;
};
