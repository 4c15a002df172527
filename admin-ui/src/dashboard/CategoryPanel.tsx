import PieChartIcon from '@mui/icons-material/PieChartOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import type { Slice } from './chart-data.js';
import { PIE_SIZE } from './chart-style.js';
import { CategoryTable } from './CategoryTable.js';
import { CategoryPie } from './charts.js';

const TITLE = 'Earnings by Category';
const waiting = <Skeleton variant="circular" width={PIE_SIZE} height={PIE_SIZE} sx={{ mx: 'auto' }} />;

/** What each category earned, as a pie with its table beside or beneath. */
export const CategoryPanel = ({ slices, isPending }: { slices: readonly Slice[]; isPending: boolean }) => {
  if (isPending) return <Panel title={TITLE}>{waiting}</Panel>;
  if (slices.length === 0)
    return (
      <Panel title={TITLE}>
        <EmptyState icon={<PieChartIcon />} text="No category data available for this period." />
      </Panel>
    );
  return (
    <Panel title={TITLE}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
        <Box aria-hidden sx={{ flex: 'none' }}>
          <Suspense fallback={waiting}>
            <CategoryPie slices={slices} />
          </Suspense>
        </Box>
        <Box sx={{ flex: '1 1 270px', minWidth: 0, maxWidth: 640 }}>
          <CategoryTable title={TITLE} slices={slices} />
        </Box>
      </Box>
    </Panel>
  );
};
