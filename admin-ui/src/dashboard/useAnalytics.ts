import { noAnalytics } from '@sae/domain/analytics';
import { ApiError } from '../data/api-error.js';
import { useLive, useReconnected } from '../data/live.js';
import { useFailureToast } from '../ui/toasts.js';
import { useQuestion } from '../ui/useQuestion.js';
import type { AnalyticsAsked } from './analytics.data.js';

/** The answer's `error`, else its `details`, else the product's own sentence. */
const analyticsFailure = (error: unknown): string => {
  const { error: said, details } = error instanceof ApiError ? error.otherWords : {};
  return said ?? details ?? 'Failed to load analytics data';
};

/** Figures of a period and category, asked for whenever the choice changes or bills come and go; nothing on failure. */
export const useAnalytics = (asked: AnalyticsAsked) => {
  const { data, error, isPending, isFetching, refetch } = useQuestion('analytics', asked, {
    queryKey: ['analytics', asked],
  });
  useFailureToast(error, analyticsFailure(error));
  const again = () => void refetch();
  useLive('ordersCompleted', again);
  useLive('orderUpdated', again);
  useLive('orderDeleted', again);
  useReconnected(again);
  return { view: error ? noAnalytics : (data ?? noAnalytics), isPending, isFetching, isFailed: error !== null, again };
};
