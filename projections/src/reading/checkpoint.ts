import type { LoggedEvent, Position } from '@sae/platform/log';
import { BEGINNING } from './keys.js';

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
