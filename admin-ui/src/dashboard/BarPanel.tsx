import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { outOfSight } from '../theme/rows-or-cards.js';
import { CHART_HEIGHT } from './chart-style.js';
import type { Bar } from './chart-data.js';
import { EarningsBars } from './charts.js';
import { EarningsTable } from './EarningsTable.js';

interface BarPanelProps {
  readonly title: string;
  /** What a bar is of. */
  readonly head: string;
  readonly bars: readonly Bar[];
  readonly ticks?: readonly string[];
  readonly isPending: boolean;
  readonly empty: string;
}

const SCROLLS = { maxHeight: CHART_HEIGHT, overflow: 'auto', '@media print': { maxHeight: 'none' } } as const;
/** Drawn for the screen's width, a chart is scaled to the paper's. */
const ON_PAPER = {
  '@media print': { '& div, & svg': { width: '100% !important', height: 'auto !important', maxHeight: 240 } },
} as const;
const waiting = <Skeleton variant="rounded" height={CHART_HEIGHT} />;

/** Earnings as bars or, for whoever prefers to read, as a table; who cannot see the bars is always read the table. */
export const BarPanel = ({ title, head, bars, ticks, isPending, empty }: BarPanelProps) => {
  const [asTable, setAsTable] = useState(false);
  const rows = bars.filter(({ total }) => total > 0);
  const table = <EarningsTable title={title} head={head} rows={rows} />;
  const press = asTable ? 'Show as chart' : 'Show as table';
  const toggle = (
    <Button
      size="small"
      aria-label={`${press}: ${title}`}
      onClick={() => setAsTable(!asTable)}
      sx={{ my: -1.25, displayPrint: 'none' }}
    >
      {press}
    </Button>
  );
  if (isPending) return <Panel title={title}>{waiting}</Panel>;
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <EmptyState icon={<BarChartIcon />} text={empty} />
      </Panel>
    );
  return (
    <Panel title={title} actions={toggle}>
      {asTable ? (
        <Box tabIndex={0} role="group" aria-label={`${title}, as a table`} sx={SCROLLS}>
          {table}
        </Box>
      ) : (
        <Box sx={{ position: 'relative' }}>
          <Box aria-hidden sx={ON_PAPER}>
            <Suspense fallback={waiting}>
              <EarningsBars bars={bars} {...(ticks ? { ticks } : {})} />
            </Suspense>
          </Box>
          <Box sx={outOfSight}>{table}</Box>
        </Box>
      )}
    </Panel>
  );
};
