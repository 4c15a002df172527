import type { AnalyticsView, Period } from '@sae/domain/analytics';
import { api } from '../data/api.js';

export interface AnalyticsAsked {
  readonly period: Period;
  /** '' asks about all. */
  readonly category: string;
}

/** What is not chosen is not asked for. */
const chosen = (value: string | undefined): string | undefined => value || undefined;

export const analyticsVerbs = {
  analytics: ({ period: { year, month, day }, category }: AnalyticsAsked) =>
    api.get<AnalyticsView>('/analytics', {
      query: { year: chosen(year), month: chosen(month), day: chosen(day), category: chosen(category) },
    }),
};
