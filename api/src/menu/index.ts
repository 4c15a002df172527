import { handlersOf } from '../kernel/bus.js';
import * as commands from './menu.commands.js';
import { MenuController } from './menu.controller.js';
import * as queries from './menu.queries.js';

export const menu = { controllers: [MenuController], providers: handlersOf(commands, queries) };
