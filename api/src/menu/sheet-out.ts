import {
  ALLERGENS,
  allergensText,
  MAX_MENU_ITEMS,
  MENU_COLUMNS,
  menuColumns,
  SPICE_LEVELS,
  type MenuColumn,
  type MenuItemView,
} from '@sae/domain/menu';
import type { Worksheet } from 'exceljs';

const MENU_SHEET = 'Menu';
export const HELP_SHEET = 'How to fill it in';

const WIDTHS: Readonly<Record<MenuColumn, number>> = {
  ...{ id: 8, category: 22, name: 34, code: 12, description: 44, isVeg: 13, price: 12, halfPrice: 12, isEnabled: 11 },
  ...{ secondName: 34, allergens: 30, spice: 12 },
};

const HELP: Readonly<Record<MenuColumn, string>> = {
  id: 'The number of a dish that is on the menu: the row changes it. Empty for a new dish.',
  category: 'Where it stands on the menu, such as Starters.',
  name: 'Needed. At most 120 characters.',
  secondName: 'Its name in another language, such as Hindi. May be empty.',
  code: 'What staff type to find it. May be empty.',
  description: 'What guests read below the name. May be empty.',
  isVeg: 'Veg or Non-Veg.',
  price: 'In rupees, such as 120 or 120.50.',
  halfPrice: 'In rupees; empty where no half portion is sold.',
  isEnabled: 'Enabled or Disabled. May be empty.',
  allergens: `What it contains of ${Object.values(ALLERGENS).join(', ')}, with commas between. May be empty.`,
  spice: `${SPICE_LEVELS.join(', ')}. May be empty.`,
};

/** Of what may be chosen from a list in so many rows. */
const CHOICES: Partial<Readonly<Record<MenuColumn, string>>> = {
  isVeg: '"Veg,Non-Veg"',
  isEnabled: '"Enabled,Disabled"',
  spice: `"${SPICE_LEVELS.join(',')}"`,
};
const CHOICE_ROWS = MAX_MENU_ITEMS + 1;

const FORMATS: Partial<Readonly<Record<MenuColumn, string>>> = {
  ...{
    category: '@',
    name: '@',
    secondName: '@',
    code: '@',
    description: '@',
    allergens: '@',
    price: '0.00',
    halfPrice: '0.00',
  },
};

/** What no XML can hold: with it the file could not be opened. */
const NOT_IN_XML = /[\ufffe\uffff]/g;

const cellOf = (dish: MenuItemView, column: MenuColumn): string | number | null => {
  if (column === 'isVeg') return dish.isVeg ? 'Veg' : 'Non-Veg';
  if (column === 'isEnabled') return dish.isEnabled ? 'Enabled' : 'Disabled';
  if (column === 'allergens') return dish.allergens ? allergensText(dish.allergens) : null;
  if (column === 'spice') return dish.spice === undefined ? null : SPICE_LEVELS[dish.spice];
  const value = dish[column] ?? null;
  return typeof value === 'string' ? value.replace(NOT_IN_XML, '') : value;
};

const withHead = (sheet: Worksheet, titles: readonly string[]): void => {
  const head = sheet.addRow([...titles]);
  head.font = { bold: true, color: { argb: 'FFFFFFFF' } };
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1D4999' } };
};

/** A menu as a workbook that can be filled in and read again; of no dishes it is a template. */
export const workbookOf = async (menu: readonly MenuItemView[]): Promise<Buffer> => {
  const { default: Excel } = await import('exceljs');
  const workbook = new Excel.Workbook();
  workbook.creator = 'SAE';
  const sheet = workbook.addWorksheet(MENU_SHEET, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = menuColumns.map((column) => ({ width: WIDTHS[column], style: { numFmt: FORMATS[column] ?? '' } }));
  withHead(
    sheet,
    menuColumns.map((column) => MENU_COLUMNS[column]),
  );
  for (const dish of menu) sheet.addRow(menuColumns.map((column) => cellOf(dish, column)));
  menuColumns.forEach((column, n) => {
    const choice = CHOICES[column];
    const letter = sheet.getColumn(n + 1).letter;
    if (choice) validationsOf(sheet).add(`${letter}2:${letter}${CHOICE_ROWS}`, listOf(choice));
  });
  const help = workbook.addWorksheet(HELP_SHEET);
  help.columns = [{ width: 16 }, { width: 90 }];
  withHead(help, ['Column', 'What it says']);
  for (const column of menuColumns) help.addRow([MENU_COLUMNS[column], HELP[column]]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const listOf = (choice: string) => ({ type: 'list', allowBlank: true, formulae: [choice] });

/** Of a range; exceljs says in its types only how a cell has one. */
const validationsOf = (sheet: Worksheet) =>
  (sheet as unknown as { dataValidations: { add(range: string, validation: object): void } }).dataValidations;
