import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { planOf, type PlanHistoryEntry } from '@sae/domain/subscription';
import type { SandboxOutcome } from '@sae/domain/subscription/pay.dto';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { serverMessageOr } from '../data/api-error.js';
import { Brand } from '../ui/Brand.js';
import { FullPage } from '../ui/FullPage.js';
import { usePageTitle } from '../ui/PageHeader.js';
import { useAction } from '../ui/useAction.js';
import { subscription } from './subscription.data.js';
import { usePaymentChanged, usePayments } from './usePayments.js';

const TAPE = 'repeating-linear-gradient(-45deg, #1a1a1a 0 16px, #ffc400 16px 32px)';

const Tape = () => <Box aria-hidden sx={{ height: 20, background: TAPE }} />;

/** Looks like no payment page there is: nobody shall think that money moves here. */
const SandboxFrame = ({ children }: { children: ReactNode }) => {
  usePageTitle('Test payment');
  return (
    <Stack
      component="main"
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        gap: 3,
        px: 2,
        py: { xs: 3, md: 6 },
        justifyContent: { md: 'center' },
      }}
    >
      <Brand />
      <Card sx={{ width: '100%', maxWidth: 460, borderColor: '#ffc400', borderWidth: 2 }}>
        <Tape />
        <Box sx={{ bgcolor: '#ffc400', color: '#1a1a1a', px: { xs: 2.5, sm: 4 }, py: 2 }}>
          <Typography variant="h1">Test payment</Typography>
          <Typography sx={{ fontWeight: 600, mt: 0.5 }}>This is not a real payment. Nothing is charged.</Typography>
        </Box>
        <Box sx={{ p: { xs: 2.5, sm: 4 } }}>{children}</Box>
        <Tape />
      </Card>
    </Stack>
  );
};

const OUTCOMES: readonly (readonly [SandboxOutcome, label: string, variant: 'contained' | 'outlined' | 'text'])[] = [
  ['pay', 'Pay', 'contained'],
  ['fail', 'Fail', 'outlined'],
  ['abandon', 'Abandon', 'text'],
];

const Choice = ({ payment: { id, planType, amount } }: { payment: PlanHistoryEntry }) => {
  const navigate = useNavigate();
  const changed = usePaymentChanged();
  const play = useAction(subscription.playOut, { failure: serverMessageOr('The test payment failed to answer') });
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
