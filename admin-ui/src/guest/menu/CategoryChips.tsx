import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/language.js';

/** A category's heading by its place in the list: names may hold anything. */
export const categoryId = (n: number): string => `category-${n}`;

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
const useCategoryInSight = (count: number): [inSight: number, choose: (n: number) => void] => {
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

const jumpTo = (n: number) => {
  const heading = document.getElementById(categoryId(n));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Each leads to its category, and the one in sight is marked. */
export const CategoryChips = ({ names }: { names: readonly string[] }) => {
  const words = useWords();
  const [inSight, choose] = useCategoryInSight(names.length);
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const chip = row.current?.children[inSight] as HTMLElement | undefined;
    if (row.current && chip)
      row.current.scrollTo?.({ left: chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2 });
  }, [inSight]);

  return (
    <nav ref={row} className="chips" aria-label={words.categories}>
      {names.map((name, n) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-current={n === inSight ? 'true' : undefined}
          onClick={() => {
            choose(n);
            jumpTo(n);
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
};
