import type { Position } from '@sae/platform/log';
import { BEGINNING } from '../reading/index.js';

/** Where a runner stands: in which generation it writes, which one is read meanwhile, and up to where it has come. */
export interface Place {
  readonly generation: string;
  /** The generation readers use; empty when there is none. */
  readonly current: string;
  readonly checkpoint: Checkpoint;
}

/** The position of the last event whose changes are written, as text of a fixed length: it compares as text. */
export type Checkpoint = string;

const DIGITS = 20; // of 2^64

export const checkpointOf = (position: Position): Checkpoint => String(position).padStart(DIGITS, '0');
export const positionOf = (checkpoint: Checkpoint): Position | null =>
  checkpoint === BEGINNING ? null : BigInt(checkpoint);

export const isLive = ({ generation, current }: Place): boolean => generation === current;
