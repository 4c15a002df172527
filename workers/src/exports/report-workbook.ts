import type { Writable } from 'node:stream';
import { REPORT_WORDS, rowName, type ReportBy, type ReportRow, type ReportView } from '@sae/domain/analytics';
import { text, type Column, type WallClock } from './columns.js';
import { Sheet } from './sheet.js';
import { writeWorkbook } from './workbook.js';

export const reportColumns = (by: ReportBy): readonly Column<ReportRow>[] => {
  const { row, count, addsUp, total } = REPORT_WORDS[by];
  return [
    { title: row, kind: 'text', width: 40, of: (one) => text(rowName(by, one)) },
    ...(count === null
      ? []
      : [{ title: count, kind: 'number', width: 12, of: (one: ReportRow) => one.count, isSummed: addsUp } as const]),
    { title: total, kind: 'rupees', width: 18, of: (one) => one.total, isSummed: true },
  ];
};

/** A workbook of one sheet, one row a row of the report. */
export const writeReportWorkbook = ({ by, rows }: ReportView, out: Writable, clock: WallClock): Promise<void> =>
  writeWorkbook(out, async (workbook) => {
    const sheet = new Sheet(workbook, { name: REPORT_WORDS[by].title, columns: reportColumns(by), clock });
    await sheet.addAll(rows);
    sheet.end();
  });
