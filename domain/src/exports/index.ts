export * from './export-period.js';
