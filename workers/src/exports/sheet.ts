import type { Fill, Row as ExcelRow, Style, stream } from 'exceljs';
import { Totals, type Cell, type Column, type Kind, type WallClock } from './columns.js';

type Workbook = stream.xlsx.WorkbookWriter;
type Worksheet = ReturnType<Workbook['addWorksheet']>;

/** What a sheet of Excel can hold is 1,048,576 rows; what does not fit goes on in the next sheet. */
const MOST_ROWS = 1_000_000;

/**
 * Excel groups digits by three whatever a format says, so lakhs and crores have sections of their own; others read the
 * last one right as it is.
 */
export const RUPEE_FORMAT = '[>=10000000]"₹"##","##","##","##0.00;[>=100000]"₹"##","##","##0.00;"₹"#,##,##0.00';

const FORMATS: Readonly<Record<Kind, string>> = {
  // A cell that is text stays text when it is edited, too.
  text: '@',
  number: '0',
  rupees: RUPEE_FORMAT,
  time: 'dd mmm yyyy, hh:mm',
};
const ALIGNED: Readonly<Record<Kind, 'left' | 'right'>> = {
  text: 'left',
  number: 'right',
  rupees: 'right',
  time: 'left',
};

type Look = Partial<Style>;
const BLUE: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1D4999' } };
const look = (kind: Kind): Look => ({
  numFmt: FORMATS[kind],
  alignment: { horizontal: ALIGNED[kind], vertical: 'top' },
});
const headLook = (kind: Kind): Look => ({
  font: { bold: true, color: { argb: 'FFFFFFFF' } },
  fill: BLUE,
  alignment: { horizontal: ALIGNED[kind], vertical: 'middle' },
});
const totalLook = (kind: Kind): Look => ({
  ...look(kind),
  font: { bold: true },
  border: { top: { style: 'thin', color: { argb: 'FF1D4999' } } },
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
  private sheets = 0;
  private rows = 0;
  private readonly totals: Totals<Row>;
  /** Shared by all cells of a column: exceljs writes a style out anew for each object it sees. */
  private readonly looks: readonly Look[];

  constructor(
    private readonly workbook: Workbook,
    private readonly plan: Plan<Row>,
  ) {
    this.totals = new Totals(plan.columns);
    this.looks = plan.columns.map(({ kind }) => look(kind));
    this.worksheet = this.begin();
  }

  add(row: Row): void {
    const { columns, clock, mostRows = MOST_ROWS } = this.plan;
    if (this.rows === mostRows) {
      this.worksheet.commit();
      this.worksheet = this.begin();
    }
    this.rows += 1;
    const cells = columns.map(({ of }) => of(row, clock));
    this.totals.add(cells);
    this.write(cells, this.looks);
  }

  /** Resolves when what was added has been packed: whoever waits for it holds no more than a few hundred rows. */
  flushed(): Promise<void> {
    const [pipe] = (this.worksheet as unknown as { stream: { pipes: NodeJS.WritableStream[] } }).stream.pipes;
    return new Promise((resolve) => pipe?.write(NOTHING, () => resolve()));
  }

  end(): void {
    this.write(
      this.totals.row,
      this.plan.columns.map(({ kind }) => totalLook(kind)),
    );
    this.worksheet.commit();
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

  private write(cells: readonly (Cell | null)[], looks: readonly Look[]): void {
    const row: ExcelRow = this.worksheet.addRow(cells);
    looks.forEach((style, index) => (row.getCell(index + 1).style = style));
    row.commit();
  }
}

const NOTHING = Buffer.alloc(0);
