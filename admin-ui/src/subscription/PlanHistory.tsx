import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import type { UserView } from '@sae/domain/access';
import { Link } from 'react-router';
import { EmptyState } from '../shell/EmptyState.js';
import { LoadFailure } from '../shell/LoadFailure.js';
import { Panel } from '../shell/Panel.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { PlanHistoryTable } from './PlanHistoryTable.js';
import { usePayments } from './usePayments.js';

const TITLE = 'Plan History';

const Change = ({ user: { hasUsedFreeTrial } }: { user: UserView }) => (
  <Button variant="outlined" component={Link} to="/plans" state={{ hasUsedFreeTrial }}>
    Change or extend plan
  </Button>
);

/** What the restaurant has had of plans and paid for them, and the way to another one. */
export const PlanHistory = ({ user }: { user: UserView }) => {
  const { data: payments, isPending, refetch } = usePayments();
  if (isPending) return <PanelSkeleton title={TITLE} rows={3} />;
  if (!payments)
    return <LoadFailure title={TITLE} text="Failed to load the plan history" onRetry={() => void refetch()} />;
  return (
    <Panel title={TITLE} actions={<Change user={user} />} flush={payments.length > 0}>
      {payments.length > 0 ? (
        <PlanHistoryTable payments={payments} />
      ) : (
        <EmptyState icon={<ReceiptIcon />} text="No plans yet" hint="Every plan, and its receipt, is listed here." />
      )}
    </Panel>
  );
};
