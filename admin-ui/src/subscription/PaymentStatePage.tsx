import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { AuthFrame } from '../access/AuthFrame.js';
import { serverMessageOr } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import { Unreachable } from '../ui/EmptyState.js';
import { FullPage } from '../ui/FullPage.js';
import { Paid } from './Paid.js';
import { boughtText } from './payment-words.js';
import type { RazorpayProof } from './razorpay-checkout.js';
import { subscription } from './subscription.data.js';
import { Unpaid, Waiting } from './Unfinished.js';
import { type PaymentNews, usePaying } from './usePaying.js';
import { useGoOn, useLook, usePaymentChanged, usePayments } from './usePayments.js';

const sayWhy = serverMessageOr('The payment could not be confirmed yet.');

/** Hands the provider's proof to the server. */
const useConfirming = (id: string, proof: RazorpayProof) => {
  const changed = usePaymentChanged();
  const [key] = useState(newKey);
  return useMutation({ mutationFn: async () => changed(await subscription.confirm({ id, proof }, { key })) });
};

/** Paid, by what the provider told this browser; the server has yet to say so. */
const Confirming = ({ payment, proof }: { payment: PlanHistoryEntry; proof: RazorpayProof }) => {
  const { mutate: confirm, error } = useConfirming(payment.id, proof);
  useEffect(() => confirm(), [confirm]);
  return (
    <AuthFrame title="Payment" lead={boughtText(payment)}>
      {error ? (
        <>
          <Alert severity="warning" sx={{ mb: 2.5 }}>
            {sayWhy(error)} Please do not pay again: this page goes on by itself as soon as the payment is confirmed.
            Its number is {proof.razorpay_payment_id}.
          </Alert>
          <Button fullWidth size="large" variant="contained" onClick={() => confirm()}>
            Try again
          </Button>
        </>
      ) : (
        <Stack role="status" sx={{ alignItems: 'center', gap: 2, py: 3 }}>
          <CircularProgress aria-hidden />
          <Typography sx={{ fontWeight: 600 }}>Confirming your payment…</Typography>
        </Stack>
      )}
    </AuthFrame>
  );
};

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

const PaymentState = ({ id }: { id: string }) => {
  const { state } = useLocation() as { state: PaymentNews | null };
  const mine = (payments: readonly PlanHistoryEntry[]) => payments.find((payment) => payment.id === id);
  const { data = [], isError, fetchStatus, refetch } = usePayments((payments) => mayStillBecome(mine(payments)));
  const payment = mine(data);
  if (payment) return <State payment={payment} news={state ?? {}} />;
  // What was known may be older than the payment; without a network it is asked for later.
  if (fetchStatus !== 'idle') return <FullPage />;
  if (isError)
    return (
      <AuthFrame title="Payment">
        <Unreachable text="Failed to load the payment" onRetry={() => void refetch()} />
      </AuthFrame>
    );
  return <Unknown />;
};

/** How a payment stands, as the server knows it: so it is the same after a reload, in another browser, a day later. */
export const PaymentStatePage = () => {
  const { paymentId = '' } = useParams();
  return <PaymentState key={paymentId} id={paymentId} />;
};
