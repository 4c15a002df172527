import type { AnalyticsView, Period } from '@sae/domain/analytics';
import { http } from '../data/http.js';

export interface AnalyticsAsked {
  readonly period: Period;
  /** '' asks about all. */
  readonly category: string;
}

const queryOf = ({ period, category }: AnalyticsAsked): string => {
  const { year, month, day } = period;
  const given = Object.entries({ year, month, day, category }).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
};

export const analyticsVerbs = {
  analytics: (asked: AnalyticsAsked) => {
    const query = queryOf(asked);
    return http.get<AnalyticsView>(query ? `/analytics?${query}` : '/analytics');
  },
};
