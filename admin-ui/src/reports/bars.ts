import type { ReportView } from '@sae/domain/analytics';
import type { Bar } from '../dashboard/chart-data.js';
import { hourBars } from '../dashboard/sales.js';
import { shownRows } from './rows.js';

/** So many bars can be told apart. */
const MOST_BARS = 12;

/** Of time its bars stand in their order, of names those that came to most lie. */
export const reportBars = ({ by, rows }: ReportView): { readonly bars: readonly Bar[]; readonly areNames: boolean } => {
  if (by === 'hour')
    return { bars: hourBars(rows.map(({ of, total }) => ({ hour: Number(of), total }))), areNames: false };
  const bars = shownRows(by, rows).map(({ of, name, total }) => ({ of, tick: name, name, total }));
  if (by === 'weekday') return { bars: bars.map((bar) => ({ ...bar, tick: bar.name.slice(0, 3) })), areNames: false };
  const most = bars.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
  return { bars: most.slice(0, MOST_BARS), areNames: true };
};
