import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Log } from '@sae/platform/log';
import { eventually } from '../../../platform/testing/eventually.js';
import { untilReady } from '../../../platform/testing/ready.js';
import { onSmallDisk, SmallDisk } from '../../../platform/testing/small-disk.js';
import { by } from '../../../platform/testing/tally.js';
import { HTTP2, isRoot, NOBODY, visit } from '../../../platform/testing/visit.js';
import { startEventStore } from '../../testing/event-store.js';

const MAIN = fileURLToPath(new URL('../../dist/event-store/main.js', import.meta.url));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'event-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const event = () => ({
  id: randomUUID(),
  type: 'Noted',
  data: { note: 'x'.repeat(1_000) },
  metadata: { ...by, at: '2026-11-21T06:30:00.000Z', v: 1 },
});

describe('The event store', () => {
  it('says in words what is wrong with its files', async () => {
    writeFileSync(join(dir, 'log.db'), 'This was never a database.'.repeat(1_000));
    await expect(startEventStore({ dir })).rejects.toThrow(/not a database/);
  });

  (isRoot ? it : it.skip)('serves its own user, and nobody else', async () => {
    const store = await startEventStore({ dir });
    const log = new Log(store.url);
    await eventually(() => log.ping());
    expect(await visit(store.port, HTTP2)).toBe('answered');
    expect(await visit(store.port, HTTP2, NOBODY)).toBe('cut off');
    await log.close();
    await store.stop();
  });
});

describe('On a disk that is nearly full', () => {
  let store: ChildProcess;
  let log: Log;
  let disk: SmallDisk;

  beforeEach(async () => {
    const [command, args] = onSmallDisk(dir, 100, [process.execPath, MAIN, '--dir', dir, '--port', '0']);
    store = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const { port } = await untilReady(store);
    disk = new SmallDisk(store.pid!, dir);
    log = new Log(`esdb://127.0.0.1:${port}?tls=false`);
  });
  afterEach(async () => {
    await log.close();
    const ended = once(store, 'exit');
    store.kill();
    await ended;
  });

  it('the log refuses at once what would make it grow, tells what it has, and goes on when there is room', async () => {
    const full = { kind: 'unavailable', code: 'log/disk-full' };
    await log.append('notes-1', -1, [event()]);
    disk.fill(60);
    const began = performance.now();
    const refused = Array.from({ length: 20 }, (_, index) => log.append(`notes-2${index}`, -1, [event()]));
    for (const each of refused) await expect(each).rejects.toMatchObject(full);
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(log.append('notes-1', 0, [event()])).rejects.toMatchObject(full);
    expect(await log.read('notes-1')).toHaveLength(1);
    disk.fill(0);
    await expect(log.append('notes-1', 0, [event()])).rejects.toMatchObject(full);
    expect(await log.read('notes-20')).toEqual([]);
    disk.clear();
    await log.append('notes-1', 0, [event()]);
    expect(await log.read('notes-1')).toHaveLength(2);
    expect(store.exitCode).toBeNull();
  });
});
