import { useCallback } from 'react';

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
