import { exportFileName, exportPeriod, type ExportPeriod, type ExportProgress } from '@sae/domain/exports';
import { Refusal } from '@sae/domain/kernel';

/** What staff have chosen so far. */
export interface ExportChoice {
  readonly type: ExportPeriod['type'];
  readonly year: number;
  readonly months: readonly number[];
  readonly from: string;
  readonly to: string;
}

export type ExportQuery = Readonly<Record<string, string>>;

export const firstChoice = (thisYear: number): ExportChoice => ({
  type: 'month',
  year: thisYear,
  months: [],
  from: '',
  to: '',
});

/** With this month, or without it when it was chosen before. */
export const toggled = (months: readonly number[], month: number): readonly number[] =>
  months.includes(month) ? months.filter((each) => each !== month) : [...months, month].sort((a, b) => a - b);

const queryOf = ({ type, year, months, from, to }: ExportChoice): ExportQuery => {
  if (type === 'custom') return { type, from, to };
  return { type, year: String(year), ...(type === 'month' ? { months: months.join(',') } : {}) };
};

export type Judged = { readonly query: ExportQuery; readonly fileName: string } | { readonly problem: string };

/** The call it comes to, or what is missing: by the server's own rules. */
export const judged = (choice: ExportChoice, thisYear: number): Judged => {
  const query = queryOf(choice);
  try {
    return { query, fileName: exportFileName(exportPeriod(query, thisYear)) };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
};

const count = new Intl.NumberFormat('en-IN');

/** 0 to 100; null while it is not known. */
export const percentOf = (progress: ExportProgress | null): number | null => {
  if (progress?.state === 'done') return 100;
  if (progress?.state !== 'building' || progress.total === 0) return null;
  return Math.floor((100 * progress.done) / progress.total);
};

export const wordsOf = (progress: ExportProgress | null): string => {
  if (progress?.state === 'done') return 'Saving the file…';
  if (progress?.state !== 'building' || progress.total === 0) return 'Waiting for its turn…';
  return `${count.format(progress.done)} of ${count.format(progress.total)} orders`;
};
