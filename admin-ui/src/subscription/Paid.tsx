import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link } from 'react-router';
import { Outcome } from './Outcome.js';
import { boughtText, dayText } from './payment-words.js';
import { PrintReceipt } from './PrintReceipt.js';

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
