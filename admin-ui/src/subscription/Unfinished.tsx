import ErrorIcon from '@mui/icons-material/ErrorOutline';
import CancelIcon from '@mui/icons-material/HighlightOff';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { planOf, type PlanHistoryEntry } from '@sae/domain/subscription';
import { Link } from 'react-router';
import { Outcome } from './Outcome.js';
import { boughtText } from './payment-words.js';
import type { Paying } from './usePaying.js';

const BackToPlans = () => (
  <Button fullWidth color="inherit" component={Link} to="/plans" sx={{ mt: 1 }}>
    Back to plans
  </Button>
);

interface WaitingProps {
  readonly payment: PlanHistoryEntry;
  readonly paying: Paying;
  readonly trouble?: string;
}

/** Begun, and not finished as far as the server knows; the same payment can be gone on with. */
export const Waiting = ({ payment, paying: { pay, isUnderWay }, trouble }: WaitingProps) => (
  <Outcome
    title={trouble ? 'The payment is not finished' : 'We are waiting for the payment provider'}
    icon={<HourglassIcon color="primary" />}
    lead={`${boughtText(payment)}.`}
    trouble={isUnderWay ? undefined : trouble}
  >
    {(!trouble || isUnderWay) && (
      <Typography role="status" sx={{ mb: 2.5 }}>
        If you have paid, there is nothing more to do: this page changes by itself when the provider confirms it. If you
        have not, you can go on with this payment.
      </Typography>
    )}
    <Button fullWidth size="large" variant="contained" loading={isUnderWay} onClick={() => void pay()}>
      Go on paying
    </Button>
    <BackToPlans />
  </Outcome>
);

/** In the sandbox no money moves; what another provider's bank did is not ours to say. */
const chargedText = ({ provider }: PlanHistoryEntry) =>
  provider === 'sandbox'
    ? 'Nothing was charged.'
    : 'If your bank has taken the money all the same, it comes back, or the plan starts as soon as the provider confirms it.';

/** A payment that came to nothing. */
export const Unpaid = ({ payment, trouble }: { payment: PlanHistoryEntry; trouble?: string }) => {
  const { name: _, type: planType, price: amount, duration: durationDays } = planOf(payment.planType);
  const hasFailed = payment.status === 'failed';
  return (
    <Outcome
      title={hasFailed ? 'Payment failed' : 'Payment abandoned'}
      icon={hasFailed ? <ErrorIcon color="error" /> : <CancelIcon color="disabled" />}
      lead={`${boughtText(payment)}. ${chargedText(payment)}`}
      trouble={trouble}
    >
      <Button
        fullWidth
        size="large"
        variant="contained"
        component={Link}
        to="/payment"
        state={{ planType, amount, durationDays }}
      >
        Try again
      </Button>
      <BackToPlans />
    </Outcome>
  );
};
