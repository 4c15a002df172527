export { Progress, type Alive, type ProgressState } from './progress.js';
export type { ParkedEvent } from '../reading/index.js';
