export { refuseEmptyLog } from './empty-log.js';
export * from './keys.js';
export { readerOf, ReadModels, type Page, type PageAnswer, type Reader, type Stretch } from './read-models.js';
export { parsedRow, rowsIn, type RowJson, type Rows } from './rows.js';
export { serverRun } from './standing.js';
export { parkedEvents, standing, type Standing } from './standing.js';
export { subscribe, type Subscription } from './subscribe.js';
