import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
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

/** Where the list of an archive's files begins stands in its last bytes, and what is in each file in an entry of the list. */
const LAST_BYTES = 22;
const ENTRY = { packedBytes: 20, nameBytes: 28, extraBytes: 30, commentBytes: 32, begins: 42, name: 46 };
const LOCAL = { nameBytes: 26, extraBytes: 28, name: 30 };

/** What a workbook says, file by file; when it was written, and by whom, stands in others. */
const saidIn = (bytes: Buffer): Map<string, Buffer> => {
  const said = new Map<string, Buffer>();
  const end = bytes.length - LAST_BYTES;
  for (let at = bytes.readUInt32LE(end + 16); at < end;) {
    const field = (of: keyof typeof ENTRY) => bytes.readUInt16LE(at + ENTRY[of]);
    const name = bytes.toString('utf8', at + ENTRY.name, at + ENTRY.name + field('nameBytes'));
    const local = bytes.readUInt32LE(at + ENTRY.begins);
    const begins =
      local + LOCAL.name + bytes.readUInt16LE(local + LOCAL.nameBytes) + bytes.readUInt16LE(local + LOCAL.extraBytes);
    const packed = bytes.subarray(begins, begins + bytes.readUInt32LE(at + ENTRY.packedBytes));
    if (name.startsWith('xl/')) said.set(name, inflateRawSync(packed));
    at += ENTRY.name + field('nameBytes') + field('extraBytes') + field('commentBytes');
  }
  return said;
};

/** Whether two workbooks say the same, letter by letter. */
export const sayTheSame = (one: Buffer, other: Buffer): boolean => {
  const [said, saidThere] = [saidIn(one), saidIn(other)];
  return said.size === saidThere.size && [...said].every(([name, text]) => saidThere.get(name)?.equals(text) ?? false);
};
