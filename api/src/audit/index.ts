import { handlersOf } from '../kernel/bus.js';
import { AuditController } from './audit.controller.js';
import * as queries from './audit.queries.js';
import { LoggedBooks } from './logged-books.js';

export const audit = { controllers: [AuditController], providers: [LoggedBooks, ...handlersOf(queries)] };
