import { handlersOf } from '../kernel/queries.js';
import * as queries from './analytics.queries.js';

export { AnalyticsController } from './analytics.controller.js';
export const analyticsHandlers = [...handlersOf(queries)];
