export * from './profile.js';
export * from './tax-warning.js';
