import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archive, dishes, HEAD, longWorkbook, previewed, text, workbook } from '../../testing/sheets.js';
import { MOST_HELD_MS, startSystem, type OwnSystem } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: OwnSystem;
let owner: Owner;

beforeAll(async () => {
  system = await startSystem();
  owner = await signedInOwner(system);
});
afterAll(() => system.stop());

const sent = (bytes: Buffer) =>
  owner.api.form('/menu/imports/preview', { method: 'post', file: { bytes, field: 'sheet', name: 'x.xlsx' } });

describe('A sheet', () => {
  it('is read as it is shown: formulas, merged cells, formatted words', async () => {
    const bytes = await workbook(
      [
        ['Our menu 2026'],
        ['Category', 'Name', 'Veg/Non-Veg', 'Full Price', 'Half Price'],
        ['Breads', 'Naan', true, { formula: '100*1.05', result: 105.00000000000001 }, null],
        [null, { richText: [{ text: 'Butter ' }, { text: 'Naan', font: { bold: true } }] }, 'veg', '₹ 1,055.50', 30],
        [null, { text: 'Roti', hyperlink: 'https://example.com' }, 'V', '12,50', '-'],
        ['Rice', 'Jeera', 'Veg', { formula: 'A1/0', result: { error: '#DIV/0!' } }, null],
      ],
      (sheet) => sheet.mergeCells('A3:A5'),
    );
    const { rows, wrong } = await previewed(owner, bytes);
    expect(rows.map(({ row, category, name, price, halfPrice }) => [row, category, name, price, halfPrice])).toEqual([
      [3, 'Breads', 'Naan', 105, null],
      [4, 'Breads', 'Butter Naan', 1055.5, 30],
      [5, 'Breads', 'Roti', 12.5, null],
    ]);
    expect(wrong).toMatchObject([{ row: 6, cells: { price: '#DIV/0!' }, mistakes: [{ column: 'price' }] }]);
  });

  it.each([
    ['commas', text([HEAD, ...dishes(400)])],
    ['semicolons, and decimals with commas', text([HEAD, ...dishes(400).map((dish) => dish.with(6, '120,50'))], ';')],
    ['tabs, as it is pasted', text([HEAD, ...dishes(400)], '\t')],
    ['tabs, as Excel saves Unicode', Buffer.from(`\ufeff${text([HEAD, ...dishes(400)], '\t').toString()}`, 'utf16le')],
  ])('of text is read with %s', async (_, bytes) =>
    expect(await previewed(owner, bytes)).toMatchObject({ rows: { length: 400 }, wrongRows: 0 }),
  );

  it('with a lone quotation mark is read all the same', async () =>
    expect((await previewed(owner, text([HEAD, dishes(1)[0]!.with(2, '"12 inch pizza')]))).rows).toMatchObject([
      { name: '"12 inch pizza' },
    ]));

  it('with a cell of a megabyte is named, and shown in short', async () => {
    const [dish = []] = dishes(1);
    const { wrong } = await previewed(owner, text([HEAD, dish.with(2, 'x'.repeat(1_000_000))]));
    expect(wrong).toMatchObject([{ mistakes: [{ text: 'Name must be at most 120 characters' }] }]);
    expect(JSON.stringify(wrong).length).toBeLessThan(1_000);
  });

  const sheetXml = (...pieces: Buffer[]) => archive('xl/worksheets/sheet1.xml', ...pieces);
  /** Of the columns that must be there. */
  const shortDishes = (count: number) =>
    [HEAD, ...dishes(count)].map((row) => [1, 2, 5, 6].map((column) => row[column] ?? ''));

  it('as another program writes it is read', async () =>
    expect(await previewed(owner, await longWorkbook(shortDishes(400)))).toMatchObject({
      rows: { length: 400 },
      wrongRows: 0,
    }));

  const MERGED =
    '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>x</v></c></row></sheetData>' +
    '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>';
  const FIRST = 'The first row must name the columns, such as Category, Name, Veg/Non-Veg and Full Price';
  it.each([
    ['100,000 rows', () => text([HEAD, ...dishes(100_000)]), 400, 'A sheet can have at most 5000 dishes'],
    [
      '100,000 rows of a workbook',
      () => longWorkbook(shortDishes(100_000)),
      400,
      'A sheet can have at most 5000 dishes',
    ],
    ['more than five megabytes', () => Buffer.alloc(6 * 1024 * 1024, 'x'), 413, 'File size must be less than 5MB'],
    [
      'a bomb of a sheet',
      () => {
        const megabyte = Buffer.alloc(1_000_000, '1');
        return sheetXml(
          Buffer.from('<worksheet><sheetData><row><c><v>'),
          ...Array.from({ length: 600 }, () => megabyte),
        );
      },
      400,
      'There is too much in this file for a menu',
    ],
    ['all cells in one', () => sheetXml(Buffer.from(MERGED)), 400, 'There is too much in this file for a menu'],
    [
      'an archive that is none',
      () => Buffer.from('PK\x03\x04 and nothing else'),
      400,
      'Please select an .xlsx or .csv file',
    ],
    ['another archive', () => archive('a.txt', Buffer.from('a')), 400, 'There is nothing in the sheet'],
    [
      'an old workbook',
      () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      400,
      'This is an old Excel file or one with a password. Please save it as .xlsx or .csv',
    ],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), 400, 'Please select an .xlsx or .csv file'],
    ['a letter', () => Buffer.from('Dear Sirs,\n\nour menu is this.'), 400, FIRST],
    ['nothing in it', () => Buffer.from(' '), 400, FIRST],
  ])(
    'that is, or has, %s is refused with a sentence',
    async (_, bytes, status, message) => {
      const file = await bytes();
      let answer: unknown;
      const held = await system.longestHold(async () => {
        answer = (await sent(file).then(expectStatus(status))).body;
      });
      expect(answer).toMatchObject({ message });
      expect(held).toBeLessThanOrEqual(MOST_HELD_MS);
    },
    120_000,
  );

  it('is needed', async () => {
    const asked = { method: 'POST', headers: { authorization: `Bearer ${owner.token}` }, body: new FormData() };
    const answer = await fetch(`${system.url}/api/menu/imports/preview`, asked);
    expect(await answer.json()).toMatchObject({ statusCode: 400, message: 'Please select an .xlsx or .csv file' });
    const fields = { of: 'menu' };
    await owner.api.form('/menu/imports/preview', { method: 'post', fields }).then(expectStatus(400));
    await owner.api.post('/menu/imports/preview', {}).then(expectStatus(415));
  });
});

describe('The menu as a sheet', () => {
  const sheetOf = async (of: string) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await fetch(`${system.url}/api/menu/sheet?of=${of}`, { headers });
    expect(answer.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
    return Buffer.from(await answer.arrayBuffer());
  };
  it('comes back as it is, and with what was changed in it', async () => {
    const menu = await addMenu(owner);
    const told = { secondName: 'दाल', allergens: ['milk', 'mustard'], spice: 0 };
    await owner.api.put(`/menu/${menu[0]?.id}`, { ...menu[0], ...told }).then(expectStatus(200));
    const bytes = await sheetOf('menu');
    expect(await previewed(owner, bytes)).toMatchObject({
      rows: [],
      unchanged: menu.length,
      wrongRows: 0,
      otherSheets: [],
    });
  });
  it('has a template, with nothing in it but its columns', async () => {
    const { body } = await sent(await sheetOf('template')).then(expectStatus(400));
    expect(body).toMatchObject({ message: 'There is no dish in the sheet' });
  });
  it('is of nothing else', () => owner.api.get('/menu/sheet?of=orders').then(expectStatus(400)));
});
