import { handlersOf } from '../kernel/bus.js';
import { AnalyticsController } from './analytics.controller.js';
import * as queries from './analytics.queries.js';

export const analytics = { controllers: [AnalyticsController], providers: handlersOf(queries) };
