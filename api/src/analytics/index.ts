import { AnalyticsHandler } from './analytics.js';

export { AnalyticsController } from './analytics.controller.js';
export const analyticsHandlers = [AnalyticsHandler];
