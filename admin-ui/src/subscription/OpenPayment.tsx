import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link as To } from 'react-router';
import { timeText } from '../data/zone.js';
import { boughtText } from './payment-words.js';

/** Reminds of a payment that was begun and not finished. */
export const OpenPayment = ({ payment }: { payment: PlanHistoryEntry }) => (
  <Alert severity="info" role="note" sx={{ mb: 2.5 }}>
    A payment of {timeText(payment.createdAt)} is not finished: {boughtText(payment)}.{' '}
    <Link component={To} to={`/payment/${payment.id}`}>
      See how it stands
    </Link>
  </Alert>
);
