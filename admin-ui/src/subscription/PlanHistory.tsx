import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import type { UserView } from '@sae/domain/access';
import { formatRupees } from '@sae/domain/kernel';
import { planOf, type PaymentStatus, type PlanHistoryEntry } from '@sae/domain/subscription';
import { DataTable, ListBase } from 'react-admin';
import { Link } from 'react-router';
import { dayText } from '../data/zone.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel } from '../ui/ListPanel.js';
import { wholeInPanel } from '../ui/query-client.js';
import { Time } from '../ui/Time.js';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import { statusText } from './payment-words.js';

const Col = DataTable.Col<PlanHistoryEntry>;

/** On smaller screens: what and how much, its period, how it stands and its receipt. */
const look = rowsOrCards('lg', () => ({
  all: {
    '& td': { fontSize: '0.9375rem' },
    '& td.column-planType, & td.column-amount': { fontWeight: 600, whiteSpace: 'nowrap' },
    '& td.column-amount': { fontVariantNumeric: 'tabular-nums' },
    '& td.column-receiptNo': { whiteSpace: 'nowrap' },
  },
  inRows: { '& td.column-startsAt': { width: '99%', whiteSpace: 'nowrap' } },
  card: '"planType amount" auto "startsAt startsAt" auto "createdAt createdAt" auto "status receiptNo" auto / 1fr auto',
  cardBox: { alignItems: 'center', gap: 0.75 },
  onCards: {
    '& td.column-status, & td.column-receiptNo': { mt: 0.5 },
  },
}));

/** What came to nothing is quiet. */
const QUIET = { '& td.MuiTableCell-root': { color: 'text.secondary', fontWeight: 400 } };
const rowSx = ({ status }: PlanHistoryEntry) => (status === 'failed' || status === 'abandoned' ? QUIET : {});

const unless = (isEmpty: boolean) => (isEmpty ? { display: { xs: 'none', lg: 'table-cell' } } : {});

const COLORS = {
  open: 'info',
  confirmed: 'success',
  failed: 'default',
  abandoned: 'default',
} as const satisfies Record<PaymentStatus, string>;

const WayOn = ({ id, status, receiptNo }: PlanHistoryEntry) => {
  if (status === 'open')
    return (
      <MuiLink component={Link} to={`/payment/${id}`}>
        See how it stands
      </MuiLink>
    );
  return receiptNo ? (
    <MuiLink component={Link} to={`/receipt/${id}`} aria-label={`Receipt ${receiptNo}`}>
      {receiptNo}
    </MuiLink>
  ) : (
    '-'
  );
};

const Plans = () => (
  <DataTable<PlanHistoryEntry> aria-label="Plan History" sx={look} rowSx={rowSx}>
    <Col source="planType" render={({ planType }) => planOf(planType).name} />
    <Col
      source="startsAt"
      cellSx={({ startsAt }) => unless(!startsAt)}
      render={({ startsAt, endsAt }) => (startsAt && endsAt ? `${dayText(startsAt)} to ${dayText(endsAt)}` : '-')}
    />
    <Col source="amount" align="right" render={({ amount }) => (amount > 0 ? formatRupees(amount) : 'Free')} />
    <Col source="createdAt" render={({ createdAt }) => <Time at={createdAt} />} />
    <Col
      source="status"
      render={(payment) => (
        <Chip size="small" variant="outlined" color={COLORS[payment.status]} label={statusText(payment)} />
      )}
    />
    <Col
      source="receiptNo"
      cellSx={({ status, receiptNo }) => unless(status !== 'open' && !receiptNo)}
      render={WayOn}
    />
  </DataTable>
);

/** What the restaurant has had of plans and paid for them, and the way to another one. */
export const PlanHistory = ({ user: { hasUsedFreeTrial } }: { user: UserView }) => (
  <ListBase resource="payments" {...wholeInPanel} sort={{ field: 'createdAt', order: 'DESC' }}>
    <ListPanel
      title="Plan History"
      failure="Failed to load the plan history"
      actions={
        <Button variant="outlined" component={Link} to="/plans" state={{ hasUsedFreeTrial }}>
          Change or extend plan
        </Button>
      }
      empty={
        <EmptyState icon={<ReceiptIcon />} text="No plans yet" hint="Every plan, and its receipt, is listed here." />
      }
    >
      <Plans />
    </ListPanel>
  </ListBase>
);
