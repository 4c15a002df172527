export { ALIVE, BEGINNING, BUILDING, checkpointKey, CURRENT, PROGRESS, PUSHES, shapeKey } from './keys.js';
export { readModels, type Page, type ReadModels, type Stretch } from './read-models.js';
export { subscribe, type Subscription } from './subscribe.js';
