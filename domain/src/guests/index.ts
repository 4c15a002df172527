export * from './claims.js';
export * from './sitting-state.js';
export * from './sitting.js';
export * from './sitting-view.js';
export * from './table.js';
export * from './views.js';
export * from './upi.js';
