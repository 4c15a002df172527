import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE_MS = 60_000;

/** What a clock says, looked at each minute; what is shown stays while it says the same. */
export const useClock = <T>(read: () => T, isSame: (shown: T, now: T) => boolean = Object.is): T => {
  const [shown, show] = useState(read);
  const look = useEffectEvent(() => {
    const now = read();
    show((before) => (isSame(before, now) ? before : now));
  });
  useEffect(() => {
    const clock = setInterval(() => look(), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return shown;
};
