import { useEffect, useRef } from 'react';
import { useWords } from '../words/language.js';
import { categoryId } from './category-id.js';
import { useCategoryInSight } from './useCategoryInSight.js';

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
