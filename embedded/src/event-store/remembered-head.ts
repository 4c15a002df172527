import { closeSync, constants, fdatasync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Where the log ended when somebody was last told so, and how many events it then held. */
export interface LogEnd {
  readonly position: number;
  readonly events: number;
}

const SYNC_EVERY_MS = 1_000;
const LINE = 64;

const fileIn = (dir: string) => join(dir, 'head');
const sealed = (text: string) => `${text} ${(crc32(text) >>> 0).toString(16)}`;

/** What was remembered; undefined where nothing was, null where it cannot be read. */
export function rememberedEnd(dir: string): LogEnd | null | undefined {
  let line: string;
  try {
    line = readFileSync(fileIn(dir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const [position = '', events = ''] = line.split(' ');
  return line === sealed(`${position} ${events}`) ? { position: Number(position), events: Number(events) } : null;
}

/**
 * Remembers the end of the log apart from it, before anybody is told that it moved. Written at once, which outlives the
 * process; on disk within a second, which is all that a power cut may take from it (decision 36).
 */
export class RememberedHead {
  private readonly file: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(dir: string) {
    this.file = openSync(fileIn(dir), constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  remember({ position, events }: LogEnd): void {
    writeSync(this.file, sealed(`${position} ${events}`).padEnd(LINE - 1) + '\n', 0);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // What the disk does not take now, it is asked to take again with the next group.
      fdatasync(this.file, () => undefined);
    }, SYNC_EVERY_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    fdatasyncSync(this.file);
    closeSync(this.file);
  }
}
