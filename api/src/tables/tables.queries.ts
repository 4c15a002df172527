import type { TableView } from '@sae/domain/tables';
import { TablesReader } from '@sae/projections/models/tables';
import { query } from '../queries.js';
import { asList } from '../rows.js';
import { QrCodes } from './qr-codes.js';

/** The tables with their codes, by table number, as JSON text. */
export const tableList = query([TablesReader, QrCodes], (reader, codes) => async (restaurantId: number) => {
  const tables = await reader.all(restaurantId);
  tables.sort((one, other) => one.tableNo - other.tableNo);
  const views = tables.map(async (table): Promise<TableView> => ({
    id: table.id,
    tableNo: table.tableNo,
    qrCode: await codes.of(table),
  }));
  return asList((await Promise.all(views)).map((view) => JSON.stringify(view)));
});
