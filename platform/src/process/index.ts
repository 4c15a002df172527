export { runProcess, type Stop } from './run-process.js';
