export { Pushes } from './pushes.js';
