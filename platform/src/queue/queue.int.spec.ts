import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { startRedis, type TestRedis } from '../../testing/redis.js';
import { queue, worker, type QueueOptions, type Task, type WorkerOptions } from './index.js';

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

const openQueue = async (name: string, options: QueueOptions = {}) => {
  const made = await queue<Letter>(name, redis.url, { report: () => {}, ...options });
  opened.push(made);
  return made;
};
const openWorker = async (
  name: string,
  handle: (letter: Letter, id: string, task: Task) => Promise<unknown>,
  options: WorkerOptions = {},
) => {
  const made = await worker<Letter>(name, redis.url, handle, { report: () => {}, ...options });
  opened.push(made);
  return made;
};
const newName = () => `letters-${randomUUID()}`;

describe('a queue', () => {
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

  it('takes no id that BullMQ would misread', async () => {
    const letters = await openQueue(newName());
    await expect(letters.add('mail:1', { to: 'a' })).rejects.toThrow("no ':'");
    await expect(letters.add('17', { to: 'a' })).rejects.toThrow('no number');
  });

  it('lives in a database of its own', async () => {
    const name = newName();
    const letters = await openQueue(name);
    await letters.add('mail-a', { to: 'a' });
    expect(await letters.counts()).toMatchObject({ waiting: 1 });
  });

  it('fails at once while Redis is away', async () => {
    const other = await startRedis();
    const letters = await queue<Letter>(newName(), other.url, { report: () => {} });
    await other.stop();
    await eventually(async () => {
      const began = performance.now();
      await expect(letters.add('mail-a', { to: 'a' })).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(200);
    });
    await letters.close();
  });
});

describe('a job', () => {
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
    await openWorker(name, fails, { report: (what) => told.push(what) });
    await letters.add('mail-a', { to: 'a' });
    await eventually(async () => expect(await letters.counts()).toMatchObject({ failed: 1 }));
    await eventually(() => expect(told).toEqual([`Job mail-a of ${name} has failed for good`]));
  });

  it('goes on within ten seconds when its worker is killed', async () => {
    const name = newName();
    const letters = await openQueue(name);
    await letters.add('mail-a', { to: 'a' });
    const script = fileURLToPath(new URL('../../testing/sleepy-worker.mjs', import.meta.url));
    const sleepy: ChildProcess = fork(script, [name, redis.url], { execArgv: [] });
    expect(await once(sleepy, 'message')).toEqual(['mail-a', undefined]);
    sleepy.kill('SIGKILL');
    await once(sleepy, 'exit');
    const done: string[] = [];
    await openWorker(name, async (_, id) => void done.push(id));
    await eventually(() => expect(done).toEqual(['mail-a']), 10_000);
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
      { report: (what) => told.push(what) },
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
  it('is the only handler of its queue', async () => {
    const name = newName();
    const handle = async () => {};
    await openWorker(name, handle);
    await expect(worker(name, redis.url, handle)).rejects.toThrow('has a handler already');
  });

  it('lets its running jobs end before it closes', async () => {
    const name = newName();
    const letters = await openQueue(name);
    let isDone = false;
    let begun = false;
    const working = await worker<Letter>(name, redis.url, async () => {
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
    const letters = await queue<Letter>(name, other.url, { report: () => {} });
    const working = await worker<Letter>(name, other.url, async (_, id) => void done.push(id), { report: () => {} });
    await letters.add('mail-a', { to: 'a' });
    await eventually(() => expect(done).toEqual(['mail-a']));
    await other.stop();
    const again = await startRedis(other.port);
    await eventually(() => letters.add('mail-b', { to: 'b' }));
    await eventually(() => expect(done).toContain('mail-b'), 10_000);
    await working.close();
    await letters.close();
    await again.stop();
  });
});
