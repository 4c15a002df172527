import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Watchdog } from './watchdog.js';

let oldest: string | null;
let calls: number;
let watchdog: Watchdog;
const AFTER_MS = 30;

beforeEach(() => {
  oldest = null;
  calls = 0;
  watchdog = new Watchdog(
    { oldestWaiting: async () => oldest },
    { stalledAfterMs: AFTER_MS, onStalled: () => calls++ },
  );
});

const lookTwice = async () => {
  await watchdog.look();
  await pause(AFTER_MS + 5);
  await watchdog.look();
};

describe('the watchdog of a worker', () => {
  it('barks when the same job waits and nothing is done', async () => {
    oldest = 'mail-1';
    await lookTwice();
    expect(calls).toBe(1);
  });

  it('is quiet when nothing waits', async () => {
    await lookTwice();
    expect(calls).toBe(0);
  });

  it('is quiet when the queue moves', async () => {
    oldest = 'mail-1';
    await watchdog.look();
    await pause(AFTER_MS + 5);
    oldest = 'mail-2';
    await watchdog.look();
    expect(calls).toBe(0);
  });

  it('is quiet while something is done', async () => {
    oldest = 'mail-1';
    await watchdog.during(lookTwice);
    expect(calls).toBe(0);
  });

  it('is quiet when it cannot see', async () => {
    const blind = new Watchdog(
      { oldestWaiting: () => Promise.reject(new Error('no Redis')) },
      { stalledAfterMs: 1, onStalled: () => calls++ },
    );
    await blind.look();
    await pause(5);
    await blind.look();
    expect(calls).toBe(0);
  });
});
