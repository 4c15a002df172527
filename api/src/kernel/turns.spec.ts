import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Rounds, sortInTurns, Turns } from './turns.js';

/** A clock that only work moves. */
const clock = () => {
  let ms = 0;
  return { now: () => ms, work: (took: number) => void (ms += took) };
};

/** How long each round of the event loop was held while works of so many steps of a ms each went on together. */
const held = async (works: number, steps: number) => {
  const { now, work } = clock();
  const rounds = new Rounds(now, 0);
  let longest = 0;
  let before = 0;
  let isOver = false;
  const look = () => {
    longest = Math.max(longest, now() - before);
    before = now();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const worked = async () => {
    const turns = new Turns(undefined, rounds);
    await turns.begin();
    for (let step = 0; step < steps; step += 1) {
      work(1);
      await turns.pause();
    }
    await turns.end();
  };
  await Promise.all(Array.from({ length: works }, worked));
  isOver = true;
  return { longest: Math.max(longest, now() - before), tookMs: now() };
};

describe('Long work', () => {
  it('lets others have their turn after a few ms', async () => {
    expect(await held(1, 500)).toEqual({ longest: 4, tookMs: 500 });
  });

  it('holds the event loop no longer when there is much of it', async () => {
    const { longest, tookMs } = await held(40, 50);
    expect(tookMs).toBe(2_000);
    expect(longest).toBe(4);
  });

  it('leaves the event loop to others for a while after each of its rounds', async () => {
    const [{ now, work }, began] = [clock(), performance.now()];
    const turns = new Turns(undefined, new Rounds(now, 20));
    await turns.begin();
    for (let step = 0; step < 12; step += 1) {
      work(1);
      await turns.pause();
    }
    await turns.end();
    // Timers count whole ms, and may be early by one.
    expect(performance.now() - began).toBeGreaterThan(3 * 19);
  });

  it('is done by turns: what is short does not wait for all that is long', async () => {
    const { now, work } = clock();
    const rounds = new Rounds(now);
    const ended: string[] = [];
    const worked = async (name: string, steps: number) => {
      const turns = new Turns(undefined, rounds);
      await turns.begin();
      for (let step = 0; step < steps; step += 1) {
        work(1);
        await turns.pause();
      }
      ended.push(name);
    };
    await Promise.all([worked('long', 300), worked('another', 300), worked('short', 10)]);
    expect(ended[0]).toBe('short');
  });

  it('is paid for while it goes on, each ms once, and not what it waited for', async () => {
    const { now, work } = clock();
    const paid: number[] = [];
    const turns = new Turns((ms) => void paid.push(ms), new Rounds(now));
    await turns.begin();
    for (let step = 0; step < 30; step += 1) {
      work(1);
      await turns.pause();
    }
    await turns.end();
    work(1_000);
    await turns.begin();
    work(3);
    await turns.end();
    expect(paid.reduce((sum, ms) => sum + ms)).toBe(33);
    expect(paid.length).toBeGreaterThan(3);
  });

  it('that is paid by who has spent too much waits', async () => {
    const { now, work } = clock();
    let goOn = () => {};
    const turns = new Turns(() => new Promise<void>((resolve) => (goOn = resolve)), new Rounds(now));
    let isDone = false;
    const working = (async () => {
      work(9);
      await turns.pause();
      isDone = true;
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isDone).toBe(false);
    goOn();
    await working;
    expect(isDone).toBe(true);
  });
});

describe('What is sorted in turns', () => {
  it('is sorted as ever, and what is equal stays as it stood', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.record({ key: fc.nat(9), n: fc.nat() }), { maxLength: 200 }), async (items) => {
        const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
        expect(await sortInTurns(items, byKey, new Turns())).toEqual([...items].sort(byKey));
      }),
      { numRuns: 50 },
    ));
});
