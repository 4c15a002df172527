import type { PlaceKind } from '../billing/place.js';
import type { LocalDay, Rupees } from '../kernel/index.js';
import type { MoneyKind } from '../billing/takings.js';

/** What `GET /analytics` answers. What is not known of a period is 0, null or an empty list. */
export interface AnalyticsView {
  /** Of a chosen day its earnings, else the best day's of the period. */
  readonly totalPrimary: Rupees;
  /** All earnings of a period longer than a day. */
  readonly totalSecondary: Rupees;
  /** Which day was the best. */
  readonly primaryDate: LocalDay | null;
  /** Of a chosen day its orders, else the busiest day's of the period. */
  readonly orderPrimary: number;
  readonly orderSecondary: number;
  /** Which day was the busiest. */
  readonly orderPrimaryDate: LocalDay | null;
  /** Of a chosen year or month, the days that earned anything. */
  readonly earningsByDate: readonly { readonly date: LocalDay; readonly total: Rupees }[];
  /** Of a chosen year, the months (`YYYY-MM`) that earned anything. */
  readonly earningsByMonth: readonly { readonly month: string; readonly total: Rupees }[];
  /** The best first. */
  readonly earningsByCategory: readonly { readonly category: string; readonly total: Rupees }[];
  /** At tables, at the Counter, with takeaways and deliveries, of every category: what each earned in the period. */
  readonly earningsByKind: readonly { readonly kind: PlaceKind; readonly total: Rupees }[];
  /** What came into the till in the period, of every category, less what was undone or given back. */
  readonly takings: readonly { readonly kind: MoneyKind; readonly total: Rupees }[];
  /** Beside the takings. */
  readonly tips: Rupees;
}

export const noAnalytics: AnalyticsView = {
  totalPrimary: 0,
  totalSecondary: 0,
  primaryDate: null,
  orderPrimary: 0,
  orderSecondary: 0,
  orderPrimaryDate: null,
  earningsByDate: [],
  earningsByMonth: [],
  earningsByCategory: [],
  earningsByKind: [],
  takings: [],
  tips: 0,
};
