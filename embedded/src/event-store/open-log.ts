import { existsSync, closeSync, constants, fdatasync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type Database from 'libsql';
import { type LogEnd, brokenEnd, brokenStructure, damages, isSmall, measuredEnd, rowsOf } from './log-check.js';
import { reasonOf } from './reason.js';
import { NewerLog, isOlder, logFile, openReader, type Telling, openWriter } from './schema.js';

/** A log to write on, and where its end is remembered. */
export interface OpenLog {
  readonly db: Database.Database;
  readonly end: LogEnd;
  readonly head: RememberedHead;
}

const WHAT_TO_DO =
  'Nothing was changed. "npm run restore" brings a backup back; or "npm run repair" says what is lost, and ' +
  '"npm run repair -- --accept-loss" goes on without it.';
const BUILD_ANEW = 'Nothing is known to be lost: "npm run repair" builds it anew from its events.';

/** What is damaged is named so often, at most. */
export const MOST_NAMED = 20;

/** Opens the log in the folder, unless something that somebody was told is on disk is not there: then it throws. */
export function openLog(dir: string, telling: Telling): OpenLog {
  const remembered = rememberedEnd(dir);
  const file = logFile(dir);
  const isThere = existsSync(file);
  if (remembered !== undefined && remembered?.events !== 0 && !isThere) {
    const events = remembered ? `${remembered.events} events were` : 'events were';
    throw new Error(`The event log is gone: ${events} in ${file}. ${WHAT_TO_DO}`);
  }
  const isExpected = isThere && !readably(dir, () => isOlder(dir));
  const db = readably(dir, () => openWriter(dir, telling));
  const isUnknown = isExpected && !remembered && measuredEnd(db, undefined).events > 0;
  if (isUnknown) lookAtAll(db, remembered === null ? 'cannot be read' : 'is missing', telling);
  const structure = isUnknown || isSmall(db) ? readably(dir, () => brokenStructure(db)) : undefined;
  if (structure) throw new Error(`${structure.sentence} ${BUILD_ANEW}`);
  const broken = readably(dir, () => brokenEnd(db, remembered));
  if (broken) throw new Error(`${broken.sentence} ${WHAT_TO_DO}`);
  const end = measuredEnd(db, remembered);
  const head = new RememberedHead(dir);
  head.remember(end);
  return { db, end, head };
}

/** Without knowing where it ended, the rest at least shall be known. */
function lookAtAll(db: Database.Database, why: string, { say }: Telling): void {
  say(`event store: the file "head", which tells where the log ended, ${why}: all of the log is looked at`);
  const found = [...damages(rowsOf(db))];
  for (const what of found.slice(0, MOST_NAMED)) say(`event store: ${what}`);
  const { events } = measuredEnd(db, undefined);
  say(
    `event store: looked at ${events} events, ${found.length} damaged; whether some behind them are missing, nobody knows`,
  );
}

/** @throws what keeps the log from being read, and what to do */
function readably<T>(dir: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NewerLog) throw error;
    throw new Error(`The event log in ${dir} cannot be read (${reasonOf(error)}). ${WHAT_TO_DO}`, { cause: error });
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

/** Measures where the log in a folder ends and remembers it, for whoever opens it next. */
export function rememberEnd(dir: string): LogEnd {
  const db = openReader(dir);
  const end = measuredEnd(db, undefined);
  db.close();
  const head = new RememberedHead(dir);
  head.remember(end);
  head.close();
  return end;
}
