import type { AnalyticsView, Period, SalesView, Span } from '@sae/domain/analytics';
import { api } from '../data/api.js';

export interface AnalyticsAsked {
  readonly period: Period;
  /** '' asks about all. */
  readonly category: string;
}

export const analyticsVerbs = {
  analytics: ({ period, category }: AnalyticsAsked) =>
    api.get<AnalyticsView>('/analytics', { query: { ...period, category: category || undefined } }),
  sales: ({ span }: { readonly span: Span }) => api.get<SalesView>('/analytics/sales', { query: { span } }),
};
