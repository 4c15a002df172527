import { useEffect, useState } from 'react';

/** True in one tab at a time, of all those of this browser that want it. Where there are no locks (plain http), in each. */
export const useOnlyTab = (name: string, wanted: boolean): boolean => {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (!wanted || !navigator.locks) return;
    const waiting = new AbortController();
    let release = () => {};
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        setMine(true);
      });
    navigator.locks.request(name, { signal: waiting.signal }, held).catch((error: unknown) => {
      if (!waiting.signal.aborted) console.warn('a lock was not given:', error);
    });
    return () => {
      waiting.abort();
      release();
      setMine(false);
    };
  }, [name, wanted]);
  return wanted && (isMine || !navigator.locks);
};
