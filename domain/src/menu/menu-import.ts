import { Refusal } from '../kernel/index.js';
import { calledIn } from './namesakes.js';
import type { ImportedDish, MenuItemContent } from './menu.events.js';

/** Dishes on one menu, and so the dishes of a sheet. */
export const MAX_MENU_ITEMS = 5_000;
/** A part of an import fits into one request; a part may have fewer dishes, so there may be more parts than these need. */
export const MAX_PART_DISHES = 100;
export const MAX_IMPORT_PARTS = 100;

const FULL = `A menu can have at most ${MAX_MENU_ITEMS} items`;

export const menuFull = () => new Refusal('conflict', 'menu/full', FULL);

/** What a dish is known by on its menu. */
interface Known extends Pick<MenuItemContent, 'category' | 'name'> {
  readonly itemId: number;
}

/** As far as a row can be read. */
type Row = Partial<Pick<ImportedDish, 'itemId' | 'category' | 'name'>>;

/** What is wrong with one of several rows beside the others and the menu. */
export interface RowMistake {
  /** Which of the rows. */
  readonly at: number;
  readonly field: 'id' | 'name';
  readonly text: string;
}

/** Why rows cannot come onto a menu together. A row of a dish that is there may be alike another, as dishes there may be. */
export const importMistakes = (
  rows: readonly Row[],
  menu: Iterable<Known>,
  rowNo: (at: number) => number = (at) => at + 1,
): readonly RowMistake[] => {
  const mistakes: RowMistake[] = [];
  const rowOf = new Map<number, number>();
  for (const [at, { itemId }] of rows.entries()) {
    if (itemId === undefined) continue;
    const other = rowOf.get(itemId);
    if (other === undefined) rowOf.set(itemId, at);
    else mistakes.push({ at, field: 'id', text: `The ID ${itemId} is in row ${rowNo(other)} already` });
  }
  const places = new Map<string, string>();
  const unknown = new Map(rowOf);
  let dishes = 0;
  for (const dish of menu) {
    dishes += 1;
    const row = rowOf.get(dish.itemId);
    unknown.delete(dish.itemId);
    const place = `on the menu already, as #${dish.itemId}: give its ID to change it`;
    places.set(calledIn(row === undefined ? dish : (rows[row] ?? dish)), place);
  }
  for (const [itemId, at] of unknown)
    mistakes.push({ at, field: 'id', text: `There is no dish with the ID ${itemId} on the menu` });
  for (const [at, row] of rows.entries()) {
    if (row.itemId !== undefined) continue;
    dishes += 1;
    if (dishes > MAX_MENU_ITEMS) mistakes.push({ at, field: 'name', text: FULL });
    if (!row.name) continue;
    const called = calledIn(row);
    const place = places.get(called);
    if (place === undefined) places.set(called, `in row ${rowNo(at)} already`);
    else mistakes.push({ at, field: 'name', text: `“${row.name}” is ${place}` });
  }
  return mistakes.sort((one, other) => one.at - other.at);
};

/** The dishes of an import by number: a new one gets the next. */
export const numberedDishes = (
  parts: Iterable<readonly ImportedDish[]>,
  firstItemId: number,
): readonly (readonly [itemId: number, dish: ImportedDish])[] => {
  const numbered: [number, ImportedDish][] = [];
  let next = firstItemId;
  for (const dishes of parts) for (const dish of dishes) numbered.push([dish.itemId ?? next++, dish]);
  return numbered;
};
