export { Books, type Asker, type BooksOptions, type Made } from './books.js';
export { WrongRevision } from './errors.js';
export type { Followed, FollowOptions, FollowState } from './follow.js';
export { Log, type LogOptions, type ReadOptions } from './log.js';
export type { Appended, EventMetadata, LoggedEvent, NewEvent, Position } from './logged-event.js';
export { Snapshots, type SnapshotsOptions } from './snapshots.js';
export type { Upcasters } from './upcasters.js';
