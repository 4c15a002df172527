import { daysOn, firstOfMonth, localDay, monthBounds, monthName, monthOf, type IsoTime } from '../kernel/index.js';

/** A month (`2026-08`), and when it began and the next one did: by the clocks of the day on which it was filed. */
export interface Month {
  readonly month: string;
  readonly from: IsoTime;
  readonly to: IsoTime;
}

/** No book has bills of more. */
export const MONTHS_FILED = 12;

/** The months of which there may be a return to send, the latest first. */
export const monthsEnded = (since: IsoTime, now: IsoTime, zone: string): readonly Month[] => {
  const ended: Month[] = [];
  const first = firstOfMonth(localDay(since, zone));
  for (let next = firstOfMonth(localDay(now, zone)); ended.length < MONTHS_FILED && first < next;) {
    next = firstOfMonth(daysOn(next, -1));
    ended.push({ month: monthOf(next), ...monthBounds(monthOf(next), zone) });
  }
  return ended;
};

/** The filed month that a bill issued then is of. */
export const filedMonthOf = (filed: readonly Month[], issuedAt: IsoTime): Month | undefined =>
  filed.find(({ from, to }) => from <= issuedAt && issuedAt < to);

/** What is said of a bill of a filed month whose order is to be brought back. */
export const filedText = (billNo: string, { month }: Pick<Month, 'month'>): string =>
  `Bill ${billNo} is of ${monthName(month)}, which was filed. Cancel it with a credit note instead.`;
