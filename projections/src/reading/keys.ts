import type { ParkedEvent } from '@sae/domain/audit';
import type { LoggedEvent, Position } from '@sae/platform/log';

/** Names the generation that is read: one complete set of read models, e.g. `g1763712000000000`. */
export const CURRENT = 'current';

/** Names the generation that is being built from nothing, as long as somebody is at it. */
export const BUILDING = 'building';

/** Names the shape of the version that keeps the read models, as long as it gives signs. */
export const IN_FORCE = 'in-force';

/** Up to where in the log a generation has come. */
export const checkpointKey = (generation: string): string => `${generation}:checkpoint`;

/** What made a generation: which tables, by the clocks of which zone. */
export const shapeKey = (generation: string): string => `${generation}:shape`;

/** What is older in a list that only grows stands under its key and this, in texts of so many each. */
export const OLDER = ':older';
export const APPENDED_PART = 64;

/** The books of a generation that wait for an event that cannot be applied, by name. */
export const parkedBooksKey = (generation: string): string => `${generation}:parked`;
/** What tells two sets of them apart: whoever writes must know of the same. */
export const parkedMarkKey = (generation: string): string => `${generation}:parked-mark`;
export const parkedKey = (generation: string, book: string): string => `${generation}:parked:${book}`;

/** The checkpoint of a generation in which nothing is written yet. Stands before every digit. */
export const BEGINNING = '-';

/** The place of the newest event that was acknowledged before the models showed it. It only ever grows. */
export const OWED = 'owed';

/**
 * Stands while a projection process keeps the current generation up to date, having reached the log's end; for a few
 * seconds beyond its last sign of life. It holds the run of Redis it was said in: one that was started anew may have
 * come back with older data.
 */
export const ATTENDED = 'attended';
/** How long readers rely on the last sign of life. */
export const ATTENDED_MS = 6_000;

/** What the projection process says about itself every few seconds. */
export const ALIVE = 'alive:projections';

/** Positions up to which the models are written, as text; published by the script that writes them. `BEGINNING`: models and log begin anew. */
export const PROGRESS = 'progress';

/** Live pushes as JSON; published by the script that writes what they are about. */
export const PUSHES = 'pushes';

/** A book that waits: all that one category tells of a restaurant, year by year, for its models are made together. */
export interface ParkedBook {
  readonly event: ParkedEvent;
  /** Of each of its streams, the revision to go on from; a stream that is not named has nothing that waits. */
  readonly from: Readonly<Record<string, number>>;
}

export const bookName = (category: string, restaurantId: number): string => `${category}-${restaurantId}`;

/** The last event whose changes are written: its position as text of a fixed length, so that it compares, and its id. */
export type Checkpoint = string;

const DIGITS = 20; // of 2^64

export const checkpointOf = ({ position, id }: Pick<LoggedEvent, 'position' | 'id'>): Checkpoint =>
  `${placeText(position)} ${id}`;

/** A position as it compares with checkpoints. */
export const placeText = (position: Position): string => String(position).padStart(DIGITS, '0');

/** The same, of a checkpoint. */
export const placeIn = (checkpoint: Checkpoint): string => checkpoint.slice(0, DIGITS);

export const positionOf = (checkpoint: Checkpoint): Position | null =>
  checkpoint === BEGINNING ? null : BigInt(placeIn(checkpoint));

/** Of the event at the checkpoint; empty when none was kept. */
export const eventIdOf = (checkpoint: Checkpoint): string => checkpoint.slice(DIGITS + 1);
