import { handlersOf } from '../kernel/bus.js';
import * as commands from './billing.commands.js';
import { BillingController } from './billing.controller.js';
import * as queries from './billing.queries.js';

export const billing = { controllers: [BillingController], providers: handlersOf(commands, queries) };
