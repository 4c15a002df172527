import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import type { AnalyticsView } from '@sae/domain/analytics';
import { MONEY_NAMES } from '@sae/domain/billing';
import { SumsPanel } from './SumsPanel.js';

/** What came into the till in the period; tips are nobody's earnings here, and stand below. */
export const TakingsPanel = ({
  view: { takings, tips },
  isPending,
}: {
  view: Pick<AnalyticsView, 'takings' | 'tips'>;
  isPending: boolean;
}) => (
  <SumsPanel
    title="How It Was Paid"
    sums={takings.map(({ kind, total }) => ({ name: MONEY_NAMES[kind], total }))}
    whole="Taken in all"
    apart={tips === 0 ? [] : [{ name: 'Tips, apart', total: tips }]}
    empty={{ icon: <PaymentsIcon />, text: 'No payments were taken in this period.' }}
    isPending={isPending}
  />
);
