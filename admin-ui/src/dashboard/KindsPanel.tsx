import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { AnalyticsView } from '@sae/domain/analytics';
import { PLACE_NAMES, type PlaceKind } from '@sae/domain/billing';
import { SumsPanel } from './SumsPanel.js';

const NAMES: Readonly<Record<PlaceKind, string>> = { ...PLACE_NAMES, table: 'Tables' };

/** What was earned at tables, at the Counter, and with what goes out. */
export const KindsPanel = ({
  view: { earningsByKind },
  isPending,
}: {
  view: Pick<AnalyticsView, 'earningsByKind'>;
  isPending: boolean;
}) => (
  <SumsPanel
    title="Where It Was Earned"
    sums={earningsByKind.map(({ kind, total }) => ({ name: NAMES[kind], total }))}
    whole="Earned in all"
    empty={{ icon: <StorefrontIcon />, text: 'Nothing was earned in this period.' }}
    isPending={isPending}
  />
);
