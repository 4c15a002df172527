export * from './payment.events.js';
export * from './payment.js';
export * from './plans.js';
export * from './views.js';
