import type { IsoTime } from '@sae/domain/kernel';
import type { Profile } from '@sae/domain/restaurant';

const MINUTE_MS = 60_000;
const [HOUR, DAY] = [60, 24 * 60];

/** In whole minutes; what a clock says that runs behind is no age below nothing. */
export const minutesSince = (since: IsoTime, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));

/** `12 min`, `1 h 5 min`, `2 d 3 h`. */
export const ageText = (minutes: number): string => {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;
  return `${Math.floor(minutes / DAY)} d ${Math.floor((minutes % DAY) / HOUR)} h`;
};

export type Ageing = 'fresh' | 'amber' | 'red';

export const ageing = (minutes: number, { ageAmber, ageRed }: Pick<Profile, 'ageAmber' | 'ageRed'>): Ageing => {
  if (minutes >= ageRed) return 'red';
  return minutes >= ageAmber ? 'amber' : 'fresh';
};
