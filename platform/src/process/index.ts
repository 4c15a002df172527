export { askHealth } from './ask-health.js';
export { Pulse, beat, onBeat } from './pulse.js';
export { runProcess, type Stop } from './run-process.js';
