export * from './decider.js';
export * from './event.js';
export * from './money.js';
export * from './refusal.js';
export * from './time.js';
export * from './numbered.js';
export * from './local-time.js';
export * from './calendar.js';
