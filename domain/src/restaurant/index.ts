export * from './account-state.js';
export * from './account.events.js';
export * from './account.js';
