import type { Checkpoint } from '../reading/index.js';

/** Where a runner stands: in which generation it writes, which one is read meanwhile, and up to where it has come. */
export interface Place {
  readonly generation: string;
  /** The generation readers use; empty when there is none. */
  readonly current: string;
  readonly checkpoint: Checkpoint;
}

export const isLive = ({ generation, current }: Place): boolean => generation === current;
