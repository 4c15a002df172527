import { No, type Dish, type MenuImportRow, type Pages, type PaperRow } from './pages.js';

type Content = Omit<Dish, 'id' | 'isEnabled'>;

const contentOf = ({ name, category, isVeg, price, halfPrice, ...rest }: Content): Content => ({
  ...{ name, category, isVeg, price, halfPrice },
  ...{ secondName: rest.secondName, allergens: rest.allergens, spice: rest.spice },
});

const isSame = (dish: Dish, other: Dish): boolean => JSON.stringify(dish) === JSON.stringify(other);
const asDish = (id: number, content: Content, isEnabled: boolean): Dish => ({ id, ...contentOf(content), isEnabled });

/** A sheet comes in, part by part; who begins another throws away what has come. */
export const stage = (pages: Pages, importId: string, part: number, rows: readonly PaperRow[]) => {
  const parts = pages.staged?.importId === importId ? pages.staged.parts : {};
  pages.staged = { importId, parts: { ...parts, [part]: [...rows] } };
  const all = Object.values(pages.staged.parts);
  return { importId, parts: all.length, dishes: all.flat().length };
};

const wordOf = ({ category, name }: Pick<Dish, 'category' | 'name'>) => `${category}/${name}`.toLowerCase();

/** Each row of a dish that is there, none of them twice, and none of a name that is there or comes twice. */
const judge = ({ menu }: Pages, rows: readonly PaperRow[]): void => {
  const known = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const isWrong = new Set(known).size < known.length || known.some((id) => !menu.some((dish) => dish.id === id));
  const standing = menu.filter(({ id }) => !known.includes(id)).map(wordOf);
  const saidOfKnown = rows.filter(({ id }) => id !== null).map(wordOf);
  const added = rows.filter(({ id }) => id === null).map(wordOf);
  const taken = [...standing, ...saidOfKnown];
  const comesTwice = new Set(added).size < added.length || added.some((word) => taken.includes(word));
  if (isWrong || comesTwice) throw new No('menu-import/refused');
};

export const takeOver = (pages: Pages, importId: string, parts: number) => {
  const { imported, staged } = pages;
  if (imported?.row.importId === importId) return imported.row;
  const numbers = Object.keys(staged?.parts ?? {}).map(Number);
  if (!staged || staged.importId !== importId || numbers.length !== parts || Math.max(...numbers) > parts)
    throw new No('menu-import/incomplete');
  const rows = Object.values(staged.parts).flat();
  judge(pages, rows);
  const before: Record<number, Dish | null> = {};
  const row: MenuImportRow = { importId, at: pages.now, added: 0, changed: 0 };
  let next = pages.nextDish;
  const after = [...pages.menu];
  for (const { id, isEnabled, ...content } of rows) {
    const place = after.findIndex((dish) => dish.id === id);
    const was = after[place] ?? null;
    const dish = asDish(id ?? next++, content, isEnabled ?? was?.isEnabled ?? true);
    if (was && isSame(asDish(was.id, was, was.isEnabled), dish)) continue;
    before[dish.id] = was;
    row[was ? 'changed' : 'added'] += 1;
    if (was) after[place] = dish;
    else {
      after.push(dish);
      pages.names[dish.name] = dish.id;
    }
  }
  if (row.added + row.changed === 0) throw new No('menu-import/nothing-new');
  Object.assign(pages, { menu: after, nextDish: next, staged: null, imported: { row, before } });
  return row;
};

/** What somebody does to a dish by hand stays, whatever is undone. */
export const touch = ({ imported }: Pages, id: number): void => {
  if (imported) delete imported.before[id];
};

export const undo = (pages: Pages, importId: string) => {
  const { imported } = pages;
  if (imported?.row.importId !== importId) throw new No('menu-import/not-found');
  const dishes = Object.entries(imported.before);
  const removed = dishes.filter(([, before]) => before === null).length;
  pages.menu = pages.menu.flatMap((dish) => {
    const before = imported.before[dish.id];
    return before === undefined ? [dish] : before === null ? [] : [before];
  });
  pages.imported = null;
  return { importId, removed, reverted: dishes.length - removed };
};
