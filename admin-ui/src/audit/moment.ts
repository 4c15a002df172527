import { dayBounds, localDay, type IsoTime } from '@sae/domain/kernel';

const LOCAL = /^(20\d\d-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?/;

/** What a date-and-time field holds, as the restaurant's clocks mean it; null while it is not whole. */
export const momentIn = (local: string, zone: string): IsoTime | null => {
  const [, day, hours, minutes, seconds = 0] = LOCAL.exec(local) ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return null;
  const sinceMidnight = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return new Date(Date.parse(dayBounds(day, zone).from) + sinceMidnight).toISOString();
};

/** A moment as a date-and-time field holds it, to the second. */
export const localText = (at: Date, zone: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(at);
  return `${localDay(at.toISOString(), zone)}T${time}`;
};
