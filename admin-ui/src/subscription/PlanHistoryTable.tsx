import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { planOf, type PaymentStatus, type PlanHistoryEntry } from '@sae/domain/subscription';
import { Link as To } from 'react-router';
import { restaurantZone } from '../data/zone.js';
import { dayText, statusText } from './payment-words.js';
import { planHistoryTable } from './plan-history-table.js';

const COLUMNS = ['Plan', 'Period', 'Amount', 'Date & Time', 'Status', 'Receipt'] as const;

const COLORS = {
  open: 'info',
  confirmed: 'success',
  failed: 'default',
  abandoned: 'default',
} as const satisfies Record<PaymentStatus, string>;

const WayOn = ({ id, status, receiptNo }: PlanHistoryEntry) => {
  if (status === 'open')
    return (
      <Link component={To} to={`/payment/${id}`}>
        See how it stands
      </Link>
    );
  return receiptNo ? (
    <Link component={To} to={`/receipt/${id}`} aria-label={`Receipt ${receiptNo}`}>
      {receiptNo}
    </Link>
  ) : (
    '-'
  );
};

const Row = ({ payment }: { payment: PlanHistoryEntry }) => {
  const { planType, amount, status, createdAt, startsAt, endsAt, receiptNo } = payment;
  return (
    <TableRow role="row" data-status={status}>
      <TableCell role="cell" data-part="plan">
        {planOf(planType).name}
      </TableCell>
      <TableCell role="cell" data-part="period" data-empty={!startsAt}>
        {startsAt && endsAt ? `${dayText(startsAt)} to ${dayText(endsAt)}` : '-'}
      </TableCell>
      <TableCell role="cell" data-part="amount" align="right">
        {amount > 0 ? formatRupees(amount) : 'Free'}
      </TableCell>
      <TableCell role="cell" data-part="time">
        <time dateTime={createdAt}>{dateTimeText(createdAt, restaurantZone())}</time>
      </TableCell>
      <TableCell role="cell" data-part="status">
        <Chip size="small" variant="outlined" color={COLORS[status]} label={statusText(payment)} />
      </TableCell>
      <TableCell role="cell" data-part="receipt" data-empty={status !== 'open' && !receiptNo}>
        <WayOn {...payment} />
      </TableCell>
    </TableRow>
  );
};

/** Plans as a table, and on a phone as cards; what came to nothing is quiet. */
export const PlanHistoryTable = ({ payments }: { payments: readonly PlanHistoryEntry[] }) => (
  <Box sx={planHistoryTable}>
    <Table role="table" aria-label="Plan History">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {COLUMNS.map((title) => (
            <TableCell key={title} role="columnheader" align={title === 'Amount' ? 'right' : 'left'}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </TableBody>
    </Table>
  </Box>
);
