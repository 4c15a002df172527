import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link } from 'react-router';
import { Outcome } from './Outcome.js';
import { boughtText } from './payment-words.js';
import type { Paying } from './usePaying.js';

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
  >
    {trouble && !isUnderWay ? (
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        {trouble}
      </Alert>
    ) : (
      <Typography role="status" sx={{ mb: 2.5 }}>
        If you have paid, there is nothing more to do: this page changes by itself when the provider confirms it. If you
        have not, you can go on with this payment.
      </Typography>
    )}
    <Button fullWidth size="large" variant="contained" loading={isUnderWay} onClick={() => void pay()}>
      Go on paying
    </Button>
    <Button fullWidth color="inherit" component={Link} to="/plans" sx={{ mt: 1 }}>
      Back to plans
    </Button>
  </Outcome>
);
