import { AnalyticsReader } from '@sae/projections/models/analytics';
import { query } from '../kernel/bus.js';

/** Earnings and orders of a period, in all or in one category. */
export const analytics = query([AnalyticsReader], (earnings) => earnings.answer.bind(earnings));
