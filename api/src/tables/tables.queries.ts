import { Refusal } from '@sae/domain/kernel';
import type { TableView } from '@sae/domain/tables';
import { TablesReader } from '@sae/projections/models/tables';
import { query } from '../kernel/bus.js';
import { asList } from '../kernel/rows.js';
import { QrCodes } from './qr-codes.js';

type Table = Awaited<ReturnType<TablesReader['all']>>[number];

const viewOf = async (table: Table, codes: QrCodes): Promise<TableView> => ({
  id: table.id,
  tableNo: table.tableNo,
  qrCode: await codes.of(table),
});

/** The tables with their codes, by table number, as JSON text. */
export const tableList = query([TablesReader, QrCodes], (reader, codes) => async (restaurantId: number) => {
  const tables = await reader.all(restaurantId);
  tables.sort((one, other) => one.tableNo - other.tableNo);
  const views = await Promise.all(tables.map((table) => viewOf(table, codes)));
  return asList(views.map((view) => JSON.stringify(view)));
});

export const oneTable = query(
  [TablesReader, QrCodes],
  (reader, codes) => async (restaurantId: number, tableId: number) => {
    const table = (await reader.all(restaurantId)).find(({ id }) => id === tableId);
    if (!table) throw new Refusal('not-found', 'table/not-found', 'Table not found');
    return viewOf(table, codes);
  },
);
