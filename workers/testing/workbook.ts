import { Buffer } from 'node:buffer';
import Excel, { type Cell } from 'exceljs';

/** A sheet as it is read back: rows by column title, and the totals row. */
export interface ReadSheet {
  readonly titles: readonly string[];
  readonly rows: readonly Record<string, unknown>[];
  readonly totals: Record<string, unknown>;
  readonly cells: readonly Cell[];
  readonly isFrozen: boolean;
}

export const readWorkbook = async (bytes: Buffer): Promise<Record<string, ReadSheet>> => {
  const workbook = new Excel.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return Object.fromEntries(
    workbook.worksheets.map((sheet) => {
      const titles = (sheet.getRow(1).values as unknown[]).slice(1).map(String);
      const cells: Cell[] = [];
      const rows: Record<string, unknown>[] = [];
      sheet.eachRow((row, number) => {
        row.eachCell((cell) => cells.push(cell));
        if (number > 1)
          rows.push(Object.fromEntries(titles.map((title, index) => [title, row.getCell(index + 1).value])));
      });
      const totals = rows.pop() ?? {};
      const isFrozen = sheet.views.some((view) => view.state === 'frozen' && view.ySplit === 1);
      return [sheet.name, { titles, rows, totals, cells, isFrozen }];
    }),
  );
};
