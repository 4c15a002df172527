import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { plainText } from '../text/index.js';
import { MENU_COLUMNS, menuColumns, type MenuColumn } from './menu-columns.js';
import { importMistakes, MAX_MENU_ITEMS } from './menu-import.js';
import { foodFactsAsked, MenuRowRequest } from './menu-item.dto.js';
import { unreadableSheet } from './sheet.js';
import {
  allergensIn,
  isEnabledIn,
  isNoPrice,
  isVegIn,
  rupeesIn,
  shownCell,
  spiceIn,
  type Read,
} from './sheet-cells.js';
import type { CellMistake, MenuItemView, MenuSheetRow, MenuSheetView, WrongMenuSheetRow } from './views.js';

/** A sheet as it is written, by rows: the first is row 1. */
export type SheetCells = readonly (readonly string[])[];

/** So many wrong rows are shown. */
const MAX_WRONG = 200;
/** A title may stand above the names of the columns. */
const MAX_ABOVE = 10;
/** Names that others use. */
const ALSO_CALLED: Readonly<Partial<Record<MenuColumn, readonly string[]>>> = {
  id: ['itemid', 'itemno', 'no'],
  category: ['section', 'group', 'menucategory'],
  name: ['item', 'itemname', 'dish', 'dishname'],
  secondName: ['localname', 'othername', 'nameinhindi', 'hindiname'],
  code: ['shortcode', 'itemcode'],
  description: ['details'],
  isVeg: ['veg', 'type', 'foodtype'],
  price: ['price', 'rate', 'mrp', 'full', 'amount'],
  halfPrice: ['half'],
  isEnabled: ['enabled', 'available', 'availability'],
  allergens: ['allergen', 'contains'],
  spice: ['spicelevel', 'spiciness', 'spicy'],
};

const letters = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_OF = new Map<string, MenuColumn>(
  menuColumns.flatMap((column) =>
    [MENU_COLUMNS[column], ...(ALSO_CALLED[column] ?? [])].map((name) => [letters(name), column] as const),
  ),
);

const columnsIn = (header: readonly string[]): readonly (MenuColumn | undefined)[] =>
  header.map((title) => COLUMN_OF.get(letters(title.slice(0, 100))));

/** A title alone could be any text: two columns make a header. */
const isHeader = (row: readonly string[]): boolean => columnsIn(row).filter(Boolean).length >= 2;

interface Header {
  readonly at: number;
  readonly columns: ReadonlyMap<MenuColumn, number>;
  readonly unknown: readonly string[];
}

/** @throws Refusal */
const headerOf = (cells: SheetCells): Header => {
  const at = cells.slice(0, MAX_ABOVE).findIndex(isHeader);
  const titles = cells[at];
  if (!titles)
    throw unreadableSheet('The first row must name the columns, such as Category, Name, Veg/Non-Veg and Full Price');
  const columns = new Map<MenuColumn, number>();
  const unknown: string[] = [];
  for (const [n, column] of columnsIn(titles).entries()) {
    const title = plainText(titles[n] ?? '');
    if (column && columns.has(column)) throw unreadableSheet(`Two columns of the sheet say ${MENU_COLUMNS[column]}`);
    if (column) columns.set(column, n);
    else if (title) unknown.push(shownCell(title));
  }
  return { at, columns, unknown };
};

type Cells = Readonly<Partial<Record<MenuColumn, string>>>;

/** A value that was read, or the text in its place and why it says nothing. */
interface Reading {
  readonly said: Record<string, unknown>;
  readonly mistakes: CellMistake[];
}

const readInto = ({ said, mistakes }: Reading, column: MenuColumn, text: string, read: Read<unknown> | null): void => {
  if (read && 'wrong' in read) mistakes.push({ column, text: read.wrong });
  said[column] = read && 'is' in read ? read.is : text;
};

/** What a row asks for: of a dish that is on the menu, what the sheet does not say stays. */
const askedOf = (cells: Cells, dish: MenuItemView | undefined): Reading => {
  const { id: _id, ...known } = dish ?? {};
  const reading: Reading = { said: { ...known }, mistakes: [] };
  const { said } = reading;
  for (const column of ['category', 'name', 'secondName', 'code', 'description'] as const)
    if (cells[column] !== undefined) said[column] = cells[column];
  const { id, isVeg, price, halfPrice, isEnabled, allergens, spice } = cells;
  if (id) said['id'] = /^#?\d{1,15}$/.test(id) ? Number(id.replace('#', '')) : id;
  if (isVeg !== undefined) said['isVeg'] = undefined;
  if (isVeg) readInto(reading, 'isVeg', isVeg, isVegIn(isVeg));
  if (price !== undefined) said['price'] = undefined;
  if (price) readInto(reading, 'price', price, rupeesIn(price));
  if (halfPrice !== undefined) Object.assign(said, { hasHalf: !isNoPrice(halfPrice), halfPrice: null });
  if (said['hasHalf'] && halfPrice) readInto(reading, 'halfPrice', halfPrice, rupeesIn(halfPrice));
  if (isEnabled) readInto(reading, 'isEnabled', isEnabled, isEnabledIn(isEnabled));
  if (allergens !== undefined) readInto(reading, 'allergens', allergens, allergensIn(allergens));
  if (spice !== undefined) readInto(reading, 'spice', spice, spiceIn(spice));
  return reading;
};

const RULES = { stopAtFirstError: true, forbidUnknownValues: false };

interface ReadRow {
  readonly row: number;
  readonly cells: Cells;
  readonly dish: MenuItemView | undefined;
  readonly request: MenuRowRequest;
  readonly mistakes: CellMistake[];
}

const readRow = (row: number, cells: Cells, menu: ReadonlyMap<number, MenuItemView>): ReadRow => {
  const dish = menu.get(Number(cells.id?.replace('#', '')));
  const { said, mistakes } = askedOf(cells, dish);
  const request = plainToInstance(MenuRowRequest, said);
  const isToldOf = (column: string) => mistakes.some((one) => one.column === column);
  for (const { property, constraints } of validateSync(request, RULES)) {
    const column = (property === 'hasHalf' ? 'halfPrice' : property) as MenuColumn;
    const [text] = Object.values(constraints ?? {});
    if (text !== undefined && !isToldOf(column)) mistakes.push({ column, text });
  }
  return { row, cells, dish, request, mistakes };
};

const rowOf = ({ row, request, dish }: ReadRow): MenuSheetRow => {
  const { id, category, name, code, description, isVeg, price, hasHalf, halfPrice, isEnabled } = request;
  return {
    row,
    ...(dish && typeof id === 'number' ? { id } : {}),
    ...{ category, name, description: description || null, isVeg, price, hasHalf },
    halfPrice: hasHalf ? (halfPrice ?? null) : null,
    ...(code ? { code } : {}),
    ...foodFactsAsked(request),
    ...(typeof isEnabled === 'boolean' ? { isEnabled } : {}),
  };
};

const saidIn = (dish: MenuSheetRow | MenuItemView): string =>
  JSON.stringify(menuColumns.map((column) => dish[column] ?? null));

const isUnchanged = (row: MenuSheetRow, dish: MenuItemView | undefined): boolean =>
  dish !== undefined && saidIn(row) === saidIn(dish);

const asWritten = ({ row, cells, mistakes }: ReadRow): WrongMenuSheetRow => ({
  row,
  cells: Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, shownCell(text)])),
  mistakes,
});

/** What a sheet would make of a menu, and what is wrong in it. @throws Refusal of what is no list of dishes. */
export const readMenuSheet = (
  cells: SheetCells,
  menu: readonly MenuItemView[],
  otherSheets: readonly string[] = [],
): MenuSheetView => {
  const { at, columns, unknown } = headerOf(cells);
  const known = new Map(menu.map((dish) => [dish.id, dish]));
  const written = cells.slice(at + 1).flatMap((row, n) => {
    const texts = [...columns].map(([column, place]) => [column, (row[place] ?? '').trim()] as const);
    return texts.some(([, text]) => text) ? [[at + n + 2, Object.fromEntries(texts) as Cells] as const] : [];
  });
  if (written.length === 0) throw unreadableSheet('There is no dish in the sheet');
  if (written.length > MAX_MENU_ITEMS) throw unreadableSheet(`A sheet can have at most ${MAX_MENU_ITEMS} dishes`);
  const rows = written.map(([row, texts]) => readRow(row, texts, known));
  const asRows = rows.map(({ request: { id, category, name } }) => ({
    ...(typeof id === 'number' ? { itemId: id } : {}),
    ...{ category, name },
  }));
  const dishes = menu.map(({ id: itemId, category, name }) => ({ itemId, category, name }));
  for (const { at: n, field, text } of importMistakes(asRows, dishes, (n) => rows[n]?.row ?? 0))
    rows[n]?.mistakes.push({ column: field, text });
  const wrong = rows.filter(({ mistakes }) => mistakes.length > 0);
  const right = rows.filter(({ mistakes }) => mistakes.length === 0).map((one) => [rowOf(one), one.dish] as const);
  const changing = right.filter(([row, dish]) => !isUnchanged(row, dish)).map(([row]) => row);
  return {
    rows: changing,
    unchanged: right.length - changing.length,
    wrong: wrong.slice(0, MAX_WRONG).map(asWritten),
    wrongRows: wrong.length,
    unknownColumns: unknown,
    otherSheets,
  };
};
