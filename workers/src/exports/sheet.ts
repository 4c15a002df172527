import type { Fill, Style, stream } from 'exceljs';
import { Totals, type Column, type Kind, type WallClock } from './columns.js';
import { RowText } from './row-text.js';

type Workbook = stream.xlsx.WorkbookWriter;
type Worksheet = ReturnType<Workbook['addWorksheet']>;

/** What a sheet of Excel can hold is 1,048,576 rows; what does not fit goes on in the next sheet. */
const MOST_ROWS = 1_000_000;
/** Buffers that are packed soon are freed soon. */
const AT_ONCE = 300;
const NOTHING = Buffer.alloc(0);

/**
 * Excel groups digits by three whatever a format says, so lakhs and crores have sections of their own; others read the
 * last one right as it is.
 */
export const RUPEE_FORMAT = '[>=10000000]"₹"##","##","##","##0.00;[>=100000]"₹"##","##","##0.00;"₹"#,##,##0.00';

/** Words and numbers need none; of text, that it stays text when somebody edits it. */
export const FORMATS: Readonly<Record<Kind, string | null>> = {
  word: null,
  text: '@',
  number: null,
  rupees: RUPEE_FORMAT,
  time: 'dd mmm yyyy, hh:mm',
};

type Look = Partial<Style>;
const BLUE = { argb: 'FF1D4999' };
const WHITE = { argb: 'FFFFFFFF' };
const FILL: Fill = { type: 'pattern', pattern: 'solid', fgColor: BLUE };
const RIGHT: readonly Kind[] = ['number', 'rupees', 'time'];

const look = (kind: Kind): Look => (FORMATS[kind] === null ? {} : { numFmt: FORMATS[kind] });
const headLook = (kind: Kind): Look => ({
  font: { bold: true, color: WHITE },
  fill: FILL,
  alignment: { horizontal: RIGHT.includes(kind) ? 'right' : 'left' },
});
const totalLook = (kind: Kind): Look => ({
  ...look(kind),
  font: { bold: true },
  border: { top: { style: 'thin', color: BLUE } },
});

/** What exceljs does not say of itself: the styles of a workbook, numbered, and what it writes a sheet into. */
interface StyleBook {
  readonly styles: { addStyleModel(look: Look): number };
}
interface SheetFile {
  readonly stream: { readonly pipes: readonly NodeJS.WritableStream[]; write(text: string): void };
}

interface Plan<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly clock: WallClock;
  readonly mostRows?: number;
}

/** A table in a workbook that is written as it grows: a frozen header, rows, their totals. */
export class Sheet<Row> {
  private worksheet: Worksheet;
  private behind: Promise<void> = Promise.resolve();
  private sheets = 0;
  private rows = 0;
  private readonly totals: Totals<Row>;
  private readonly text: RowText;

  constructor(
    private readonly workbook: Workbook,
    private readonly plan: Plan<Row>,
  ) {
    this.totals = new Totals(plan.columns);
    this.worksheet = this.begin();
    this.text = this.rowsOf(look);
  }

  /** Resolves when most of the rows have been packed: some are packed while the next are written, and no more are held. */
  async addAll(rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      this.add(rows.slice(at, at + AT_ONCE));
      await this.behind;
      this.behind = this.packed();
    }
  }

  end(): void {
    const cells = this.totals.row.map((cell) => cell ?? null);
    this.put(this.rowsOf(totalLook).of(this.rows + 2, cells));
    this.worksheet.commit();
  }

  private add(rows: readonly Row[]): void {
    const { columns, clock, mostRows = MOST_ROWS } = this.plan;
    let text = '';
    for (const row of rows) {
      if (this.rows === mostRows) {
        this.put(text);
        text = '';
        this.worksheet.commit();
        this.worksheet = this.begin();
      }
      this.rows += 1;
      const cells = columns.map(({ of }) => of(row, clock));
      this.totals.add(cells);
      text += this.text.of(this.rows + 1, cells);
    }
    this.put(text);
  }

  private rowsOf(lookOf: (kind: Kind) => Look): RowText {
    const { styles } = this.workbook as unknown as StyleBook;
    return new RowText(this.plan.columns.map(({ kind }) => styles.addStyleModel(lookOf(kind))));
  }

  private put(text: string): void {
    (this.worksheet as unknown as SheetFile).stream.write(text);
  }

  /** exceljs hands its rows to a pipe and never waits for it: what is written behind them has passed when they have. */
  private packed(): Promise<void> {
    const [pipe] = (this.worksheet as unknown as SheetFile).stream.pipes;
    return new Promise((resolve) => pipe?.write(NOTHING, () => resolve()));
  }

  private begin(): Worksheet {
    const { name, columns } = this.plan;
    this.sheets += 1;
    this.rows = 0;
    this.worksheet = this.workbook.addWorksheet(this.sheets === 1 ? name : `${name} ${this.sheets}`, {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    });
    this.worksheet.columns = columns.map(({ width }) => ({ width }));
    const header = this.worksheet.addRow(columns.map(({ title }) => title));
    columns.forEach(({ kind }, index) => (header.getCell(index + 1).style = headLook(kind)));
    header.commit();
    return this.worksheet;
  }
}
