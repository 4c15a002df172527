import { handlersOf } from '../kernel/bus.js';
import * as commands from './exports.commands.js';
import { ExportsController } from './exports.controller.js';
import { Exports } from './exports.js';
import * as queries from './exports.queries.js';

export { EXPORTS, ExportPlaces } from './exports.js';
export const pastOrderExports = {
  controllers: [ExportsController],
  providers: [Exports, ...handlersOf(commands, queries)],
};
