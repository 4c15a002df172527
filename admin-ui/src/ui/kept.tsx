import Box from '@mui/material/Box';
import { useCallback, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

const ROWS = 'tbody tr:not(.heading)';

/**
 * Around a list whose rows come and go: when the row with the focus leaves (accepted, deleted), the focus goes to the row
 * that moved up, or to the list itself, and not back to the top of the page.
 */
export const KeptFocus = ({
  label,
  rows,
  children,
}: {
  label: string;
  rows: readonly unknown[];
  children: ReactNode;
}) => {
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<number | null>(null);

  useLayoutEffect(() => {
    const { current: at } = row;
    const { current: place } = list;
    if (at === null || !place || document.activeElement !== document.body) return;
    const left = place.querySelectorAll(ROWS);
    const next = left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('.column-actions button');
    (next ?? place).focus();
  }, [rows]);

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const focused = target.closest(ROWS);
    row.current = focused ? [...currentTarget.querySelectorAll(ROWS)].indexOf(focused) : null;
  };
  return (
    <Box
      ref={list}
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={() => void (row.current = null)}
      role="group"
      aria-label={label}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {children}
    </Box>
  );
};

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
