export type { Push } from '../kernel/index.js';
export { Pushes } from './pushes.js';
