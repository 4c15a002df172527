export * from './picture.js';
export * from './profile.js';
export * from './tax-warning.js';
