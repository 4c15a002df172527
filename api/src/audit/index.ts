import { handlersOf } from '../kernel/queries.js';
import * as queries from './audit.queries.js';
import { LoggedBooks } from './logged-books.js';

export { AuditController } from './audit.controller.js';
export const auditParts = [LoggedBooks];
export const auditHandlers = [...handlersOf(queries)];
