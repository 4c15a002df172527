export { ShadowBuild, CannotRebuild, type ShadowBuildOptions } from './shadow-build.js';
export { isLive, type Cursor } from './generations.js';
export { rebuild, type Rebuilt } from './shadow-build.js';
export { Runner, type RunnerOptions, type RunnerState } from './runner.js';
export { sweep } from './generations.js';
export { Overtaken, type Report } from './writer.js';
