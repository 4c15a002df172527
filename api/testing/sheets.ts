import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import Excel from 'exceljs';
import JSZip from 'jszip';
import { MAX_PART_DISHES, type MenuImportView, type MenuSheetRow, type MenuSheetView } from '@sae/domain/menu';
import { expectStatus, type Owner } from './verbs.js';

export const HEAD = [
  'ID',
  'Category',
  'Name',
  'Code',
  'Description',
  'Veg/Non-Veg',
  'Full Price',
  'Half Price',
  'Status',
];

type Cells = readonly (readonly Excel.CellValue[])[];

/** A workbook of one sheet; `more` does to it what rows cannot say. */
export const workbook = async (
  rows: Cells,
  more: (sheet: Excel.Worksheet) => void = () => undefined,
): Promise<Buffer> => {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('Sheet1');
  for (const row of rows) sheet.addRow([...row]);
  more(sheet);
  return Buffer.from(await book.xlsx.writeBuffer());
};

/** A sheet's rows by the titles of its columns; the last is of their totals. */
export const rowsIn = async (bytes: Buffer, name: string): Promise<Record<string, Excel.CellValue>[]> => {
  const book = new Excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const [titles = [], ...rows] = (book.getWorksheet(name)?.getSheetValues() ?? []).slice(1) as Excel.CellValue[][];
  return rows.map((row) => Object.fromEntries(titles.flatMap((title, n) => (row[n] == null ? [] : [[title, row[n]]]))));
};

export const text = (rows: Cells, delimiter = ','): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => String(cell ?? '')).join(delimiter)).join('\r\n'));

const CATEGORIES = ['Starters', 'Mains', 'Breads', 'Rice', 'Desserts', 'Drinks', 'Chinese', 'South Indian'];
const KINDS = ['Paneer', 'Aloo', 'Gobi', 'Dal', 'Chicken', 'Mutton', 'Fish', 'Egg', 'Mushroom', 'Veg'];
const WAYS = ['Tikka', 'Masala', 'Curry', 'Biryani', 'Korma', 'Fry', 'Kebab', 'Roll', 'Soup', 'Manchurian'];

/** So many dishes as a restaurant would list them. */
export const dishes = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, n) => {
    const [kind = '', way = ''] = [KINDS[n % 10], WAYS[Math.floor(n / 10) % 10]];
    const isVeg = !['Chicken', 'Mutton', 'Fish', 'Egg'].includes(kind);
    const name = `${kind} ${way}${n < 100 ? '' : ` ${Math.floor(n / 100) + 1}`}`;
    const half = n % 3 === 0 ? String(60 + (n % 90)) : '';
    return ['', CATEGORIES[n % 8] ?? '', name, '', '', isVeg ? 'Veg' : 'Non-Veg', String(120 + (n % 400)), half, ''];
  });

/** Bytes by pieces, each packed by itself: one that comes again and again is packed once. */
const packedPieces = (pieces: readonly Buffer[]): Buffer => {
  const known = new Map<Buffer, Buffer>();
  const packedPiece = (piece: Buffer) => {
    const found = known.get(piece) ?? deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
    known.set(piece, found);
    return found;
  };
  return Buffer.concat([...pieces.map(packedPiece), deflateRawSync(Buffer.alloc(0))]);
};

/** An archive with one file in it, however large, told in pieces. */
export const archive = (name: string, ...pieces: readonly Buffer[]): Buffer => {
  const packed = packedPieces(pieces);
  const sum = pieces.reduce((before, piece) => crc32(piece, before), 0);
  const bytes = pieces.reduce((before, { length }) => before + length, 0);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(sum, 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

const OFFICE = 'http://schemas.openxmlformats.org';
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;
const rowXml = (row: readonly string[], n: number): string => {
  const cells = row.map(
    (text, column) => `<c r="${'ABCDEFGHI'[column]}${n}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${n}">${cells.join('')}</row>`;
};

/** A workbook of plain words, written without exceljs, which takes seconds for each column of a very long one. */
export const longWorkbook = (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  new JSZip()
    .file(
      'xl/workbook.xml',
      `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${RELATION}">` +
        '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    )
    .file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${OFFICE}/package/2006/relationships">` +
        `<Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    )
    .file(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>` +
        `${rows.map((row, n) => rowXml(row, n + 1)).join('')}</sheetData></worksheet>`,
    )
    .generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } });

export const previewed = async ({ api }: Owner, bytes: Buffer): Promise<MenuSheetView> => {
  const file = { bytes, field: 'sheet', name: 'menu.xlsx', type: 'application/octet-stream' };
  const { body } = await api.form('/menu/imports/preview', { method: 'post', file }).then(expectStatus(201));
  return body as MenuSheetView;
};

/** All rows, a hundred in a part. */
export const staged = async ({ api }: Owner, rows: readonly MenuSheetRow[], importId: string = randomUUID()) => {
  const parts = Math.ceil(rows.length / MAX_PART_DISHES);
  for (let part = 1; part <= parts; part += 1) {
    const dishes = rows.slice((part - 1) * MAX_PART_DISHES, part * MAX_PART_DISHES).map(({ row: _, ...dish }) => dish);
    await api.put(`/menu/imports/${importId}/parts/${part}`, { dishes }).then(expectStatus(200));
  }
  return { importId, parts };
};

export const takenOver = async (owner: Owner, rows: readonly MenuSheetRow[]): Promise<MenuImportView> => {
  const { importId, parts } = await staged(owner, rows);
  const { body } = await owner.api.post(`/menu/imports/${importId}`, { parts }).then(expectStatus(201));
  return body as MenuImportView;
};
