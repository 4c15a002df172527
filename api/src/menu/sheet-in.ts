import { parse } from 'csv-parse/sync';
import type { CellValue, Workbook, Worksheet, XlsxReadOptions } from 'exceljs';
import { Refusal } from '@sae/domain/kernel';
import { MAX_MENU_ITEMS, noSheet, unreadableSheet } from '@sae/domain/menu';
import type { SheetCells } from '@sae/domain/menu/menu-sheet.dto';
import { HELP_SHEET } from './sheet-out.js';

interface Sheet {
  readonly cells: SheetCells;
  readonly otherSheets: readonly string[];
}

/** Blank rows, which a sheet may have between its dishes, are read and count for nothing. */
const MAX_ROWS = 4 * MAX_MENU_ITEMS;
const MAX_COLUMNS = 200;
const MAX_NAMED = 10;

const tooLong = () => unreadableSheet(`A sheet can have at most ${MAX_MENU_ITEMS} dishes`);

const ZIP = Buffer.from('PK\x03\x04');
/** Workbooks of before 2007, and those with a password. */
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** @throws Refusal of what is no sheet, or cannot be read. */
export const sheetIn = async (file: Buffer): Promise<Sheet> => {
  if (startsWith(file, OLD))
    throw unreadableSheet('This is an old Excel file or one with a password. Please save it as .xlsx or .csv');
  try {
    return startsWith(file, ZIP) ? await sheetInWorkbook(file) : { cells: cellsInText(textIn(file)), otherSheets: [] };
  } catch (error) {
    // What a library says of a broken file is for nobody.
    throw error instanceof Refusal ? error : noSheet();
  }
};

/** Beside the cells there is nothing to be read, and what stands for whole columns would be made for each cell of them. */
const IGNORED = [
  ...['dataValidations', 'conditionalFormatting', 'hyperlinks', 'drawing', 'picture', 'legacyDrawing'],
  ...['tableParts', 'extLst', 'rowBreaks', 'colBreaks'],
];

const loaded = async (file: Buffer): Promise<Workbook> => {
  const { default: Excel } = await import('exceljs');
  const workbook = new Excel.Workbook();
  const limits = { ignoreNodes: IGNORED, maxRows: MAX_ROWS, maxCols: MAX_COLUMNS } as Partial<XlsxReadOptions>;
  try {
    await workbook.xlsx.load(file as unknown as ArrayBuffer, limits);
  } catch (error) {
    if (/^Max row count/.test((error as Error).message)) throw tooLong();
    if (/^Max column count/.test((error as Error).message))
      throw unreadableSheet(`A sheet can have at most ${MAX_COLUMNS} columns`);
    throw error;
  }
  return workbook;
};

const sheetInWorkbook = async (file: Buffer): Promise<Sheet> => {
  const { worksheets } = await loaded(file);
  const filled = worksheets.filter(({ state, actualRowCount }) => state === 'visible' && actualRowCount > 0);
  const [first, ...others] = filled;
  if (!first) throw unreadableSheet('There is nothing in the sheet');
  const named = others.map(({ name }) => name).filter((name) => name !== HELP_SHEET);
  return { cells: cellsOf(first), otherSheets: named.slice(0, MAX_NAMED) };
};

const cellsOf = (sheet: Worksheet): SheetCells => {
  if (sheet.rowCount > MAX_ROWS) throw tooLong();
  const cells: string[][] = Array.from({ length: sheet.rowCount }, () => []);
  sheet.eachRow((row, n) => {
    const texts = cells[n - 1] ?? [];
    row.eachCell((cell, column) => {
      while (texts.length < column) texts.push('');
      texts[column - 1] = textOf(cell.value);
    });
  });
  return cells;
};

/** Excel shows fifteen digits, and what it computes has no more. */
const DIGITS = 15;

/** As it is shown; of a formula what it came to last. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  if ('hyperlink' in value) return textOf(value.text);
  return value.result === undefined ? `=${value.formula ?? ''}` : textOf(value.result);
};

/** UTF-8, what Excel calls Unicode text, or else what Windows wrote before. */
const textIn = (file: Buffer): string => {
  const isWide = file[0] === 0xff && file[1] === 0xfe;
  if (!isWide && file.includes(0)) throw noSheet();
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
};

const DELIMITERS = ['\t', ';', ','] as const;

/** A price may have a comma, a row of names has none but between them. */
const delimiterOf = (text: string): string => {
  const countIn = (line: string, delimiter: string) => line.split(delimiter).length;
  const lines = text
    .slice(0, 10_000)
    .split(/\r\n?|\n/)
    .slice(0, 10);
  const [best] = lines
    .flatMap((line) => DELIMITERS.map((delimiter) => ({ delimiter, count: countIn(line, delimiter) })))
    .sort((one, other) => other.count - one.count);
  return best?.delimiter ?? ',';
};

const cellsInText = (text: string): SheetCells => {
  const options = { delimiter: delimiterOf(text), relax_column_count: true, to: MAX_ROWS + 1 };
  const rows = (quote: '"' | false) => parse(text, { ...options, quote, relax_quotes: true }) as string[][];
  const cells = quoted(rows) ?? rows(false);
  if (cells.length > MAX_ROWS) throw tooLong();
  return cells;
};

/** A lone quotation mark is one of inches, say. */
const quoted = (rows: (quote: '"') => string[][]): string[][] | null => {
  try {
    return rows('"');
  } catch {
    return null;
  }
};
