import type { ReviewDays, ReviewSummary } from '@sae/domain/reviews';
import { api } from '../data/api.js';

export const reviewVerbs = {
  reviewSummary: ({ from, to }: ReviewDays) =>
    api.get<ReviewSummary>('/reviews/summary', { query: { from: from ?? undefined, to: to ?? undefined } }),
};
