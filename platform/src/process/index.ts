export { askHealth } from './ask-health.js';
export { runProcess, type Stop } from './run-process.js';
