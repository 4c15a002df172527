import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { brokenStructure, damages, endOf, rowsOf } from '../event-store/log-check.js';
import { MOST_NAMED, rememberedEnd } from '../event-store/open-log.js';
import { logFile } from '../event-store/schema.js';

/** In DATA_DIR and in a backup alike. */
export const STORE = 'event-store';
export const SECRET = 'jwt-secret';

export const storeIn = (dir: string): string => join(dir, STORE);

/** A log with something in it: the launcher makes an empty file before all else. */
export const hasLog = (dir: string): boolean => {
  const file = logFile(storeIn(dir));
  return existsSync(file) && statSync(file).size > 0;
};

/** Accounts are found by it: a log without it is of little use. Made by the launcher, where none was given. */
export const copySecret = (from: string, to: string): boolean => {
  const file = join(from, SECRET);
  if (!existsSync(file)) return false;
  copyFileSync(file, join(to, SECRET));
  return true;
};

/** All that is wrong with the log in a folder, as far as one wants to read. */
export const wrongWith = (db: Database.Database, dir: string): readonly string[] => {
  const structure = brokenStructure(db);
  const [end, remembered] = [endOf(db), rememberedEnd(storeIn(dir))];
  const found = [
    ...(structure ? [structure.sentence] : []),
    ...(remembered && remembered.position > end
      ? [`it ends at position ${end}, and went to ${remembered.position} when it was written`]
      : []),
  ];
  for (const damage of damages(rowsOf(db))) {
    if (found.length >= MOST_NAMED) break;
    found.push(damage);
  }
  return found;
};
