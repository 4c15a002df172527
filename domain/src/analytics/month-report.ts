import {
  daysOn,
  firstOfMonth,
  lastOfMonth,
  localDay,
  monthOf,
  wallClock,
  type IsoTime,
  type LocalDay,
} from '../kernel/index.js';

/** By then the night's last bills are issued. */
const FROM_HOUR = 6;
/** So late it is made up for, if nothing could be mailed on the first. */
const UP_TO_DAY = 7;

/** The month that is over and is to be reported at a time, `YYYY-MM`; null when it is not yet, or no longer. */
export const monthDue = (at: IsoTime, zone: string): string | null => {
  const today = localDay(at, zone);
  const dayOfMonth = Number(today.slice('YYYY-MM-'.length));
  if (dayOfMonth > UP_TO_DAY) return null;
  if (dayOfMonth === 1 && wallClock(zone)(at).getUTCHours() < FROM_HOUR) return null;
  return monthOf(daysOn(firstOfMonth(today), -1));
};

export const lastDayOf = (month: string): LocalDay => lastOfMonth(`${month}-01`);
