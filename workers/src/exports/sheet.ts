import type { Fill, stream } from 'exceljs';
import { Totals, type Column, type Kind, type WallClock } from './columns.js';
import { CellRows, packed, TextRows, type Cells, type Look, type Rows, type Worksheet } from './rows.js';

type Workbook = stream.xlsx.WorkbookWriter;

/** What a sheet of Excel can hold is 1,048,576 rows; what does not fit goes on in the next sheet. */
const MOST_ROWS = 1_000_000;
/** A sheet this large is made of exceljs's own cells; a larger one goes on as text, which costs a quarter. */
const MOST_CELL_ROWS = 1_000;
/** Buffers that are packed soon are freed soon. */
const AT_ONCE = 300;

/**
 * Excel groups digits by three whatever a format says, so lakhs and crores have sections of their own; others read the
 * last one right as it is.
 */
export const RUPEE_FORMAT = '[>=10000000]"₹"##","##","##","##0.00;[>=100000]"₹"##","##","##0.00;"₹"#,##,##0.00';

/** With a sign: two sections are read alike by every program, of sections with conditions each makes another sign. */
const SIGNED_FORMAT = '"₹"#,##,##0.00;-"₹"#,##,##0.00';

/** Words and numbers need none; of text, that it stays text when somebody edits it. */
export const FORMATS: Readonly<Record<Kind, string | null>> = {
  word: null,
  text: '@',
  number: null,
  rupees: RUPEE_FORMAT,
  signed: SIGNED_FORMAT,
  time: 'dd mmm yyyy, hh:mm',
};

const BLUE = { argb: 'FF1D4999' };
const WHITE = { argb: 'FFFFFFFF' };
const FILL: Fill = { type: 'pattern', pattern: 'solid', fgColor: BLUE };
const RIGHT: readonly Kind[] = ['number', 'rupees', 'signed', 'time'];

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
  readonly mostCellRows?: number;
}

/** A table in a workbook that is written as it grows: a frozen header, rows, their totals. */
export class Sheet<Row> {
  private worksheet: Worksheet;
  private behind: Promise<void> = Promise.resolve();
  private sheets = 0;
  private rows = 0;
  private readonly totals: Totals<Row>;
  private readonly body: readonly [Rows, Rows];
  private readonly foot: readonly [Rows, Rows];

  constructor(
    private readonly workbook: Workbook,
    private readonly plan: Plan<Row>,
  ) {
    this.totals = new Totals(plan.columns);
    this.worksheet = this.begin();
    this.body = this.rowsOf(look);
    this.foot = this.rowsOf(totalLook);
  }

  /** Resolves when most of the rows have been packed: some are packed while the next are written, and no more are held. */
  async addAll(rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      for (const row of rows.slice(at, at + AT_ONCE)) this.add(row);
      this.flush();
      await this.behind;
      this.behind = packed(this.worksheet);
    }
  }

  end(): void {
    this.put(
      this.foot,
      this.totals.row.map((cell) => cell ?? null),
    );
    this.commit();
  }

  private add(row: Row): void {
    const { columns, clock, mostRows = MOST_ROWS } = this.plan;
    if (this.rows === mostRows) {
      this.commit();
      this.worksheet = this.begin();
    }
    const cells = columns.map(({ of }) => of(row, clock));
    this.totals.add(cells);
    this.put(this.body, cells);
    this.rows += 1;
  }

  /** Below the header and what was put before. */
  private put([asCells, asText]: readonly [Rows, Rows], cells: Cells): void {
    const { mostCellRows = MOST_CELL_ROWS } = this.plan;
    const rows = this.rows < mostCellRows ? asCells : asText;
    rows.put(this.worksheet, this.rows + 2, cells);
  }

  private flush(): void {
    for (const rows of [...this.body, ...this.foot]) rows.flush(this.worksheet);
  }

  private commit(): void {
    this.flush();
    this.worksheet.commit();
  }

  private rowsOf(lookOf: (kind: Kind) => Look): readonly [Rows, Rows] {
    const looks = this.plan.columns.map(({ kind }) => lookOf(kind));
    return [new CellRows(looks), new TextRows(looks, this.workbook)];
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
