import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), never below 0. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Counts down to a moment; a phone that slept meanwhile is right again at once. */
export const useCountdown = (moment: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(moment, now);
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [over, moment]);
  return left;
};
