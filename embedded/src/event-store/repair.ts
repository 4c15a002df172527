import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say, terminal } from '@sae/platform/terminal';
import type Database from 'libsql';
import { MOST_NAMED, rememberedEnd } from './open-log.js';
import { reasonOf } from './reason.js';
import { renewed } from './renew.js';
import { nameOf } from './row-key.js';
import { isOlder, lockFolder, logFile, openReader, openWriter } from './schema.js';
import { type Found, survey } from './survey.js';

/** Looks at every event of the log in the folder and tells what it finds; what is broken is written anew where nothing is lost by it, or that is accepted. */
function repair(dir: string, acceptLoss: boolean): 'whole' | 'damaged' {
  const lock = lockFolder(dir);
  try {
    if (isOlder(dir)) openWriter(dir).close();
    const db = openReader(dir);
    try {
      return lookAndRepair(dir, db, acceptLoss);
    } finally {
      db.close();
    }
  } finally {
    lock.close();
  }
}

function lookAndRepair(dir: string, db: Database.Database, acceptLoss: boolean): 'whole' | 'damaged' {
  const { found, lost, events } = look(dir, db);
  for (const what of found.slice(0, MOST_NAMED)) say(`Damaged: ${what}.`);
  if (found.length > MOST_NAMED) say(`Damaged: ${found.length - MOST_NAMED} more.`);
  if (found.length === 0) {
    say(`The event log is whole: ${counted(events)}.`);
    return 'whole';
  }
  if (lost > 0) say(`To go on without what is damaged or missing loses ${counted(lost)}; a backup may have them.`);
  if (lost > 0 && !acceptLoss) {
    say('Nothing was changed. "npm run repair -- --accept-loss" sets aside these events, and keeps all others.');
    return 'damaged';
  }
  const { kept, end } = renewed(dir, db);
  say(
    `Written anew${lost === 0 ? ', and nothing is lost' : ` without ${counted(lost)}`}. What was there is kept in ${kept}.`,
  );
  say(`The event log now ends at position ${end.position}.`);
  return 'whole';
}

const counted = (events: number) => (events === 1 ? '1 event' : `${events} events`);

interface Look {
  /** What is wrong, thing by thing. */
  readonly found: readonly string[];
  /** How many events would be lost by going on. */
  readonly lost: number;
  readonly events: number;
}

function look(dir: string, db: Database.Database): Look {
  const remembered = rememberedEnd(dir);
  const found: string[] = [];
  let [events, damaged, holes, end] = [0, 0, 0, 0];
  for (const one of survey(db)) {
    if (one.is !== 'whole') found.push(whatIsWrong(one));
    if (one.is === 'missing') holes += 1;
    else [events, end] = [events + 1, one.row[0]];
    if (one.is === 'damaged') damaged += 1;
  }
  if (events === 0 && remembered?.events !== 0) throw new Error(`nothing of ${logFile(dir)} can be read`);
  if (remembered && remembered.position > end)
    found.push(`it ends at position ${end}, and went to ${remembered.position} when it was last heard of`);
  // Where nobody remembers how many there were, of each gap no more is known than that it is one.
  const missing = remembered ? Math.max(0, remembered.events - events) : holes;
  return { found: [...found, ...structureOf(db)], lost: damaged + missing, events };
}

function whatIsWrong(one: Exclude<Found, { is: 'whole' }>): string {
  if (one.is === 'missing') return `what stood between positions ${one.from} and ${one.to} is missing`;
  const written = new Date(one.created);
  const when = Number.isNaN(written.getTime()) ? '' : `, written ${written.toISOString()},`;
  return `${nameOf(one.row)}${when} is not as written`;
}

function structureOf(db: Database.Database): string[] {
  try {
    const findings = db.prepare('PRAGMA integrity_check(10)').raw().all() as [string][];
    return findings.map(([finding]) => finding).filter((finding) => finding !== 'ok');
  } catch (error) {
    return [reasonOf(error)];
  }
}

const help = `npm run repair: looks at every event of the embedded event store in DATA_DIR [./data] and says what is damaged
or missing. Stop the system first. Where all events are whole and only what finds them is damaged, the log is written
anew at once; where something is lost nothing is changed. What was there before is kept beside it.

  -- --accept-loss  goes on without the events that are damaged or missing: each is set aside, all others are kept,
                    and the system starts again. What they said is lost: a backup is better.
`;

const options = { 'accept-loss': { type: 'boolean', default: false } } as const;

void terminal({ help, failed: 'Nothing was repaired', options }, ({ 'accept-loss': acceptLoss }) => {
  const dir = join(resolve(process.env.DATA_DIR?.trim() || 'data'), 'event-store');
  if (!existsSync(logFile(dir))) throw new Error(`There is no event log in ${dir}: is DATA_DIR right?`);
  // 0 says that the log can be used as it is.
  process.exitCode = repair(dir, acceptLoss) === 'whole' ? 0 : 1;
});
