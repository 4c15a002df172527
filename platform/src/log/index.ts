export { Books, type Asker, type BooksOptions, type Made } from './books.js';
export { Log, type Followed, type FollowOptions, type FollowState, type LogOptions, type ReadOptions } from './log.js';
export type { Appended, EventMetadata, LoggedEvent, NewEvent, Position } from './logged-event.js';
export { Snapshots, type SnapshotsOptions } from './snapshots.js';
export type { Upcasters } from './upcasters.js';
export { WrongRevision } from './wrong-revision.js';
