import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { noAnalytics } from '@sae/domain/analytics';
import { ApiError } from '../data/api-error.js';
import { useFigure } from '../data/useOrderPushes.js';
import { useQuestion } from '../ui/provider.js';
import { useFailureToast } from '../ui/toasts.js';
import type { AnalyticsAsked } from './analytics.data.js';
import { cardsOf } from './cards.js';
import { EarningsCharts } from './EarningsCharts.js';
import { FigureCards } from './FigureCards.js';
import { KindsPanel, TakingsPanel } from './MoneyPanels.js';
import { onPaper } from './one-page.js';
import { NotLoaded } from './NotLoaded.js';

/** The answer's `error`, else its `details`, else the product's own sentence. */
const analyticsFailure = (error: unknown): string => {
  const { error: said, details } = error instanceof ApiError ? error.otherWords : {};
  return said ?? details ?? 'Failed to load analytics data';
};

/** Figures of a period and category, asked for whenever the choice changes or bills come and go; nothing on failure. */
const useAnalytics = (asked: AnalyticsAsked) => {
  const { data, error, isPending, isFetching, refetch } = useQuestion('analytics', asked, {
    queryKey: ['analytics', asked],
  });
  useFailureToast(error, analyticsFailure(error));
  const again = () => void refetch();
  useFigure('analytics', again);
  return { view: error ? noAnalytics : (data ?? noAnalytics), isPending, isFetching, isFailed: error !== null, again };
};

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
        <NotLoaded sentence="The figures could not be loaded, so none are shown." onAgain={again} />
      )}
      <FigureCards cards={cardsOf(period, view)} isPending={isPending} />
      <EarningsCharts period={period} view={view} isPending={isPending} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 3, ...onPaper('1fr', '1fr') },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TakingsPanel view={view} isPending={isPending} />
        <KindsPanel view={view} isPending={isPending} />
      </Box>
    </>
  );
};
