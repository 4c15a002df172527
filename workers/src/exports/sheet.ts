import type { Fill, Row as ExcelRow, Style, stream } from 'exceljs';
import { Totals, type Cell, type Column, type Kind, type WallClock } from './columns.js';

type Workbook = stream.xlsx.WorkbookWriter;
type Worksheet = ReturnType<Workbook['addWorksheet']>;

/** What a sheet of Excel can hold is 1,048,576 rows; what does not fit goes on in the next sheet. */
const MOST_ROWS = 1_000_000;
/** Buffers that are packed soon are freed soon. */
const AT_ONCE = 100;
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
/** A row's own; shared for the same reason as the columns' looks. */
const PLAIN: Look = {};
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
  /** Shared by all cells of a column, plain ones too: exceljs works a style out anew for each object it sees. */
  private readonly looks: readonly Look[];

  constructor(
    private readonly workbook: Workbook,
    private readonly plan: Plan<Row>,
  ) {
    this.totals = new Totals(plan.columns);
    this.looks = plan.columns.map(({ kind }) => look(kind));
    this.worksheet = this.begin();
  }

  /** Resolves when most of the rows have been packed: some are packed while the next are written, and no more are held. */
  async addAll(rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      rows.slice(at, at + AT_ONCE).forEach((row) => this.add(row));
      await this.behind;
      this.behind = this.packed();
    }
  }

  end(): void {
    this.write(
      this.totals.row,
      this.plan.columns.map(({ kind }) => totalLook(kind)),
    );
    this.worksheet.commit();
  }

  private add(row: Row): void {
    const { columns, clock, mostRows = MOST_ROWS } = this.plan;
    if (this.rows === mostRows) {
      this.worksheet.commit();
      this.worksheet = this.begin();
    }
    this.rows += 1;
    const cells = columns.map(({ of }) => of(row, clock));
    this.totals.add(cells);
    const excelRow = this.worksheet.addRow(cells);
    Object.assign(excelRow, { style: PLAIN });
    cells.forEach((cell, index) => {
      if (cell !== undefined) excelRow.getCell(index + 1).style = this.looks[index]!;
    });
    excelRow.commit();
  }

  /** exceljs hands its rows to a pipe and never waits for it: what is written behind them has passed when they have. */
  private packed(): Promise<void> {
    const [pipe] = (this.worksheet as unknown as { stream: { pipes: NodeJS.WritableStream[] } }).stream.pipes;
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
    this.write(
      columns.map(({ title }) => title),
      columns.map(({ kind }) => headLook(kind)),
    );
    return this.worksheet;
  }

  private write(cells: readonly Cell[], looks: readonly Look[]): void {
    const row: ExcelRow = this.worksheet.addRow(cells);
    looks.forEach((style, index) => (row.getCell(index + 1).style = style));
    row.commit();
  }
}
