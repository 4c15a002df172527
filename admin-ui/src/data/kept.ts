import { useSyncExternalStore } from 'react';
import { signal } from './signal.js';

type Where = 'localStorage' | 'sessionStorage';

/** What this browser keeps. A full or forbidden storage (private windows) costs the memory, no more. */
export const kept = (key: string, where: Where = 'localStorage'): string | null => {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
};

/** Says whether it was really kept. */
export const keep = (key: string, text: string | null, where: Where = 'localStorage'): boolean => {
  try {
    if (text === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
    return globalThis[where].getItem(key) === text;
  } catch {
    return false;
  }
};

/** What was kept as JSON; null where it is unreadable, as after an update that keeps it otherwise. */
export const keptJson = <T>(key: string, isRight: (value: Partial<T>) => boolean, where?: Where): T | null => {
  try {
    const value = JSON.parse(kept(key, where) ?? 'null') as T | null;
    return value !== null && isRight(value) ? value : null;
  } catch {
    return null;
  }
};

export const keptKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

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
