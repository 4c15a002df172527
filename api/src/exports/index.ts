import { handlersOf } from '../kernel/queries.js';
import * as queries from './exports.queries.js';
import { CancelExportHandler } from './cancel-export.js';
import { Exports } from './exports.js';

export { ExportPlaces } from './exports.js';
export { EXPORTS } from './exports.js';
export { ExportsController } from './exports.controller.js';
export const exportsParts = [Exports];
export const exportsHandlers = [CancelExportHandler, ...handlersOf(queries)];
