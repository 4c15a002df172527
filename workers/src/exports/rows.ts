import type { stream, Style } from 'exceljs';
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

const contentOf = (cell: Cell | null): string => {
  if (typeof cell === 'string') return ` t="str"><v>${escaped(cell)}</v></c>`;
  if (typeof cell === 'number') return `><v>${cell}</v></c>`;
  return cell ? `><v>${DAYS_BEFORE + cell.getTime() / DAY_MS}</v></c>` : '/>';
};

type Workbook = stream.xlsx.WorkbookWriter;
export type Worksheet = ReturnType<Workbook['addWorksheet']>;
export type Look = Partial<Style>;

/** Nothing is written for undefined, and for null a cell that has nothing but its look. */
export type Cells = readonly (Cell | null)[];

/** Puts rows into a sheet, in their order; `looks` are its columns'. */
export interface Rows {
  put(worksheet: Worksheet, row: number, cells: Cells): void;
  /** Hands on what was put. */
  flush(worksheet: Worksheet): void;
}

/** Rows as exceljs makes them, cell by cell. */
export class CellRows implements Rows {
  constructor(private readonly looks: readonly Look[]) {}

  put(worksheet: Worksheet, row: number, cells: Cells): void {
    const made = worksheet.getRow(row);
    cells.forEach((value, index) => {
      if (value === undefined) return;
      const cell = made.getCell(index + 1);
      cell.value = value;
      cell.style = this.looks[index]!;
    });
    made.commit();
  }

  flush(): void {
    // Each row went its way when it was put.
  }
}

/** What exceljs does not say of itself: the styles of a workbook, numbered, and what it writes a sheet into. */
interface StyleBook {
  readonly styles: { addStyleModel(look: Look): number };
}
interface SheetFile {
  readonly stream: { readonly pipes: readonly NodeJS.WritableStream[]; write(text: string): void };
}

const NOTHING = Buffer.alloc(0);

/** exceljs hands its rows to a pipe and never waits for it: what is written behind them has passed when they have. */
export const packed = (worksheet: Worksheet): Promise<void> => {
  const [pipe] = (worksheet as unknown as SheetFile).stream.pipes;
  return new Promise((resolve) => pipe?.write(NOTHING, () => resolve()));
};

/**
 * The same rows as the text that exceljs would have written, letter by letter, without its objects for each cell: those
 * took half of a large export. Of text, what no XML can hold has been left out.
 */
export class TextRows implements Rows {
  private readonly columns: readonly { readonly letter: string; readonly look: string }[];
  private text = '';

  constructor(looks: readonly Look[], workbook: Workbook) {
    const { styles } = workbook as unknown as StyleBook;
    this.columns = looks.map((look, index) => {
      const style = styles.addStyleModel(look);
      return { letter: letter(index), look: style === 0 ? '' : ` s="${style}"` };
    });
  }

  put(_worksheet: Worksheet, row: number, cells: Cells): void {
    let [text, first, last] = ['', 0, 0];
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (cell === undefined) continue;
      first ||= index + 1;
      last = index + 1;
      const { letter, look } = this.columns[index]!;
      if (cell !== null || look !== '') text += `<c r="${letter}${row}"${look}${contentOf(cell)}`;
    }
    this.text += `<row r="${row}" spans="${first}:${last}" x14ac:dyDescent="0.25">${text}</row>`;
  }

  flush(worksheet: Worksheet): void {
    (worksheet as unknown as SheetFile).stream.write(this.text);
    this.text = '';
  }
}
