import type { FollowState, Log } from '@sae/platform/log';
import type { Checkpoint, Place } from './checkpoint.js';

/** The log does not have the event up to which its facts are jobs: it was cut, replaced or restored. */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
  constructor({ position, id }: Place) {
    super(`The log has no event ${id} at ${position}, up to which its facts were turned into jobs`);
  }
}

/** Holds the checkpoint against the log, whenever it is followed anew: behind each connection another may stand. */
export class SameLog {
  private isUnsure = true;

  constructor(
    private readonly log: Pick<Log, 'has'>,
    private readonly checkpoint: Pick<Checkpoint, 'place'>,
    /** Told when it is another although nothing of it has come yet: one that is shorter says nothing by itself. */
    private readonly onAnother: (error: AnotherLog) => void,
  ) {}

  readonly hear = (state: FollowState): void => {
    if (state !== 'following') return;
    this.isUnsure = true;
    this.assure().catch((error: unknown) => {
      // Any other: the log is away again, and will be asked when it is back.
      if (error instanceof AnotherLog) this.onAnother(error);
    });
  };

  /** Before anything is made of what the log gives. @throws AnotherLog */
  async assure(): Promise<void> {
    const { place } = this.checkpoint;
    if (this.isUnsure && place && place.id !== null && !(await this.log.has(place.position, place.id)))
      throw new AnotherLog(place);
    this.isUnsure = false;
  }
}
