import { on } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openWriter } from './schema.js';

const WRITER = new URL('../../dist/event-store/writer.worker.js', import.meta.url);
const EVENTS = 25_000;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'event-store-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('A log from before there were checksums', () => {
  it('says how far it is while it is given them, though its thread does nothing else meanwhile', async () => {
    const db = openWriter(dir);
    db.exec(
      `ALTER TABLE events DROP COLUMN checksum; ALTER TABLE streams DROP COLUMN checksum; PRAGMA user_version = 0;
       INSERT INTO streams VALUES (1, 'left', NULL);
       WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${EVENTS})
       INSERT INTO events SELECT n, 1, n - 1, 'id', 'Counted', 0, x'00' FROM n`,
    );
    db.close();
    const writer = new Worker(WRITER, { workerData: { dir, strict: false, sayEveryMs: 0 } });
    const said: unknown[] = [];
    for await (const [message] of on(writer, 'message') as AsyncIterable<[{ kind: string }]>) {
      said.push(message);
      if (message.kind !== 'says') break;
    }
    const far = (events: number) => ({
      kind: 'says',
      sentence: `event store: adding checksums to an older log, ${events} of ${EVENTS} events done`,
    });
    expect(said).toEqual([far(10_000), far(20_000), far(EVENTS), { kind: 'open', head: EVENTS }]);
    await writer.terminate();
  });
});
