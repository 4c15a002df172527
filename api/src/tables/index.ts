import { DeleteTableHandler } from './delete-table.js';
import { GenerateQrHandler } from './generate-qr.js';
import { QrCodes } from './qr-codes.js';
import { TableListHandler } from './table-list.js';

export { TablesController } from './tables.controller.js';
export const tablesParts = [QrCodes];
export const tablesHandlers = [GenerateQrHandler, DeleteTableHandler, TableListHandler];
