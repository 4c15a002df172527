import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { cardsOf } from './cards.js';
import { EarningsCharts } from './EarningsCharts.js';
import { FigureCards } from './FigureCards.js';
import type { AnalyticsAsked } from './analytics.data.js';
import { useAnalytics } from './useAnalytics.js';

/** What was earned and ordered in a period and category. */
export const Figures = ({ period, category }: AnalyticsAsked) => {
  const { view, isPending, isFetching, isFailed, again } = useAnalytics({ period, category });
  return (
    <>
      <Box sx={{ position: 'relative', mt: -3, displayPrint: 'none' }}>
        {isFetching && (
          <LinearProgress
            aria-label="Loading figures"
            sx={{ position: 'absolute', inset: '10px 0 auto 0', borderRadius: 2 }}
          />
        )}
      </Box>
      {isFailed && !isFetching && (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={again}>
              Try again
            </Button>
          }
        >
          The figures could not be loaded, so none are shown.
        </Alert>
      )}
      <FigureCards cards={cardsOf(period, view)} isPending={isPending} />
      <EarningsCharts period={period} view={view} isPending={isPending} />
    </>
  );
};
