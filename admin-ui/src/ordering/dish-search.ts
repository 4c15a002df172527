import type { MenuItemView } from '@sae/domain/menu';
import Fuse from 'fuse.js/basic';
import { found, passes, plain, rankOf, wordsIn, type MenuSearch } from '../menu/menu-search.js';

/** Of `Paneer Butter Masala` it is `pbm`. */
const initialsOf = (name: string): string =>
  wordsIn(name)
    .map(([first = '']) => first)
    .join('');

const BY_CODE = -1;
/** After a name that begins so, before one that has it in the midst of a word. */
const BY_SHORTHAND = 1.5;

/** As for guests, and by what those write who know the menu by heart. */
const rankForStaff = (item: MenuItemView, words: readonly string[]): number | null => {
  const text = words.join('');
  const code = plain(item.code ?? '');
  if (text !== '' && code === text) return BY_CODE;
  const byName = rankOf(item, words);
  if (byName === 0 || byName === 1) return byName;
  const isShorthand = text.length > 1 && [initialsOf(item.name), code].some((shorthand) => shorthand.startsWith(text));
  return isShorthand ? BY_SHORTHAND : byName;
};

/** A letter in three may be wrong, missing or too many: `panner` is Paneer. */
const FORGIVEN = 0.34;

/** What was meant, where nothing is written like this: each word must be like one of the dish's. */
const meant = (menu: readonly MenuItemView[]) => {
  const fuzzy = new Fuse(menu, {
    ...{ keys: ['name', 'category'], threshold: FORGIVEN },
    ...{ ignoreLocation: true, ignoreDiacritics: true, includeScore: true },
  });
  return (text: string): MenuItemView[] => {
    const scores = new Map(menu.map((item) => [item, 0]));
    for (const word of wordsIn(text)) {
      const hits = new Map(fuzzy.search(word).map(({ item, score = 0 }) => [item, score]));
      for (const [item, score] of scores) {
        const hit = hits.get(item);
        if (hit === undefined) scores.delete(item);
        else scores.set(item, score + hit);
      }
    }
    return [...scores].sort(([, one], [, other]) => one - other).map(([item]) => item);
  };
};

/** The search of a menu that forgives: by name, code and initials, and by what sounds alike where those find nothing. */
export const searchIn = (menu: readonly MenuItemView[]) => {
  let fuzzy: ReturnType<typeof meant> | undefined;
  return (search: MenuSearch): MenuItemView[] => {
    const exact = found(menu, search, rankForStaff);
    if (exact.length > 0 || plain(search.text).length < 3) return exact;
    fuzzy ??= meant(menu);
    return fuzzy(search.text).filter((item) => passes(item, search.veg));
  };
};
