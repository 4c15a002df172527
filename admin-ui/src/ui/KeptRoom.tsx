import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';

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
