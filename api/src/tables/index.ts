import { handlersOf } from '../kernel/queries.js';
import * as queries from './tables.queries.js';
import { DeleteTableHandler } from './delete-table.js';
import { GenerateQrHandler } from './generate-qr.js';
import { QrCodes } from './qr-codes.js';

export { TablesController } from './tables.controller.js';
export const tablesParts = [QrCodes];
export const tablesHandlers = [GenerateQrHandler, DeleteTableHandler, ...handlersOf(queries)];
