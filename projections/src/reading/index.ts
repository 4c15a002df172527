export * from './keys.js';
export { readModels, type Page, type PageAnswer, type ReadModels, type Stretch } from './read-models.js';
export { serverRun } from './standing.js';
export { parkedEvents, standing, type Standing } from './standing.js';
export { subscribe, type Subscription } from './subscribe.js';
