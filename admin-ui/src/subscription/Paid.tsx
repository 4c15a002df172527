import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link } from 'react-router';
import { serverMessageOr } from '../data/api-error.js';
import { dayText } from '../data/zone.js';
import { PlanReceipt } from '../print/PlanReceipt.js';
import { printOut } from '../print/print-out.js';
import { useAction } from '../ui/useAction.js';
import { Outcome } from './Outcome.js';
import { boughtText } from './payment-words.js';
import { subscription } from './subscription.data.js';

const PrintReceipt = ({ paymentId }: { paymentId: string }) => {
  const ask = useAction(subscription.receipt, { failure: serverMessageOr('Failed to load the receipt') });
  const print = async () => {
    const receipt = await ask.run(paymentId);
    if (receipt) printOut(<PlanReceipt receipt={receipt} />, 'letter');
  };
  return (
    <Button
      fullWidth
      size="large"
      variant="outlined"
      startIcon={<PrintIcon />}
      loading={ask.isRunning()}
      loadingPosition="start"
      onClick={() => void print()}
    >
      Print receipt
    </Button>
  );
};

export const Paid = ({ payment }: { payment: PlanHistoryEntry }) => (
  <Outcome
    title="Payment received"
    icon={<CheckIcon color="success" />}
    lead={`${boughtText(payment)}. Thank you!`}
    facts={[
      ['Receipt number', payment.receiptNo],
      ['Your plan runs until', payment.endsAt && dayText(payment.endsAt)],
    ]}
  >
    <Stack sx={{ gap: 1 }}>
      <Button fullWidth size="large" variant="contained" component={Link} to="/dashboard">
        Go to dashboard
      </Button>
      <PrintReceipt paymentId={payment.id} />
    </Stack>
  </Outcome>
);
