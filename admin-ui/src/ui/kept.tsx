import Box from '@mui/material/Box';
import { useCallback, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

const ROWS = 'tbody tr';

/**
 * When the row with the focus leaves a table (accepted, deleted), the focus goes to the row that moved up, or to the
 * table itself, and not back to the top of the page.
 */
const useKeptFocus = <E extends HTMLElement>(rows: readonly unknown[]) => {
  const table = useRef<E>(null);
  const row = useRef<number | null>(null);

  useLayoutEffect(() => {
    const { current: at } = row;
    const { current: place } = table;
    if (at === null || !place || document.activeElement !== document.body) return;
    const left = place.querySelectorAll(ROWS);
    const next = left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('.column-actions button');
    (next ?? place).focus();
  }, [rows]);

  return {
    ref: table,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<E>) => {
      const focused = target.closest(ROWS);
      row.current = focused ? [...currentTarget.querySelectorAll(ROWS)].indexOf(focused) : null;
    },
    onBlur: () => {
      row.current = null;
    },
  };
};

/** Around a list whose rows come and go: keeps the keyboard where it was when the row under it leaves. */
export const KeptFocus = ({
  label,
  rows,
  children,
}: {
  label: string;
  rows: readonly unknown[];
  children: ReactNode;
}) => (
  <Box {...useKeptFocus<HTMLDivElement>(rows)} role="group" aria-label={label} sx={{ '&:focus': { outline: 'none' } }}>
    {children}
  </Box>
);

/**
 * Keeps the room of what leaves, so that nothing below moves under a finger; until it lies below the screen, where
 * nobody sees it close up.
 */
export const KeptRoom = ({ children }: { children: ReactNode }) => {
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let isBelow = false;
    const keep = () => {
      const height = isBelow ? 0 : element.getBoundingClientRect().height;
      element.style.minHeight = `${height}px`;
      element.toggleAttribute('data-kept', height > 0);
    };
    const growing = new ResizeObserver(keep);
    const seeing = new IntersectionObserver(([entry]) => {
      isBelow = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0;
      keep();
    });
    growing.observe(element);
    seeing.observe(element);
    return () => [growing, seeing].forEach((observer) => observer.disconnect());
  }, []);
  return (
    <Box ref={watch} sx={{ '&:empty:not([data-kept])': { display: 'none' } }}>
      {children}
    </Box>
  );
};
