import ErrorIcon from '@mui/icons-material/ErrorOutline';
import CancelIcon from '@mui/icons-material/HighlightOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { planOf, type PlanHistoryEntry } from '@sae/domain/subscription';
import { Link } from 'react-router';
import { Outcome } from './Outcome.js';
import { boughtText } from './payment-words.js';

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
    >
      {trouble && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {trouble}
        </Alert>
      )}
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
      <Button fullWidth color="inherit" component={Link} to="/plans" sx={{ mt: 1 }}>
        Back to plans
      </Button>
    </Outcome>
  );
};
