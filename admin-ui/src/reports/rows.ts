import { REPORT_WORDS, rowName, type ReportBy, type ReportRow } from '@sae/domain/analytics';
import { paiseOf, summed, toRupees, type Rupees } from '@sae/domain/kernel';

export type SortedBy = 'name' | 'count' | 'total';

export interface ShownRow extends ReportRow {
  readonly name: string;
  /** `12.3 %` of all; '' where there is nothing, or less. */
  readonly share: string;
}

export const shownRows = (by: ReportBy, rows: readonly ReportRow[]): ShownRow[] => {
  const whole = summed(rows.map(({ total }) => Math.max(0, total)));
  return rows.map((row) => ({
    ...row,
    name: rowName(by, row),
    share: row.total > 0 ? `${((100 * row.total) / whole).toFixed(1)} %` : '',
  }));
};

const ORDERS: Readonly<Record<SortedBy, (one: ShownRow, other: ShownRow) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en-IN'),
  count: (one, other) => one.count - other.count,
  total: (one, other) => one.total - other.total,
};

/** The server's own order where none is chosen; of equals always that. */
export const sorted = (rows: readonly ShownRow[], sort: Sort | null): readonly ShownRow[] => {
  if (!sort) return rows;
  const order = ORDERS[sort.by];
  return rows.toSorted((one, other) => (sort.isDown ? order(other, one) : order(one, other)));
};

export interface Sort {
  readonly by: SortedBy;
  readonly isDown: boolean;
}

/** Pressed again, a head turns round; words begin at A, figures with the most. */
export const pressed = (sort: Sort | null, by: SortedBy): Sort =>
  sort?.by === by ? { by, isDown: !sort.isDown } : { by, isDown: by !== 'name' };

export interface Sums {
  readonly count: number | null;
  readonly total: Rupees;
}

export const sumsOf = (by: ReportBy, rows: readonly ReportRow[]): Sums => ({
  count: REPORT_WORDS[by].addsUp ? summed(rows.map(({ count }) => count)) : null,
  total: toRupees(paiseOf(rows.map(({ total }) => total))),
});
