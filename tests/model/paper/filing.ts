import { monthAt, No, type Pages, type PaperBill } from './pages.js';
import { turnPage } from './year.js';

const TWELVE = 12;

/** So many months before one. */
const before = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 'YYYY-MM'.length);
};

/** Those that are over, the latest first. */
export const monthsOver = ({ now }: Pages): string[] =>
  Array.from({ length: TWELVE }, (_, n) => before(monthAt(now), n + 1));

/** Midnight in India. */
const begins = (month: string): string => new Date(Date.parse(`${month}-01T00:00:00+05:30`)).toISOString();

export const monthsShown = (pages: Pages) =>
  monthsOver(pages)
    .filter((month) => month >= monthAt(pages.since))
    .map((month) => ({
      ...{ month, from: begins(month), to: begins(before(month, -1)) },
      isFiled: pages.filed.includes(month),
    }));

export const isOfFiled = ({ filed }: Pages, { at }: PaperBill): boolean => filed.includes(monthAt(at));

export const file = (pages: Pages, month: string): void => {
  turnPage(pages);
  if (pages.filed.includes(month)) return;
  if (!monthsOver(pages).includes(month)) throw new No('month/not-over');
  pages.filed.push(month);
};

export const unfile = (pages: Pages, month: string): void => {
  turnPage(pages);
  pages.filed = pages.filed.filter((one) => one !== month);
};
