import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthFrame } from '../access/AuthFrame.js';
import { serverMessageOr } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import { boughtText } from './payment-words.js';
import type { RazorpayProof } from './razorpay-checkout.js';
import { subscription } from './subscription.data.js';
import { usePaymentChanged } from './usePayments.js';

const sayWhy = serverMessageOr('The payment could not be confirmed yet.');

/** Hands the provider's proof to the server. */
const useConfirming = (id: string, proof: RazorpayProof) => {
  const changed = usePaymentChanged();
  const [key] = useState(newKey);
  return useMutation({ mutationFn: async () => changed(await subscription.confirm({ id, proof }, { key })) });
};

/** Paid, by what the provider told this browser; the server has yet to say so. */
export const Confirming = ({ payment, proof }: { payment: PlanHistoryEntry; proof: RazorpayProof }) => {
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
