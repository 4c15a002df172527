import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say, terminal } from '@sae/platform/terminal';
import type Database from 'libsql';
import { checksumOfStream } from './checksum.js';
import { brokenEnd, damages, measuredEnd, rowsOf } from './log-check.js';
import { RememberedHead, rememberedEnd } from './open-log.js';
import { streams } from './protocol.js';
import { lockFolder, openWriter } from './schema.js';

const MOST_NAMED = 20;

/** Looks at every event of the log in the folder and tells what it finds; with `acceptLoss` it cuts off a broken end. */
function repair(dir: string, acceptLoss: boolean): 'whole' | 'damaged' {
  const lock = lockFolder(dir);
  const db = openWriter(dir);
  try {
    const remembered = rememberedEnd(dir);
    const found = [...damages(rowsOf(db))];
    for (const { what } of found.slice(0, MOST_NAMED)) say(`Damaged: ${what}.`);
    if (found.length > MOST_NAMED) say(`Damaged: ${found.length - MOST_NAMED} more.`);
    const structure = db.prepare('PRAGMA integrity_check(10)').raw().all() as [string][];
    for (const [finding] of structure) if (finding !== 'ok') say(`Damaged: ${finding}.`);
    const broken = brokenEnd(db, remembered);
    if (!broken && found.length === 0) {
      say(`The event log is whole: ${measuredEnd(db, remembered).events} events.`);
      return 'whole';
    }
    if (!broken) {
      say('The end of the event log is whole, so it can be used; what is damaged is not served. A backup has it.');
      return 'damaged';
    }
    say(broken.sentence);
    if (!acceptLoss) {
      say('Nothing was changed. "npm run repair -- --accept-loss" goes on without them.');
      return 'damaged';
    }
    cutAfter(db, broken.good);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const head = new RememberedHead(dir);
    head.remember(measuredEnd(db, undefined));
    head.close();
    say(`The event log now ends at position ${broken.good}.`);
    return 'whole';
  } finally {
    db.close();
    lock.close();
  }
}

/** What streams say of themselves is what the events that are left say. */
function cutAfter(db: Database.Database, position: number): void {
  db.exec('BEGIN IMMEDIATE; REINDEX');
  db.prepare('DELETE FROM events WHERE position > ?').run(position);
  const update = db.prepare('UPDATE streams SET metadata = ?, checksum = ? WHERE id = ?');
  const described = db.prepare('SELECT id, name, metadata FROM streams').raw();
  const latest = db
    .prepare(
      `SELECT frame FROM events JOIN streams ON streams.id = events.stream WHERE name = ? ORDER BY revision DESC LIMIT 1`,
    )
    .raw();
  for (const [id, name, metadata] of described.all() as [number, string, string | null][]) {
    const [frame] = (latest.get(`$$${name}`) as [Buffer] | undefined) ?? [];
    const now = frame ? dataOf(frame) : null;
    if (now !== metadata) update.run(now, checksumOfStream(id, name, now), id);
  }
  db.exec('COMMIT');
}

const dataOf = (frame: Buffer): string =>
  Buffer.from(
    streams.ReadResp.deserializeBinary(frame).getEvent()?.getEvent()?.getData_asU8() ?? new Uint8Array(),
  ).toString('utf8');

const help = `npm run repair: looks at every event of the embedded event store in DATA_DIR [./data] and says what is damaged
or missing; nothing is changed. Stop the system first.

  -- --accept-loss  cuts off what comes after the last event that is whole, when the end of the log is damaged or
                    missing, so that the system starts again. What is cut off is lost: a backup is better.
`;

const options = { 'accept-loss': { type: 'boolean', default: false } } as const;

await terminal({ help, failed: 'Nothing was repaired', options }, ({ 'accept-loss': acceptLoss }) => {
  const dir = join(resolve(process.env.DATA_DIR?.trim() || 'data'), 'event-store');
  if (!existsSync(join(dir, 'log.db'))) throw new Error(`There is no event log in ${dir}: is DATA_DIR right?`);
  // 0 says that the log can be used as it is.
  process.exitCode = repair(dir, acceptLoss) === 'whole' ? 0 : 1;
});
