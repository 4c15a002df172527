import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockFolder, openReader, openWriter } from './schema.js';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'event-store-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('the log’s database', () => {
  it('waits for the disk at every commit', () => {
    const db = openWriter(dir);
    const setting = (name: string) => (db.prepare(`PRAGMA ${name}`).raw().get() as unknown[])[0];
    // 2 is FULL.
    expect([setting('synchronous'), setting('journal_mode')]).toEqual([2, 'wal']);
    db.close();
  });

  it('cannot be written by a reader', () => {
    const db = openReader(dir);
    expect(() => db.exec("INSERT INTO streams (name) VALUES ('x')")).toThrow(/readonly/);
    db.close();
  });

  it('belongs to one at a time', () => {
    const lock = lockFolder(dir);
    expect(() => lockFolder(dir)).toThrow('already running');
    lock.close();
    lockFolder(dir).close();
  });
});
