import BarChartIcon from '@mui/icons-material/BarChart';
import PieChartIcon from '@mui/icons-material/PieChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { outOfSight } from '../theme/rows-or-cards.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { CHART_HEIGHT, drawnBars, PIE_SIZE, type Bar, type Slice } from './chart-data.js';
import { EarningsTable } from './EarningsTable.js';
import { CategoryPie, EarningsBars } from './lazy-drawings.js';
import { PAPER_ZOOM } from './one-page.js';

interface ChartPanelProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly waiting: ReactNode;
  /** In place of a chart of nothing; null where there is something. */
  readonly empty: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const ChartPanel = ({ title, isPending, waiting, empty, actions, children }: ChartPanelProps) => (
  <Panel title={title} actions={isPending || empty ? undefined : actions}>
    {isPending ? waiting : (empty ?? children)}
  </Panel>
);

interface BarPanelProps {
  readonly title: string;
  /** What a bar is of. */
  readonly head: string;
  readonly bars: readonly Bar[];
  readonly isPending: boolean;
  readonly empty: string;
}

const SCROLLS = { maxHeight: CHART_HEIGHT, overflow: 'auto', '@media print': { maxHeight: 'none' } } as const;
/** Drawn for the screen's width, a chart is scaled to the paper's; what makes all else smaller there makes it no smaller still. */
export const ON_PAPER = {
  '@media print': {
    zoom: 1 / PAPER_ZOOM,
    '& div, & svg': { width: '100% !important', height: 'auto !important', maxHeight: 140 },
  },
} as const;
const barsToCome = <Skeleton variant="rounded" height={CHART_HEIGHT} />;

/** Earnings as bars or, for whoever prefers to read, as a table; who cannot see the bars is always read the table. */
export const BarPanel = ({ title, head, bars, isPending, empty }: BarPanelProps) => {
  const [asTable, setAsTable] = useState(false);
  const drawn = drawnBars(bars);
  const rows = bars.filter(({ total }) => total > 0);
  // What is read out beside the bars has no links: nobody would see where the focus is.
  const readOut = rows.map(({ to: _, ...row }) => row);
  const press = asTable ? 'Show as chart' : 'Show as table';
  return (
    <ChartPanel
      title={title}
      isPending={isPending}
      waiting={barsToCome}
      empty={rows.length === 0 ? <EmptyState icon={<BarChartIcon />} text={empty} /> : null}
      actions={
        <Button
          size="small"
          aria-label={`${press}: ${title}`}
          onClick={() => setAsTable(!asTable)}
          sx={{ my: -1.25, displayPrint: 'none' }}
        >
          {press}
        </Button>
      }
    >
      {asTable ? (
        <Box tabIndex={0} role="group" aria-label={`${title}, as a table`} sx={SCROLLS}>
          <EarningsTable title={title} head={head} rows={rows} />
        </Box>
      ) : (
        <Box sx={{ position: 'relative' }}>
          <Box aria-hidden sx={ON_PAPER}>
            <Suspense fallback={barsToCome}>
              <EarningsBars bars={drawn.bars} />
            </Suspense>
          </Box>
          {drawn.areWeeks && (
            <Typography aria-hidden variant="body2" color="text.secondary">
              Each bar is a week, from Monday on.
            </Typography>
          )}
          <Box sx={outOfSight}>
            <EarningsTable title={title} head={head} rows={readOut} />
          </Box>
        </Box>
      )}
    </ChartPanel>
  );
};

const CATEGORIES = 'Earnings by Category';
const pieToCome = <Skeleton variant="circular" width={PIE_SIZE} height={PIE_SIZE} sx={{ mx: 'auto' }} />;

/** What each category earned, as a pie with its table beside or beneath. */
export const CategoryPanel = ({ slices, isPending }: { slices: readonly Slice[]; isPending: boolean }) => (
  <ChartPanel
    title={CATEGORIES}
    isPending={isPending}
    waiting={pieToCome}
    empty={
      slices.length === 0 ? (
        <EmptyState icon={<PieChartIcon />} text="No category data available for this period." />
      ) : null
    }
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      <Box aria-hidden sx={{ flex: 'none' }}>
        <Suspense fallback={pieToCome}>
          <CategoryPie slices={slices} />
        </Suspense>
      </Box>
      <Box sx={{ flex: '1 1 270px', minWidth: 0, maxWidth: 640 }}>
        <EarningsTable
          title={CATEGORIES}
          head="Category"
          rows={slices.map((slice) => ({ ...slice, of: slice.category, name: slice.category }))}
        />
      </Box>
    </Box>
  </ChartPanel>
);
