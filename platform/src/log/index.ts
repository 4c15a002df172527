export { Books, type BooksOptions } from './books.js';
export { WrongRevision } from './errors.js';
export type { FollowOptions, FollowState } from './follow.js';
export type { Followed } from './following.js';
export { Log, type LogOptions, type ReadOptions } from './log.js';
export type { Appended, EventMetadata, LoggedEvent, NewEvent, Position } from './logged-event.js';
export { Snapshots, type SnapshotsOptions } from './snapshots.js';
export type { Upcasters } from './upcasters.js';
export type { Asker, Made } from './wish.js';
