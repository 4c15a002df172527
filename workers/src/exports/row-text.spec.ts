import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import Excel, { type Style } from 'exceljs';
import fc from 'fast-check';
import type { Cell } from './columns.js';
import { RowText } from './row-text.js';

const LOOKS: readonly Partial<Style>[] = [{}, { numFmt: '@' }, {}, { numFmt: '0.00' }, { font: { bold: true } }];

const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: new PassThrough(), useStyles: true });
const sheet = workbook.addWorksheet('Orders');
const { styles } = workbook as unknown as { styles: { addStyleModel(look: Partial<Style>): number } };
const rowText = new RowText(LOOKS.map((look) => styles.addStyleModel(look)));
let written: unknown;
(sheet as unknown as { stream: { write(text: unknown): void } }).stream.write = (text) => (written = text);

/** What exceljs hands to the file of its sheet. */
const asExceljsWrites = (cells: readonly (Cell | null)[]) => {
  const row = sheet.addRow([]);
  cells.forEach((cell, index) => {
    if (cell === undefined) return;
    row.getCell(index + 1).value = cell;
    row.getCell(index + 1).style = LOOKS[index]!;
  });
  row.commit();
  return { number: row.number, written };
};

const NO_CONTROLS = /[^\P{Cc}\t\n\r]/gu;
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<&">\'', "''&amp;", ' ', 'two\r\nlines', '=1+1'),
);
const cell = fc.oneof(
  texts.map((text) => text.replace(NO_CONTROLS, '')),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc.constantFrom(undefined, null),
);
const filledRow = fc
  .array(cell, { minLength: 1, maxLength: LOOKS.length })
  .filter((cells) => cells.some((value) => value !== undefined && value !== null));

it('A row is written as exceljs writes it, letter by letter', () =>
  fc.assert(
    fc.property(filledRow, (cells) => {
      const { number, written } = asExceljsWrites(cells);
      expect(rowText.of(number, cells)).toBe(written);
    }),
  ));
