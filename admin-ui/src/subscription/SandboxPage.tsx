import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { planOf, type PlanHistoryEntry, type SandboxOutcome } from '@sae/domain/subscription';
import { Navigate, useNavigate, useParams } from 'react-router';
import { serverMessageOr } from '../data/api-error.js';
import { useWish } from '../ui/useWish.js';
import { FullPage } from '../ui/FullPage.js';
import { SandboxFrame } from './SandboxFrame.js';
import { subscription } from './subscription.data.js';
import { usePaymentChanged, usePayments } from './usePayments.js';

const OUTCOMES: readonly (readonly [SandboxOutcome, label: string, variant: 'contained' | 'outlined' | 'text'])[] = [
  ['pay', 'Pay', 'contained'],
  ['fail', 'Fail', 'outlined'],
  ['abandon', 'Abandon', 'text'],
];

const Choice = ({ payment: { id, planType, amount } }: { payment: PlanHistoryEntry }) => {
  const navigate = useNavigate();
  const changed = usePaymentChanged();
  const play = useWish(subscription.playOut, { failure: serverMessageOr('The test payment failed to answer') });
  const choose = async (outcome: SandboxOutcome) => {
    const answer = await play.run({ id, outcome });
    if (!answer) return;
    await changed(answer);
    void navigate(`/payment/${id}`, { replace: true });
  };
  return (
    <SandboxFrame>
      <Typography color="text.secondary">{planOf(planType).name}</Typography>
      <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 750, letterSpacing: '-0.02em' }}>
        {formatRupees(amount)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>
        Here a payment provider would take the money. Choose how this payment ends:
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {OUTCOMES.map(([outcome, label, variant]) => (
          <Button
            key={outcome}
            size="large"
            variant={variant}
            color={outcome === 'fail' ? 'error' : outcome === 'abandon' ? 'inherit' : 'primary'}
            disabled={play.isRunning()}
            onClick={() => void choose(outcome)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </SandboxFrame>
  );
};

/** The provider of a system that takes no money: somebody says how the payment ends. */
export const SandboxPage = () => {
  const { paymentId = '' } = useParams();
  const { data, isPending } = usePayments();
  if (isPending) return <FullPage />;
  const payment = data?.find(({ id }) => id === paymentId);
  if (payment?.provider !== 'sandbox' || payment.status !== 'open')
    return <Navigate to={`/payment/${paymentId}`} replace />;
  return <Choice payment={payment} />;
};
