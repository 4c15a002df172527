import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function while it always does the latest, so that hundreds of rows need not be drawn again. */
export const useSteady = <A extends unknown[]>(handler: (...args: A) => void): ((...args: A) => void) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
