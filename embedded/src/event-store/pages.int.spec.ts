import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AllBackwards, AllForwards, type Cursor, StreamRead } from './cursors.js';
import { LogReader } from './log-reader.js';
import { LogWriter } from './log-writer.js';
import { openReader, openWriter } from './schema.js';

const MEGABYTE = 1024 * 1024;

let dir: string;
let head: number;
const sizes = [...Array<number>(300).fill(400), ...Array<number>(12).fill(900_000), 400, 400];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'event-store-'));
  const db = openWriter(dir);
  const writer = new LogWriter(db, 0, Date.now, (message) => expect(message).toBe(''));
  for (const size of sizes) {
    const event = { id: randomUUID(), type: 'T', contentType: 'application/octet-stream', metadata: new Uint8Array() };
    const events = [{ ...event, data: new Uint8Array(size) }];
    writer.write([{ kind: 'append', stream: 's', expected: 'any', events }]);
  }
  head = writer.head;
  db.close();
});
afterAll(() => rm(dir, { recursive: true }));

describe('a page', () => {
  it.each([
    ['of the log, forwards', (log: LogReader): Cursor => new AllForwards(log, 0, () => head)],
    ['of the log, backwards', (log: LogReader) => new AllBackwards(log, head + 1)],
    ['of a stream, forwards', (log: LogReader) => new StreamRead(log, log.stream('s')!, 0, false)],
    ['of a stream, backwards', (log: LogReader) => new StreamRead(log, log.stream('s')!, Infinity, true)],
  ])('%s holds a megabyte or one event, whatever came before it', (_what, cursorOn) => {
    const db = openReader(dir);
    const cursor = cursorOn(new LogReader(db, Date.now));
    let found = 0;
    for (let more = true; more;) {
      const page = cursor.next(256);
      const bytes = page.frames.reduce((sum, frame) => sum + frame.length, 0);
      expect(bytes <= MEGABYTE || page.frames.length === 1).toBe(true);
      found += page.frames.length;
      more = page.more;
    }
    expect(found).toBe(sizes.length);
    db.close();
  });
});
