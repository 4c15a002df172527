export { ShadowBuild, CannotRebuild, type ShadowBuildOptions } from './shadow-build.js';
export { isLive, type Place } from './place.js';
export { rebuild, type Rebuilt } from './rebuild.js';
export { Runner, type RunnerOptions, type RunnerState } from './runner.js';
export { sweep } from './sweep.js';
export { Overtaken, type Report } from './writer.js';
