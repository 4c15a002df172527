import { Refusal } from '@sae/domain/kernel';
import type { TableView } from '@sae/domain/tables';
import { TablesReader } from '@sae/projections/models/tables';
import { rowsIn } from '@sae/projections/reading';
import { query } from '../kernel/bus.js';
import { QrCodes } from './qr-codes.js';

type Table = Awaited<ReturnType<TablesReader['all']>>[number];

const viewOf = async (table: Table, codes: QrCodes): Promise<TableView> => ({
  id: table.id,
  tableNo: table.tableNo,
  qrCode: await codes.of(table),
});

const byNumber = (tables: readonly Table[]): readonly Table[] =>
  [...tables].sort((one, other) => one.tableNo - other.tableNo);

/** The tables with their codes, by table number, as JSON text. */
export const tableList = query([TablesReader, QrCodes], (reader, codes) => async (restaurantId: number) => {
  const views: TableView[] = [];
  // One after another: what is drawn for the first time would have all other long work wait for the last of them.
  for (const table of byNumber(await reader.all(restaurantId))) views.push(await viewOf(table, codes));
  return rowsIn(views);
});

/** Which tables have a code, by table number, as JSON text. */
export const tableNumbers = query([TablesReader], (reader) => async (restaurantId: number) => {
  const tables = byNumber(await reader.all(restaurantId));
  return rowsIn(tables.map(({ id, tableNo }) => ({ id, tableNo })));
});

export const oneTable = query(
  [TablesReader, QrCodes],
  (reader, codes) => async (restaurantId: number, tableId: number) => {
    const table = (await reader.all(restaurantId)).find(({ id }) => id === tableId);
    if (!table) throw new Refusal('not-found', 'table/not-found', 'Table not found');
    return viewOf(table, codes);
  },
);
