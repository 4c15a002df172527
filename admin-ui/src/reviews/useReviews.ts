import type { ReviewView } from '@sae/domain/reviews';
import { useGrowingList } from '../shell/useGrowingList.js';

export const FAILURE = 'Failed to fetch reviews';

/** What guests wrote. */
export const useReviews = () => {
  const { rows: reviews, ...asked } = useGrowingList<ReviewView>('reviews', { field: 'createdAt', failure: FAILURE });
  return { ...asked, reviews };
};
