import { handlersOf } from '../kernel/bus.js';
import { QrCodes } from './qr-codes.js';
import * as commands from './tables.commands.js';
import { TablesController } from './tables.controller.js';
import * as queries from './tables.queries.js';

export const tables = { controllers: [TablesController], providers: [QrCodes, ...handlersOf(commands, queries)] };
