import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/given.js';
import { MAX_MENU_ITEMS } from './menu-import.js';
import { readMenuSheet } from './menu-sheet.dto.js';
import type { MenuItemView } from './views.js';

const HEAD = ['ID', 'Category', 'Name', 'Code', 'Description', 'Veg/Non-Veg', 'Full Price', 'Half Price', 'Status'];
const NAAN = ['', 'Breads', 'Garlic Naan', 'gn', 'With butter', 'Veg', '₹ 1,055.50', '30', ''];
const naan = {
  ...{ row: 2, category: 'Breads', name: 'Garlic Naan', code: 'gn', description: 'With butter', isVeg: true },
  ...{ price: 1055.5, hasHalf: true, halfPrice: 30 },
};
const tikka: MenuItemView = {
  ...{ id: 1, category: 'Starters', name: 'Paneer Tikka', description: 'Smoky', isVeg: true },
  ...{ price: 249.5, hasHalf: true, halfPrice: 140, isEnabled: true },
};
const read = (rows: readonly (readonly string[])[], menu: readonly MenuItemView[] = []) => readMenuSheet(rows, menu);
/** What is wrong, by row and column. */
const wrongIn = (rows: readonly (readonly string[])[], menu: readonly MenuItemView[] = []) =>
  read(rows, menu).wrong.flatMap(({ row, mistakes }) => mistakes.map(({ column, text }) => [row, column, text]));

describe('A sheet', () => {
  it('says what it adds', () => expect(read([HEAD, NAAN]).rows).toEqual([naan]));
  it('has its columns in any order, under other names, and others beside them', () => {
    const view = read([
      ['Item', 'Calories', 'Rate', 'Section', 'Veg'],
      ['Chai', 'none', '20', 'Drinks', 'yes'],
    ]);
    expect(view.rows).toMatchObject([{ name: 'Chai', price: 20, category: 'Drinks', isVeg: true, hasHalf: false }]);
    expect(view.unknownColumns).toEqual(['Calories']);
  });
  it('may have a title above and blank rows between, and counts as it is counted', () =>
    expect(read([['Menu 2026'], [], HEAD, NAAN, ['', ''], NAAN.with(2, 'Naan')]).rows.map(({ row }) => row)).toEqual([
      4, 6,
    ]));
  it('changes a dish by its ID, and counts what stays as it is', () => {
    const same = ['1', 'Starters', 'Paneer Tikka', '', 'Smoky', 'Veg', '249.5', '140', 'Enabled'];
    const dal = { ...tikka, id: 2, name: 'Dal' };
    const view = read([HEAD, same, ['2', 'Starters', 'Dal', '', '', 'Veg', '250', '', 'Disabled']], [tikka, dal]);
    expect(view).toMatchObject({ unchanged: 1, wrongRows: 0 });
    expect(view.rows).toEqual([
      {
        ...{ row: 3, id: 2, category: 'Starters', name: 'Dal', description: null, isVeg: true, price: 250 },
        ...{ hasHalf: false, halfPrice: null, isEnabled: false },
      },
    ]);
  });
  it('says a second name, allergens and spice, where it has columns for them', () => {
    const told = read([
      [...HEAD, 'Name in Hindi', 'Contains', 'Spice Level'],
      [...NAAN, 'लहसुन नान', 'Tree Nuts, dairy', 'mild'],
      [...NAAN.with(2, 'Naan'), '', '-', ''],
    ]);
    expect(told.rows).toEqual([
      { ...naan, secondName: 'लहसुन नान', allergens: ['milk', 'nuts'], spice: 1 },
      { ...naan, row: 3, name: 'Naan' },
    ]);
    expect(told.unknownColumns).toEqual([]);
  });
  it('takes them from a dish where their cells are empty, and leaves them where it has no such columns', () => {
    const dish = { ...tikka, secondName: 'पनीर टिक्का', allergens: ['milk'], spice: 2 } as const;
    const only = (column: string, text: string) =>
      read(
        [
          ['ID', column],
          ['1', text],
        ],
        [dish],
      ).rows;
    const { spice: _, ...unspiced } = dish;
    expect(only('Spice', '')).toEqual([{ ...unspiced, row: 2 }]);
    expect(only('Allergens', 'Milk')).toEqual([]);
    expect(only('Full Price', '260')).toEqual([{ ...dish, row: 2, price: 260 }]);
  });
  it('leaves of a dish what it does not speak of', () =>
    expect(
      read(
        [
          ['ID', 'Full Price'],
          ['#1', '260'],
        ],
        [tikka],
      ).rows,
    ).toEqual([{ ...tikka, row: 2, price: 260 }]));
  it('names each wrong cell, all at once', () => {
    const rows = [
      HEAD,
      NAAN,
      ['', '', '', 'x'.repeat(13), '', 'egg', 'abc', '-3', 'maybe'],
      ['x', 'Breads', 'Roti', '', '', '', '1.200', '', ''],
      ['9', 'Breads', 'Kulcha', '', '', 'veg', '20', '', ''],
    ];
    expect(wrongIn(rows)).toEqual([
      [3, 'isVeg', '“egg” is neither Veg nor Non-Veg'],
      [3, 'isEnabled', '“maybe” is neither Enabled nor Disabled'],
      [3, 'category', 'Category is required'],
      [3, 'name', 'Name is required'],
      [3, 'price', 'Price must be a positive number greater than 0'],
      [3, 'halfPrice', 'Half price must be positive'],
      [3, 'code', 'Code must be at most 12 characters'],
      [4, 'price', '“1.200” may mean 1.2 or 1200'],
      [4, 'id', 'Invalid menu item ID'],
      [4, 'isVeg', 'Veg/non-veg status is required'],
      [5, 'id', 'There is no dish with the ID 9 on the menu'],
    ]);
  });
  it('shows wrong rows as they are written', () =>
    expect(read([HEAD, NAAN.with(6, 'y'.repeat(1_000_000))]).wrong[0]?.cells).toMatchObject({
      name: 'Garlic Naan',
      price: `${'y'.repeat(60)}…`,
    }));
  it('names dishes that are there already, here or on the menu', () => {
    const asTikka = ['', 'Starters', 'paneer tikka', '', '', 'Veg', '1', '', ''];
    expect(wrongIn([HEAD, NAAN, NAAN, asTikka], [tikka])).toEqual([
      [3, 'name', '“Garlic Naan” is in row 2 already'],
      [4, 'name', '“paneer tikka” is on the menu already, as #1: give its ID to change it'],
    ]);
  });
  it('takes a half price for none where a dash stands', () =>
    expect(read([HEAD, NAAN.with(7, '-')]).rows).toMatchObject([{ hasHalf: false, halfPrice: null }]));
  it('tells of so many wrong rows, and how many more there are', () => {
    const wrong = Array.from({ length: 300 }, (_, n) => NAAN.with(2, `Naan ${n}`).with(6, 'abc'));
    expect(read([HEAD, ...wrong])).toMatchObject({ wrongRows: 300, wrong: { length: 200 } });
  });
  it.each([
    [
      'no names of columns',
      [NAAN],
      'The first row must name the columns, such as Category, Name, Veg/Non-Veg and Full Price',
    ],
    ['nothing', [], 'The first row must name the columns, such as Category, Name, Veg/Non-Veg and Full Price'],
    ['no dish', [HEAD, ['', ' ']], 'There is no dish in the sheet'],
    ['a column twice', [[...HEAD, 'Rate'], NAAN], 'Two columns of the sheet say Full Price'],
    [
      'more than a menu can have',
      [HEAD, ...Array.from({ length: MAX_MENU_ITEMS + 1 }, () => NAAN)],
      'A sheet can have at most 5000 dishes',
    ],
  ])('with %s is refused', (_, rows, message) =>
    expect(refusalOf(() => read(rows))).toMatchObject({ kind: 'invalid', message }),
  );
});
