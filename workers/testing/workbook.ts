import { Buffer } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import Excel, { type Cell } from 'exceljs';
import JSZip from 'jszip';

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

/** What a workbook says, file by file; when it was written, and by whom, stands in others. */
const saidIn = async (bytes: Buffer): Promise<Map<string, string>> => {
  const files = (await JSZip.loadAsync(bytes)).file(/^xl\//);
  return new Map(await Promise.all(files.map(async (file) => [file.name, await file.async('string')] as const)));
};

/** Whether two workbooks say the same, letter by letter. */
export const sayTheSame = async (one: Buffer, other: Buffer): Promise<boolean> =>
  isDeepStrictEqual(await saidIn(one), await saidIn(other));
