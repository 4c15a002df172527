import type { ChildProcess } from 'node:child_process';

const BEAT_MS = 2_000;
const LOOK_MS = 1_000;
const SILENT_LOOKS = 10;

/** Tells whoever started this process, again and again, that it moves. */
export const beat = (): void => {
  setInterval(() => {
    // The launcher may just be going; `disconnect` tells of that.
    if (process.connected) process.send?.({ beat: true }, undefined, undefined, () => undefined);
  }, BEAT_MS).unref();
};

/** Calls back whenever `child` says that it moves. */
export const onBeat = (child: ChildProcess, heard: () => void): void => {
  child.on('message', (message) => {
    if ((message as { beat?: boolean } | null)?.beat === true) heard();
  });
};

/** Notices, from the first beat on, that there are no more. */
export class Pulse {
  private looks = -Infinity;
  private readonly timer: NodeJS.Timeout;

  /** Silence is counted in looks and not in time: while this very process stood still it could hear nobody. */
  constructor(onSilence: (forMs: number) => void) {
    this.timer = setInterval(() => {
      if (++this.looks === SILENT_LOOKS) onSilence(SILENT_LOOKS * LOOK_MS);
    }, LOOK_MS).unref();
  }

  beat(): void {
    this.looks = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
