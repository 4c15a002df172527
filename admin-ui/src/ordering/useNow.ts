import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const now = () => new Date().toISOString();

/** The time, a minute old at most. */
export const useNow = (): string => {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setTime(now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return time;
};
