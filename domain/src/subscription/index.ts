export * from './choose-plan.dto.js';
export * from './plans.js';
export * from './views.js';
