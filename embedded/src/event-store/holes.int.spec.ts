import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AllBackwards, AllForwards, type Cursor, StreamRead } from './cursors.js';
import { brokenEnd } from './log-check.js';
import { LogReader } from './log-reader.js';
import { LogWriter } from './log-writer.js';
import { openReader, openWriter } from './schema.js';

const EACH = 10;

let dir: string;
let head: number;

/** Two streams by turns; of the left one an event in the middle is gone, and all that is left is whole. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'event-store-'));
  const db = openWriter(dir);
  const writer = new LogWriter(db, 0, Date.now, (message) => expect(message).toBe(''));
  const said = { type: 'T', contentType: 'application/json', data: Buffer.from('{}'), metadata: new Uint8Array() };
  for (let n = 0; n < EACH; n += 1)
    for (const stream of ['left', 'right'])
      writer.write([{ kind: 'append', stream, expected: 'any', events: [{ ...said, id: randomUUID() }] }]);
  head = writer.head;
  db.exec("DELETE FROM events WHERE revision = 4 AND stream = (SELECT id FROM streams WHERE name = 'left')");
  db.close();
});
afterEach(() => rm(dir, { recursive: true }));

const readAll = (cursor: Cursor, limit: number): number => {
  for (let found = 0; ;) {
    const page = cursor.next(limit);
    found += page.frames.length;
    if (!page.more) return found;
  }
};

describe('a hole in the log', () => {
  it.each([1, 5, 256])('is seen by who reads over it, in pages of %i, and by nobody else', (limit) => {
    const db = openReader(dir);
    const log = new LogReader(db, Date.now);
    const read = (cursor: Cursor) => () => readAll(cursor, limit);
    expect(read(new AllForwards(log, 0, () => head))).toThrow(/an event between positions \d+ and \d+ is missing/);
    expect(read(new AllBackwards(log, head + 1))).toThrow(/an event between positions \d+ and \d+ is missing/);
    expect(read(new StreamRead(log, log.stream('left')!, 0, false))).toThrow(/is missing/);
    expect(read(new StreamRead(log, log.stream('left')!, Infinity, true))).toThrow(/is missing/);
    expect(read(new StreamRead(log, log.stream('right')!, 0, false))()).toBe(EACH);
    expect(read(new StreamRead(log, log.stream('left')!, 5, false))()).toBe(EACH - 5);
    db.close();
  });

  it('near its end is seen before it is written on', () => {
    const db = openWriter(dir);
    expect(brokenEnd(db, undefined)).toMatchObject({ sentence: expect.stringContaining('is missing'), lost: 1 });
    db.close();
  });
});
