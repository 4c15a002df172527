import { existsSync, closeSync, constants, fdatasync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type Database from 'libsql';
import { type LogEnd, brokenEnd, measuredEnd } from './log-check.js';
import { type Telling, openWriter } from './schema.js';

/** A log to write on, and where its end is remembered. */
export interface OpenLog {
  readonly db: Database.Database;
  readonly end: LogEnd;
  readonly head: RememberedHead;
}

const WHAT_TO_DO =
  'Nothing was changed. Put a backup of DATA_DIR in its place; or "npm run repair" says what is lost, and ' +
  '"npm run repair -- --accept-loss" goes on without it.';

/** Opens the log in the folder, unless something that somebody was told is on disk is not there: then it throws. */
export function openLog(dir: string, telling?: Telling): OpenLog {
  const remembered = rememberedEnd(dir);
  if (remembered && !existsSync(join(dir, 'log.db')))
    throw new Error(`The event log is gone: ${remembered.events} events were in ${join(dir, 'log.db')}. ${WHAT_TO_DO}`);
  const db = openReadable(dir, telling);
  const broken = brokenEnd(db, remembered);
  if (broken) throw new Error(`${broken.sentence} ${WHAT_TO_DO}`);
  const end = measuredEnd(db, remembered);
  const head = new RememberedHead(dir);
  head.remember(end);
  return { db, end, head };
}

function openReadable(dir: string, telling?: Telling): Database.Database {
  try {
    return openWriter(dir, telling);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The event log in ${dir} cannot be read (${why}). ${WHAT_TO_DO}`, { cause: error });
  }
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
