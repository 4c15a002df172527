import { daysOn, firstOfMonth, localDay, monthBounds, monthName, monthOf, type IsoTime } from '../kernel/index.js';

/** A month (`2026-08`), and when it began and the next one did: by the clocks of the day on which it was filed. */
export interface Month {
  readonly month: string;
  readonly from: IsoTime;
  readonly to: IsoTime;
}

/** No book has bills of more. */
export const MONTHS_FILED = 12;

/** Those that may be filed, the latest first. */
export const monthsOver = (now: IsoTime, zone: string): readonly Month[] => {
  let first = firstOfMonth(localDay(now, zone));
  return Array.from({ length: MONTHS_FILED }, () => {
    first = firstOfMonth(daysOn(first, -1));
    return { month: monthOf(first), ...monthBounds(monthOf(first), zone) };
  });
};

/** A row of `GET /tax/months`. */
export interface TaxMonth extends Month {
  readonly isFiled: boolean;
}

/** Of a restaurant that began in one of them, those since. */
export const taxMonths = (over: readonly Month[], filed: readonly Month[], signedUpAt: IsoTime): readonly TaxMonth[] =>
  over
    .filter(({ to }) => signedUpAt < to)
    .map((month) => {
      const known = filed.find((one) => one.month === month.month);
      return { ...month, ...known, isFiled: known !== undefined };
    });

/** The filed month that a bill issued then is of. */
export const filedMonthOf = (filed: readonly Month[], issuedAt: IsoTime): Month | undefined =>
  filed.find(({ from, to }) => from <= issuedAt && issuedAt < to);

/** What is said of a bill of a filed month whose order is to be brought back. */
export const filedText = (billNo: string, { month }: Pick<Month, 'month'>): string =>
  `Bill ${billNo} is of ${monthName(month)}, which was filed. Cancel it with a credit note instead.`;
