import { useCallback, useEffect, useRef, useState } from 'react';
import { categoryId } from './category-id.js';

/** So far below the window's upper edge a category begins to be the one that is read: under the tools that stick there. */
const READING_LINE = 200;
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/** The last category whose heading is above the reading line; at the end of the page, the last of all. */
const inSightNow = (count: number): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return count - 1;
  const tops = Array.from({ length: count }, (_, n) => {
    const heading = document.getElementById(categoryId(n));
    return heading?.getBoundingClientRect().top ?? Infinity;
  });
  return Math.max(
    0,
    tops.findLastIndex((top) => top < READING_LINE),
  );
};

/** Which of the categories is being read; one that was chosen is, until the guest scrolls on. */
export const useCategoryInSight = (count: number): [inSight: number, choose: (n: number) => void] => {
  const [inSight, setInSight] = useState(0);
  const isChosen = useRef(false);
  const choose = useCallback((n: number) => {
    isChosen.current = true;
    setInSight(n);
  }, []);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => isChosen.current || setInSight(inSightNow(count)));
    };
    const free = () => void (isChosen.current = false);
    look();
    window.addEventListener('scroll', look, { passive: true });
    for (const event of BY_HAND) window.addEventListener(event, free, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      for (const event of BY_HAND) window.removeEventListener(event, free);
    };
  }, [count]);
  return [Math.min(inSight, count - 1), choose];
};
