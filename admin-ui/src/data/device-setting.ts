import { useSyncExternalStore } from 'react';
import { keep, kept } from './kept.js';
import { signal } from './signal.js';

/** A choice of this device, the same in all its tabs; kept as text, and where the text is null not at all. */
export const deviceSetting = <Choice>(
  key: string,
  { read, write }: { read: (kept: string | null) => Choice; write: (choice: Choice) => string | null },
) => {
  const chosen = signal();
  const get = (): Choice => read(kept(key));
  const subscribe = (listener: () => void): (() => void) => {
    const stop = chosen.hear(listener);
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  };
  return {
    get,
    /** For a component, which is drawn again when another is chosen. */
    useChoice: (): Choice => useSyncExternalStore(subscribe, get),
    choose: (choice: Choice): void => {
      keep(key, write(choice));
      chosen.tell();
    },
  } as const;
};
