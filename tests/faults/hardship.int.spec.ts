import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { onSmallDisk, SmallDisk } from '../../platform/testing/small-disk.js';
import { signedInOwner, startSystem, type Owner, type System } from '../support/system.mjs';
import { killPart, PARTS, pidOf } from './parts.js';

let system: System;
let owner: Owner;
let dish: number;

const open = async (made: System) => {
  system = made;
  owner = await signedInOwner(system);
  const item = { category: 'South Indian', name: 'Masala Dosa', isVeg: true, price: 99 };
  dish = (await owner.api.post<{ id: number }>('/menu', item)).id;
};

/** An order asked for once: its answer, or the code of the error that befell the connection. */
const order = (agent?: Agent): Promise<{ status: number | string; body: string }> =>
  new Promise((resolve) => {
    const failed = ({ code }: NodeJS.ErrnoException) => resolve({ status: code ?? 'error', body: '' });
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    request(`${system.url}/api/orders/admin`, { method: 'POST', headers, agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body })).once('error', failed);
    })
      .once('error', failed)
      .end(JSON.stringify({ tableNo: 1, items: [{ id: dish, quantity: 1 }] }));
  });

const healthy = () =>
  eventually(async () => expect((await fetch(`${system.url}/api/health`)).status).toBe(200), 60_000);

describe('On a disk that fills up', () => {
  let disk: SmallDisk;
  const dir = mkdtempSync(join(tmpdir(), 'sae-disk-'));
  beforeAll(async () => {
    const wrap = (command: string[]) => onSmallDisk(dir, 130, command).flat();
    await open(await startSystem({ env: { DATA_DIR: dir }, wrap }));
    disk = new SmallDisk(system.pid, dir);
  });
  afterAll(async () => {
    await system.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('nothing more is saved, which is said at once; when there is room again all goes on by itself', async () => {
    expect((await order()).status).toBe(201);
    disk.fill(30);
    const began = performance.now();
    const { status, body } = await order();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect([status, JSON.parse(body)]).toMatchObject([
      503,
      { message: 'The disk is nearly full. Nothing can be saved until there is room again.' },
    ]);
    await eventually(async () => {
      const health = await fetch(`${system.url}/api/health`);
      expect(await health.json()).toMatchObject({ status: 'degraded', parts: { eventStore: 'disk full' } });
    });
    disk.fill(0);
    for (const part of PARTS) killPart(disk.root, part);
    await eventually(() => expect(system.said()).toContain('workers ended (signal SIGKILL)'));
    disk.clear();
    await healthy();
    expect((await order()).status).toBe(201);
    expect(await owner.api.get<unknown[]>('/orders/live')).toHaveLength(2);
  });
});

describe('Asked to end while orders come in', () => {
  beforeAll(async () => open(await startSystem()));
  afterAll(() => system.stop());
  let isOver = false;
  const clients: Promise<(number | string)[]>[] = [];
  afterEach(() => {
    isOver = true;
  });

  /** Orders on a connection that is kept, until it is over. */
  const ordering = async (): Promise<(number | string)[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const heard = new Set<number | string>();
    while (!isOver) {
      const { status } = await order(agent);
      heard.add(status);
      if (status === 'ECONNREFUSED') await new Promise((resolve) => setTimeout(resolve, 100));
    }
    agent.destroy();
    return [...heard];
  };

  it.each([...PARTS, 'mailbox'] as const)('the %s finishes what it has, and ends well within 5 s', async (part) => {
    isOver = false;
    void clients.splice(0, Infinity, ...Array.from({ length: 8 }, ordering));
    await eventually(async () => expect((await order()).status).toBe(201));
    const before = system.said().length;
    process.kill(pidOf(system.dataDir, part), 'SIGTERM');
    await eventually(() => expect(system.said().slice(before)).toContain(`${part} ended (exit code 0)`), 6_000);
    await healthy();
    isOver = true;
    const heard = (await Promise.all(clients)).flat();
    // A new connection may find nobody; one that is answered is answered to the end.
    expect(heard.filter((status) => ![201, 503, 'ECONNREFUSED'].includes(status))).toEqual([]);
  });
});
