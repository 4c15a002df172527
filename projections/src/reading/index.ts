export { checkpointOf, eventIdOf, placeIn, placeText, positionOf, type Checkpoint } from './keys.js';
export {
  ALIVE,
  ATTENDED,
  BEGINNING,
  BUILDING,
  checkpointKey,
  CURRENT,
  OWED,
  parkedBooksKey,
  parkedKey,
  parkedMarkKey,
  PROGRESS,
  PUSHES,
  shapeKey,
} from './keys.js';
export { bookName, type ParkedBook } from './keys.js';
export { readModels, type Page, type ReadModels, type Standing, type Stretch } from './read-models.js';
export { serverRun } from './server-run.js';
export { subscribe, type Subscription } from './subscribe.js';
