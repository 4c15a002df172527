import { useCallback } from 'react';

/** How much of a phone's screen the notice takes above the navigation bar. */
export const NOTICE_HEIGHT = '--guest-notice-height';
/** How much of it a bar above that takes: the order being taken, or what is done to the dishes that are marked. */
export const BOTTOM_BAR_HEIGHT = '--bottom-bar-height';

/** Where such a bar stands on a phone: above the navigation bar, and the notice that may stand on it. */
export const ABOVE_NAVIGATION = `calc(57px + env(safe-area-inset-bottom) + var(${NOTICE_HEIGHT}, 0px))`;

/** How much of it what stands at the bottom of a sheet takes. */
export const SHEET_BAR_HEIGHT = '--sheet-bar-height';

/** How much of a wide screen's sidebar is free for toasts. */
export const TOAST_ROOM = '--toast-room';

/** How much of the top of the screen the menu's search takes, while an order is taken. */
export const FINDER_HEIGHT = '--menu-finder-height';

/** Tells the styles how tall an element is, so that what stands at the same edge of the screen makes room for it. */
export const useHeightAs = (variable: string) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = document.documentElement;
      const watch = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
      watch.observe(element);
      return () => {
        watch.disconnect();
        style.removeProperty(variable);
      };
    },
    [variable],
  );
