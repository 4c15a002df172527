import type { ReviewView } from '@sae/domain/reviews';
import { useInfiniteGetList } from 'react-admin';
import { useFailureToast } from '../shell/useFailureToast.js';

export const PAGE_SIZE = 20;

/** What guests wrote, newest first, 20 more whenever asked. */
export const useReviews = () => {
  const { data, error, ...asked } = useInfiniteGetList<ReviewView>('reviews', {
    pagination: { page: 1, perPage: PAGE_SIZE },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  useFailureToast(error, 'Failed to fetch reviews');
  const all = data?.pages.flatMap((page) => page.data);
  // A review given meanwhile moves the others down, so that the next page begins with one that is shown already.
  const reviews = all && [...new Map(all.map((review) => [review.id, review])).values()];
  return { ...asked, reviews, total: data?.pages.at(-1)?.total };
};
