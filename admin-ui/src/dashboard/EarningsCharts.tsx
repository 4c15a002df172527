import Box from '@mui/material/Box';
import type { AnalyticsView, Period } from '@sae/domain/analytics';
import { dayBars, monthBars, slices } from './chart-data.js';
import { BarPanel, CategoryPanel } from './EarningsPanels.js';
import { onPaper } from './one-page.js';
import { granularityOf } from './period.js';

interface EarningsChartsProps {
  readonly period: Period;
  readonly view: AnalyticsView;
  readonly isPending: boolean;
}

/** Days of a year or month, months of a year, categories always. */
export const EarningsCharts = ({ period, view, isPending }: EarningsChartsProps) => {
  const granularity = granularityOf(period);
  const isOfYear = granularity === 'year';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: isOfYear ? 'minmax(0, 5fr) minmax(0, 8fr)' : 'minmax(0, 1fr)',
        },
        '& > *': { breakInside: 'avoid' },
        ...(isOfYear ? onPaper('5fr', '8fr') : onPaper('1fr')),
      }}
    >
      {(isOfYear || granularity === 'month') && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <BarPanel
            title="Earnings by Date"
            head="Date"
            bars={dayBars(period, view.earningsByDate)}
            isPending={isPending}
            empty="No earnings data available for this period."
          />
        </Box>
      )}
      {isOfYear && (
        <BarPanel
          title="Earnings by Month"
          head="Month"
          bars={monthBars(period, view.earningsByMonth)}
          isPending={isPending}
          empty="No monthly earnings data available."
        />
      )}
      <CategoryPanel slices={slices(view.earningsByCategory)} isPending={isPending} />
    </Box>
  );
};
