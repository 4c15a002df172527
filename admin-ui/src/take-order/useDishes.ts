import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMenuNow } from '../ordering/useMenuNow.js';
import type { Dish } from '../ordering/dish-options.js';
import { searchIn } from '../ordering/dish-search.js';
import type { MenuSearch } from '../menu/menu-search.js';
import { useQuestion } from '../ui/provider.js';
import { firstOf, foundGroup, groupsOf } from './menu-groups.js';

/** A longer menu is drawn whole only when asked for: searching is quicker than scrolling through it. */
const DRAWN = 120;
/** Whoever looks for something reads on in the search box, not below. */
const DRAWN_OF_FOUND = 40;

const NOTHING: readonly Dish[] = [];

/** Asked at each visit and kept through it, so that nothing moves under a finger; without an answer nothing is popular. */
const usePopular = () =>
  useQuestion('popularItems', {}, { queryKey: ['popular'], staleTime: Infinity, gcTime: 0, retry: false });

/** The menu as it is looked at: what was found in it, by category, after what is popular. */
export const useDishes = () => {
  const [search, setSearch] = useState<MenuSearch>({ text: '', veg: 'All' });
  const [wholeFor, setWholeFor] = useState<string | null>(null);
  const { portions, ...asked } = useMenuNow();
  const popular = usePopular();
  const whole = asked.data ?? NOTHING;
  const items = popular.isPending ? NOTHING : whole;
  const { veg } = search;
  const menu = useMemo(() => new Map(whole.map((item) => [item.id, item])), [whole]);
  const lookFor = useMemo(() => searchIn(items), [items]);
  const parts = useMemo(
    () => groupsOf(lookFor({ text: '', veg }), popular.data ?? NOTHING),
    [lookFor, veg, popular.data],
  );
  const found = useMemo(() => (search.text.trim() ? lookFor(search) : null), [lookFor, search]);
  const groups = useMemo(() => (found ? foundGroup(found) : parts), [found, parts]);
  const isWhole = wholeFor === search.text;
  const drawn = useMemo(
    () => (isWhole ? groups : firstOf(groups, found ? DRAWN_OF_FOUND : DRAWN)),
    [isWhole, groups, found],
  );
  return {
    ...{ asked: { ...asked, isPending: asked.isPending || popular.isPending }, portions, menu, search, setSearch },
    ...{ parts, groups, drawn, drawWhole: () => setWholeFor(search.text) },
    /** What Enter adds. */
    firstHit: found?.find(({ isEnabled, soldOut }) => isEnabled && !soldOut) ?? found?.[0],
    /** To a part of the menu, which ends a search. */
    goTo: (id: string) => {
      flushSync(() => {
        setSearch({ text: '', veg });
        if (!firstOf(parts, DRAWN).some((part) => part.id === id)) setWholeFor('');
      });
      const heading = document.getElementById(id);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    },
  };
};
