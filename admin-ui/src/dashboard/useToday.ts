import { localDay, type LocalDay } from '@sae/domain/kernel';
import { useEffect, useState } from 'react';
import { restaurantZone } from '../data/zone.js';

const MINUTE_MS = 60_000;
const dayOf = (at: Date): LocalDay => localDay(at.toISOString(), restaurantZone());

/** Today, by the restaurant's clocks: on a screen that stays open over midnight, the next day within a minute. */
export const useToday = (now: () => Date): Date => {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const clock = setInterval(
      () =>
        setToday((shown) => {
          const at = now();
          return dayOf(at) === dayOf(shown) ? shown : at;
        }),
      MINUTE_MS,
    );
    return () => clearInterval(clock);
  }, [now]);
  return today;
};
