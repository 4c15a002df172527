import { entryOf, numbered, Refusal, valuesOf, withEntry, withoutEntry, type Circumstances } from '../kernel/index.js';
import { importMistakes, MAX_MENU_ITEMS, menuFull, numberedDishes } from './menu-import.js';
import { stagedOf, withOptions, type LastImport, type Menu, type MenuItem } from './menu-state.js';
import { photoIn } from './photo.js';
import { contentIn, sameContent, type ImportedDish, type MenuImported, type MenuImportUndone } from './menu.events.js';
import { soldOutIn } from './sold-out.js';

/** So many sentences tell why an import is refused. */
const MAX_TOLD = 50;

export const withPart = (menu: Menu, importId: string, part: number, dishes: readonly ImportedDish[]): Menu => ({
  ...menu,
  staged: { importId, parts: { ...stagedOf(menu, importId).parts, [part]: dishes } },
});

/** @throws Refusal of more dishes than a menu can have. */
export const expectRoomForPart = (menu: Menu, importId: string, part: number, dishes: readonly ImportedDish[]) => {
  const { [part]: _before, ...others } = stagedOf(menu, importId).parts;
  const count = Object.values(others).reduce((sum, { length }) => sum + length, dishes.length);
  if (count > MAX_MENU_ITEMS) throw menuFull();
};

/** A dish as it is written, field by field. */
export const dishIn = ({ itemId, isEnabled, ...content }: ImportedDish): ImportedDish => ({
  ...(itemId === undefined ? {} : { itemId }),
  ...contentIn(content),
  ...(isEnabled === undefined ? {} : { isEnabled }),
});

/** @throws Refusal where not all of its parts have arrived, or they do not fit the menu. */
export const expectWhole = ({ staged, items }: Menu, importId: string, parts: number): void => {
  const numbers = Object.keys(staged?.parts ?? {}).map(Number);
  if (staged?.importId !== importId || numbers.length !== parts || numbers.some((part) => part > parts))
    throw new Refusal(
      'conflict',
      'menu-import/incomplete',
      'Not all of the import has arrived, or another one has begun. Please try again.',
    );
  const told = importMistakes(Object.values(staged.parts).flat(), valuesOf(items)).map(({ text }) => text);
  if (told[0] !== undefined) throw new Refusal('conflict', 'menu-import/refused', told[0], told.slice(0, MAX_TOLD));
};

export const nothingNew = () =>
  new Refusal('conflict', 'menu-import/nothing-new', 'All of it is on the menu already, as it is in the sheet');

interface Imported {
  readonly before: MenuItem | null;
  readonly item: MenuItem;
}

const isSame = (one: MenuItem, other: MenuItem) => one.isEnabled === other.isEnabled && sameContent(one, other);

/** What an import that has arrived whole makes of the menu; a dish that stays as it is, is none of it. */
export const importedItems = ({ items, staged }: Menu, firstItemId: number): readonly Imported[] =>
  numberedDishes(Object.values(staged?.parts ?? {}), firstItemId).flatMap(([itemId, dish]) => {
    const before = entryOf(items, itemId) ?? null;
    const isEnabled = dish.isEnabled ?? before?.isEnabled ?? true;
    const content = { ...contentIn(dish), ...photoIn(before ?? {}) };
    const now = { itemId, ...content, isEnabled, ...(before ? soldOutIn(before) : {}) };
    const item = withOptions(now, before?.groupIds);
    return before && isSame(before, item) ? [] : [{ before, item }];
  });

export const withImport = (
  menu: Menu,
  { importId, firstItemId, added, changed }: MenuImported['data'],
  { at }: Circumstances,
): Menu => {
  let { items } = menu;
  let untouched: LastImport['untouched'] = numbered();
  for (const { before, item } of importedItems(menu, firstItemId)) {
    items = withEntry(items, item.itemId, item);
    untouched = withEntry(untouched, item.itemId, { itemId: item.itemId, before });
  }
  return {
    ...menu,
    items,
    nextItemId: firstItemId + added,
    staged: null,
    imported: { importId, at, added, changed, untouched },
  };
};

/** What of the last import can be undone. @throws Refusal where it is not the last. */
export const undoable = ({ imported }: Menu, importId: string): MenuImportUndone['data'] => {
  if (imported?.importId !== importId)
    throw new Refusal('not-found', 'menu-import/not-found', 'This import can no longer be undone');
  const untouched = valuesOf(imported.untouched);
  const numbersOf = (isNew: boolean) =>
    untouched.flatMap(({ itemId, before }) => ((before === null) === isNew ? [itemId] : []));
  return { importId, removed: numbersOf(true), reverted: numbersOf(false) };
};

const stillSoldOut = ({ soldOut: _, ...before }: MenuItem, now: MenuItem | undefined): MenuItem => ({
  ...before,
  ...(now ? soldOutIn(now) : {}),
});

export const withoutImport = (menu: Menu, { removed, reverted }: MenuImportUndone['data']): Menu => {
  let { items } = menu;
  for (const itemId of removed) items = withoutEntry(items, itemId);
  for (const itemId of reverted) {
    const before = menu.imported && entryOf(menu.imported.untouched, itemId)?.before;
    const now = entryOf(items, itemId);
    // An import says nothing of options, but a group may have been removed since.
    if (before) items = withEntry(items, itemId, stillSoldOut(withOptions(before, now?.groupIds), now));
  }
  return { ...menu, items, imported: null };
};
