import type { MenuItemView } from '@sae/domain/menu';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMenu } from '../menu/useMenu.js';
import { useQuestion } from '../ui/useQuestion.js';
import type { MenuSearch } from '../ordering/menu-search.js';
import { searchIn } from '../ordering/dish-search.js';
import { firstOf, groupsOf } from './menu-groups.js';

/** A longer menu is drawn whole only when asked for: searching is quicker than scrolling through it. */
const DRAWN = 120;

const NOTHING: readonly MenuItemView[] = [];

/** Asked at each visit and kept through it, so that nothing moves under a finger; without an answer nothing is popular. */
const usePopular = () =>
  useQuestion('popularItems', {}, { queryKey: ['popular'], staleTime: Infinity, gcTime: 0, retry: false });

/** The menu as it is looked at: what was found in it, by category, after what is popular. */
export const useDishes = () => {
  const [search, setSearch] = useState<MenuSearch>({ text: '', veg: 'All' });
  const [isWhole, setWhole] = useState(false);
  const asked = useMenu();
  const popular = usePopular();
  const items = asked.data ?? NOTHING;
  const menu = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const lookFor = useMemo(() => searchIn(items), [items]);
  const found = useMemo(() => (popular.isPending ? [] : lookFor(search)), [popular.isPending, lookFor, search]);
  const groups = useMemo(
    () => groupsOf(found, { menu, popular: popular.data ?? NOTHING, search }),
    [found, menu, popular.data, search],
  );
  const drawn = useMemo(() => (isWhole ? groups : firstOf(groups, DRAWN)), [isWhole, groups]);
  return {
    ...{ asked: { ...asked, isPending: asked.isPending || popular.isPending }, menu, search, setSearch },
    ...{ groups, drawn, drawWhole: () => setWhole(true) },
    /** What Enter adds. */
    firstHit: search.text.trim() ? (found.find(({ isEnabled }) => isEnabled) ?? found[0]) : undefined,
    goTo: (id: string) => {
      if (!drawn.some((group) => group.id === id)) flushSync(() => setWhole(true));
      const heading = document.getElementById(id);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    },
  };
};
