import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BullModule, Processor } from '@nestjs/bullmq';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from '@sae/platform/logging';
import { queue, QUEUE_DATABASE, type QueueOptions } from '@sae/platform/queue';
import { connectRedis } from '@sae/platform/redis';
import { eventually } from '../../../platform/testing/eventually.js';
import { startRedis, type TestRedis } from '../../../platform/testing/redis.js';
import { Job, JobContext, WORKER } from './job.js';

interface Letter {
  readonly to: string;
}

let redis: TestRedis;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});
afterAll(() => redis.stop());

const newName = () => `letters-${randomUUID()}`;
const openQueue = async (name: string, options: QueueOptions = {}, { url } = redis) => {
  const made = await queue<Letter>(name, url, { report: () => {}, ...options });
  opened.push(made);
  return made;
};

/** A process of workers with one kind of job, as main.ts makes it. */
const openWorker = async (name: string, handle: Job<Letter>['handle'], told: string[] = [], { url } = redis) => {
  const connection = await connectRedis(url, {
    name: 'spec',
    database: QUEUE_DATABASE,
    isPatient: true,
    onOutage: () => undefined,
  });
  const log = { error: (_: object, what: string) => told.push(what) } as unknown as Logger;

  @Processor(name, WORKER)
  class Letters extends Job<Letter> {
    handle = handle;
  }
  @Module({
    imports: [BullModule.registerQueue({ name, connection })],
    providers: [Letters, { provide: JobContext, useValue: new JobContext(connection, log) }],
  })
  class Office {}
  const app: INestApplicationContext = await NestFactory.createApplicationContext(Office, { logger: false });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close().then(() => connection.destroy()));
  opened.push({ close });
  return { close, worker: app.get(Letters).worker };
};

describe('a job', () => {
  it('gives each job to its handler, once for each id', async () => {
    const name = newName();
    const done: string[] = [];
    const letters = await openQueue(name);
    await letters.add('mail-a', { to: 'a' });
    await openWorker(name, async ({ to }, id) => void done.push(`${id} to ${to}`));
    await eventually(() => expect(done).toEqual(['mail-a to a']));
    await eventually(async () => expect(await letters.counts()).toMatchObject({ completed: 1 }));
    await letters.add('mail-a', { to: 'a' });
    await letters.add('mail-b', { to: 'b' });
    await eventually(() => expect(done).toContain('mail-b to b'));
    expect(done).toHaveLength(2);
  });

  it('is tried again until it works', async () => {
    const name = newName();
    const letters = await openQueue(name, { attempts: 5, backoffMs: 10 });
    let tries = 0;
    await openWorker(name, async () => {
      if (++tries < 3) throw new Error('not yet');
    });
    await letters.add('mail-a', { to: 'a' });
    await eventually(async () => expect(await letters.counts()).toMatchObject({ completed: 1, failed: 0 }));
    expect(tries).toBe(3);
  });

  it('that fails for good is kept and told of', async () => {
    const name = newName();
    const told: string[] = [];
    const letters = await openQueue(name, { attempts: 2, backoffMs: 10 });
    const fails = async () => {
      throw new Error('never');
    };
    await openWorker(name, fails, told);
    await letters.add('mail-a', { to: 'a' });
    await eventually(async () => expect(await letters.counts()).toMatchObject({ failed: 1 }));
    await eventually(() => expect(told).toEqual([`Job mail-a of ${name} has failed for good`]));
  });
});

describe('a job says how it stands', () => {
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };

  it('from waiting to its result', async () => {
    const name = newName();
    const letters = await openQueue(name);
    expect(await letters.standing('mail-a')).toBeNull();
    await letters.add('mail-a', { to: 'a' });
    expect(await letters.standing('mail-a')).toMatchObject({ state: 'waiting', data: { to: 'a' }, done: 0, total: 0 });
    const { open, opened } = gate();
    await openWorker(name, async (_data, _id, task) => {
      await task.progress(3, 7);
      await opened;
      return { sent: 7 };
    });
    await eventually(async () =>
      expect(await letters.standing('mail-a')).toMatchObject({ state: 'active', done: 3, total: 7 }),
    );
    open();
    await eventually(async () =>
      expect(await letters.standing('mail-a')).toMatchObject({ state: 'completed', result: { sent: 7 } }),
    );
  });

  it('and may be done again once it is forgotten', async () => {
    const name = newName();
    const done: string[] = [];
    const letters = await openQueue(name);
    await openWorker(name, async (_, id) => void done.push(id));
    for (const times of [1, 2]) {
      await letters.add('mail-a', { to: 'a' });
      await eventually(async () => expect(await letters.standing('mail-a')).toMatchObject({ state: 'completed' }));
      expect(done).toHaveLength(times);
      await letters.forget('mail-a');
      expect(await letters.standing('mail-a')).toBeNull();
    }
  });

  it('when it is cancelled, which ends it at its next step without alarm', async () => {
    const name = newName();
    const told: string[] = [];
    const letters = await openQueue(name);
    let steps = 0;
    await openWorker(
      name,
      async (_data, _id, task) => {
        for (;;) await task.progress(++steps, 100);
      },
      told,
    );
    await letters.add('mail-a', { to: 'a' });
    await eventually(() => expect(steps).toBeGreaterThan(2));
    await letters.cancel('mail-a');
    expect(await letters.standing('mail-a')).toMatchObject({ state: 'cancelled' });
    await eventually(async () => expect(await letters.counts()).toMatchObject({ active: 0, delayed: 0, failed: 1 }));
    expect(told).toEqual([]);
  });

  it('and is not begun when it was cancelled before', async () => {
    const name = newName();
    const begun: string[] = [];
    const letters = await openQueue(name);
    await letters.add('mail-a', { to: 'a' });
    await letters.cancel('mail-a');
    await letters.add('mail-b', { to: 'b' });
    await openWorker(name, async (_, id) => void begun.push(id));
    await eventually(async () => expect(await letters.counts()).toMatchObject({ completed: 1, failed: 1 }));
    expect(begun).toEqual(['mail-b']);
  });
});

describe('a worker', () => {
  it('lets its running jobs end before it closes', async () => {
    const name = newName();
    const letters = await openQueue(name);
    let isDone = false;
    let begun = false;
    const working = await openWorker(name, async () => {
      begun = true;
      await new Promise((resolve) => setTimeout(resolve, 200));
      isDone = true;
    });
    await letters.add('mail-a', { to: 'a' });
    await eventually(() => expect(begun).toBe(true));
    await working.close();
    expect(isDone).toBe(true);
  });

  it('goes on when Redis was away', async () => {
    const name = newName();
    const other = await startRedis();
    const done: string[] = [];
    const told: string[] = [];
    const letters = await openQueue(name, {}, other);
    const { worker } = await openWorker(name, async (_, id) => void done.push(id), told, other);
    await letters.add('mail-a', { to: 'a' });
    await eventually(() => expect(done).toEqual(['mail-a']));
    await other.stop();
    const again = await startRedis(other.port);
    opened.unshift({ close: () => again.stop() });
    await eventually(() => letters.add('mail-b', { to: 'b' }));
    await eventually(() => expect(done).toContain('mail-b'), 10_000);
    // One of its connections may be back before the other has heard of the outage.
    worker.emit('error', new Error('Socket closed unexpectedly'));
    expect(told).toEqual([`Queue ${name} is in trouble`]);
  });
});
