export { CannotRebuild, rebuild, type RebuildOptions, type Rebuilt } from './rebuild.js';
export { isLive, type Place } from './place.js';
export { Runner, type RunnerOptions, type RunnerState } from './runner.js';
export { sweep } from './sweep.js';
export { Overtaken, type Report } from './writer.js';
