import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import type { LogEnd } from './log-check.js';
import { rememberEnd } from './open-log.js';
import { Salvage } from './salvage.js';
import { logFile } from './schema.js';

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
  return { kept, end: rememberEnd(dir) };
}
