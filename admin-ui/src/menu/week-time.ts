import { weekTime, type WeekTime } from '@sae/domain/menu';
import { useMemo } from 'react';
import { serverClock } from '../data/server-clock.js';
import { useClock } from '../ui/useClock.js';

const MINUTE_MS = 60_000;

/** What the clocks in `zone` show, minute by minute. */
export const useWeekTime = (zone: string): WeekTime => {
  const minute = useClock(() => Math.floor(serverClock.now() / MINUTE_MS));
  return useMemo(() => weekTime(new Date(minute * MINUTE_MS).toISOString(), zone), [minute, zone]);
};
