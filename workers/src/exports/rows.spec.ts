import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import Excel, { type Style } from 'exceljs';
import fc from 'fast-check';
import { CellRows, TextRows, type Cells } from './rows.js';

const LOOKS: readonly Partial<Style>[] = [{}, { numFmt: '@' }, {}, { numFmt: '0.00' }, { font: { bold: true } }];

const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: new PassThrough(), useStyles: true });
const sheet = workbook.addWorksheet('Orders');
const [asCells, asText] = [new CellRows(LOOKS), new TextRows(LOOKS, workbook)];
let written: string;
(sheet as unknown as { stream: { write(text: unknown): void } }).stream.write = (text) => (written = String(text));

let row = 0;
/** What is handed to the file of the sheet. */
const bothWays = (cells: Cells): readonly string[] => {
  row += 1;
  asCells.put(sheet, row, cells);
  const first = written;
  asText.put(sheet, row, cells);
  asText.flush(sheet);
  return [first, written];
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
      const [cellByCell, text] = bothWays(cells);
      expect(text).toBe(cellByCell);
    }),
  ));
