/** The rolls that printers take, in mm. */
export const PAPER_WIDTHS = [80, 58] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

const KEY = 'paperWidth';

const listeners = new Set<() => void>();

/** How wide the roll is in the printer beside this device: its own choice, the same in all its tabs. */
export const paperWidth = {
  get: (): PaperWidth => PAPER_WIDTHS.find((width) => localStorage.getItem(KEY) === String(width)) ?? PAPER_WIDTHS[0],
  choose: (width: PaperWidth): void => {
    localStorage.setItem(KEY, String(width));
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
