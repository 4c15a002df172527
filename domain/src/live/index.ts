export type * from './pushes.js';
