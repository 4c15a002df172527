import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { noAnalytics } from '@sae/domain/analytics';
import { ApiError } from '../data/api-error.js';
import { useFigure } from '../data/useOrderPushes.js';
import { useQuestion } from '../ui/provider.js';
import { useFailureToast } from '../ui/toasts.js';
import type { AnalyticsAsked } from './analytics.data.js';
import { cardsOf, type FigureCard } from './cards.js';
import { BAR } from './chart-data.js';
import { EarningsCharts } from './EarningsCharts.js';
import { KindsPanel, TakingsPanel } from './MoneyPanels.js';

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

const NUMBER = { fontSize: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.125rem)', fontWeight: 700, letterSpacing: '-0.02em' };

const ACCENT = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '20px auto 20px 0',
    width: 4,
    borderRadius: '0 4px 4px 0',
    bgcolor: BAR.fill,
  },
} as const;

/** What matters most, in large figures. */
const FigureCards = ({ cards, isPending }: { cards: readonly FigureCard[]; isPending: boolean }) => (
  <Box
    component="dl"
    aria-busy={isPending}
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
      '@media print': { gridTemplateColumns: `repeat(${cards.length}, 1fr)` },
    }}
  >
    {cards.map(({ title, value, note }) => (
      <Card key={title} sx={{ px: { xs: 2.5, sm: 3 }, py: { xs: 2, sm: 2.5 }, breakInside: 'avoid', ...ACCENT }}>
        <Typography component="dt" variant="h3" color="text.secondary">
          {title}
        </Typography>
        <Typography component="dd" sx={{ ...NUMBER, m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {isPending ? <Skeleton width="70%" /> : value}
        </Typography>
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
          {isPending ? <Skeleton width="45%" /> : note}
        </Typography>
      </Card>
    ))}
  </Box>
);

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
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TakingsPanel view={view} isPending={isPending} />
        <KindsPanel view={view} isPending={isPending} />
      </Box>
    </>
  );
};
