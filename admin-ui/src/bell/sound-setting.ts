const KEY = 'guestOrderSound';
const OFF = 'off';

const listeners = new Set<() => void>();

/** Is the bell wanted? This browser's own choice, the same in all its tabs. */
export const soundSetting = {
  isOn: (): boolean => localStorage.getItem(KEY) !== OFF,
  turn: (on: boolean): void => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    listeners.forEach((tell) => tell());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
} as const;
