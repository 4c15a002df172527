import { CancelExportHandler } from './cancel-export.js';
import { ExportPastOrdersHandler } from './export-past-orders.js';
import { ExportStatusHandler } from './export-status.js';
import { Exports } from './exports.js';

export { ExportPlaces } from './export-places.js';
export { EXPORTS } from './exports.js';
export { ExportsController } from './exports.controller.js';
export const exportsParts = [Exports];
export const exportsHandlers = [ExportPastOrdersHandler, ExportStatusHandler, CancelExportHandler];
