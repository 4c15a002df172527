import { entryOf, numbered, Refusal, withEntry, withoutEntry, type IsoTime, type Numbered } from '../kernel/index.js';
import type { ImportedDish, MenuHours, MenuItemContent, OptionGroup } from './menu.events.js';
import type { SoldOut } from './sold-out.js';

export interface MenuItem extends MenuItemContent {
  readonly itemId: number;
  readonly isEnabled: boolean;
  /** What may be chosen of it, in order; nothing, where nothing may. */
  readonly groupIds?: readonly number[];
  readonly soldOut?: SoldOut;
}

export interface Menu {
  readonly nextItemId: number;
  readonly items: Numbered<MenuItem>;
  readonly nextGroupId: number;
  readonly nextOptionId: number;
  readonly groups: Numbered<OptionGroup>;
  /** Dishes as they were arranged; some may be gone, and what came since is none of them. */
  readonly order: readonly number[];
  readonly hours: readonly MenuHours[];
  /** What was deleted last, oldest first; it can be restored. */
  readonly deleted: readonly MenuItem[];
  /** What has arrived of an import that is not taken over yet. */
  readonly staged: StagedImport | null;
  /** The last import, as long as it is not undone. */
  readonly imported: LastImport | null;
}

export interface StagedImport {
  readonly importId: string;
  readonly parts: Readonly<Record<number, readonly ImportedDish[]>>;
}

export interface LastImport {
  readonly importId: string;
  readonly at: IsoTime;
  readonly added: number;
  readonly changed: number;
  /** Its dishes that nobody has touched since, each as it was before: null, where it came with the import. */
  readonly untouched: Numbered<{ readonly itemId: number; readonly before: MenuItem | null }>;
}

export const EMPTY_MENU: Menu = {
  nextItemId: 1,
  items: numbered(),
  nextGroupId: 1,
  nextOptionId: 1,
  groups: numbered(),
  order: [],
  hours: [],
  deleted: [],
  staged: null,
  imported: null,
};

/** So many deleted items are remembered: undoing is for what was deleted just now. */
const MAX_REMEMBERED = 20;

export const notFound = () => new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');

export const itemOf = ({ items }: Menu, itemId: number): MenuItem => {
  const item = entryOf(items, itemId);
  if (!item) throw notFound();
  return item;
};

/** The dish with what may be chosen of it, said where something may. */
export const withOptions = ({ groupIds: _, ...item }: MenuItem, groupIds: readonly number[] = []): MenuItem =>
  groupIds.length > 0 ? { ...item, groupIds } : item;

/** By hand: what an import did to it is not undone any more. */
const touched = (menu: Menu, itemId: number): Menu => {
  const { imported } = menu;
  return imported ? { ...menu, imported: { ...imported, untouched: withoutEntry(imported.untouched, itemId) } } : menu;
};

export const withItem = (menu: Menu, item: MenuItem): Menu => ({
  ...touched(menu, item.itemId),
  items: withEntry(menu.items, item.itemId, item),
});

export const withoutItem = (menu: Menu, itemId: number): Menu => {
  const item = entryOf(menu.items, itemId);
  const deleted = item ? [...menu.deleted, item].slice(-MAX_REMEMBERED) : menu.deleted;
  return { ...touched(menu, itemId), items: withoutEntry(menu.items, itemId), deleted };
};

export const switched = (menu: Menu, itemId: number, isEnabled: boolean): Menu => {
  const item = entryOf(menu.items, itemId);
  return item ? withItem(menu, { ...item, isEnabled }) : menu;
};

/** What is sold out is no matter of an import: it stays so, whatever is taken over or undone. */
export const withSoldOut = (menu: Menu, itemId: number, soldOut: SoldOut | null): Menu => {
  const item = entryOf(menu.items, itemId);
  if (!item) return menu;
  const { soldOut: _, ...rest } = item;
  return { ...menu, items: withEntry(menu.items, itemId, soldOut ? { ...rest, soldOut } : rest) };
};

/** What has arrived of an import; another one's is thrown away. */
export const stagedOf = ({ staged }: Menu, importId: string): StagedImport =>
  staged?.importId === importId ? staged : { importId, parts: {} };
