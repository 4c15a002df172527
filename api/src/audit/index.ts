import { AuditEntriesHandler } from './audit-entries.js';
import { ListsAtHandler } from './lists-at.js';
import { LoggedBooks } from './logged-books.js';
import { OrderHistoryHandler } from './order-history.js';
import { ParkedEventsHandler } from './parked-events.js';

export { AuditController } from './audit.controller.js';
export const auditParts = [LoggedBooks];
export const auditHandlers = [OrderHistoryHandler, ListsAtHandler, AuditEntriesHandler, ParkedEventsHandler];
