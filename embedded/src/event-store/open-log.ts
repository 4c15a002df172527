import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import type { Telling } from './add-checksums.js';
import { brokenEnd, measuredEnd } from './log-check.js';
import { type LogEnd, RememberedHead, rememberedEnd } from './remembered-head.js';
import { openWriter } from './schema.js';

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
