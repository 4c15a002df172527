import type { Cell } from './columns.js';

/** From the first day of a spreadsheet to the first of a clock. */
const DAYS_BEFORE = 25_569;
const DAY_MS = 24 * 60 * 60_000;

const MARKUP = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&apos;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string): string =>
  MARKUP.test(text) ? text.replace(/["&'<>]/g, (sign) => ENTITIES[sign]!) : text;

/** No table here has more columns than there are letters. */
const letter = (index: number): string => String.fromCharCode(65 + index);

/**
 * Rows of a sheet as exceljs writes them, letter by letter, without its objects for each cell: those took half of an
 * export. Of text, what no XML can hold has been left out.
 */
export class RowText {
  private readonly columns: readonly { readonly letter: string; readonly look: string }[];

  /** @param styles the number of each column's style in the workbook. */
  constructor(styles: readonly number[]) {
    this.columns = styles.map((style, index) => ({ letter: letter(index), look: style === 0 ? '' : ` s="${style}"` }));
  }

  /** Nothing is written for undefined, and for null a cell that has nothing but its look. */
  of(row: number, cells: readonly (Cell | null)[]): string {
    let [text, first, last] = ['', 0, 0];
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (cell === undefined) continue;
      first ||= index + 1;
      last = index + 1;
      const { letter, look } = this.columns[index]!;
      if (cell !== null || look !== '') text += `<c r="${letter}${row}"${look}${contentOf(cell)}`;
    }
    return `<row r="${row}" spans="${first}:${last}" x14ac:dyDescent="0.25">${text}</row>`;
  }
}

const contentOf = (cell: Cell | null): string => {
  if (typeof cell === 'string') return ` t="str"><v>${escaped(cell)}</v></c>`;
  if (typeof cell === 'number') return `><v>${cell}</v></c>`;
  return cell ? `><v>${DAYS_BEFORE + cell.getTime() / DAY_MS}</v></c>` : '/>';
};
