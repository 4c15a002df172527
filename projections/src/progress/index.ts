export { Progress, type Alive, type ProgressState } from './progress.js';
