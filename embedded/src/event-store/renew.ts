import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { type LogEnd, measuredEnd } from './log-check.js';
import { RememberedHead } from './open-log.js';
import { Salvage } from './salvage.js';
import { logFile, openReader } from './schema.js';

/** Writes the log in the folder anew and puts it in the place of the old one, which is kept. */
export function renewed(dir: string, from: Database.Database): { readonly kept: string; readonly end: LogEnd } {
  const workshop = join(dir, 'renewed');
  const kept = `${logFile(dir)}.before-repair-${Date.now()}`;
  rmSync(workshop, { recursive: true, force: true });
  try {
    Salvage.write(from, workshop);
    // Before it is moved, so that all of it is in one file.
    from.close();
    for (const suffix of ['', '-wal', '-shm'])
      if (existsSync(`${logFile(dir)}${suffix}`)) renameSync(`${logFile(dir)}${suffix}`, `${kept}${suffix}`);
    renameSync(logFile(workshop), logFile(dir));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  const db = openReader(dir);
  const end = measuredEnd(db, undefined);
  db.close();
  const head = new RememberedHead(dir);
  head.remember(end);
  head.close();
  return { kept, end };
}
