import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReportView } from '@sae/domain/analytics';
import { Suspense } from 'react';
import { CHART_HEIGHT } from '../dashboard/chart-data.js';
import { ON_PAPER } from '../dashboard/EarningsPanels.js';
import { EarningsBars, NamedBars } from '../dashboard/lazy-drawings.js';
import { reportBars } from './bars.js';

/** The report as bars; whoever cannot see them has its table. */
export const ReportChart = ({ view }: { view: ReportView }) => {
  const { bars, areNames } = reportBars(view);
  return (
    <Box aria-hidden sx={ON_PAPER}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        {areNames ? <NamedBars bars={bars} /> : <EarningsBars bars={bars} />}
      </Suspense>
    </Box>
  );
};
