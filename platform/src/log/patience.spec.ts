import { describe, expect, it } from '@jest/globals';
import { patiently, TimedOut, within } from './patience.js';

const failing = (times: number, error: Error) => {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(error) : Promise.resolve('done'));
};
const always = () => true;

describe('patience', () => {
  it('tries again until it works', async () => {
    await expect(patiently(1_000, always, failing(3, new Error('away')))).resolves.toBe('done');
  });

  it('ends, and says that the service is unavailable', async () => {
    const away = new Error('away');
    await expect(patiently(50, always, failing(Infinity, away))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'log/unavailable',
      cause: away,
    });
  });

  it('is not outlived by a try that gets no answer', async () => {
    const silence = () => new Promise<never>(() => {});
    await expect(patiently(50, always, silence)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('tells each try how long is left', async () => {
    const left: number[] = [];
    const attempt = (leftMs: () => number) => Promise.reject(new Error(`${left.push(leftMs())}`));
    await expect(patiently(200, always, attempt)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(left.every((ms) => ms > 0 && ms <= 200)).toBe(true);
    expect(left).toEqual([...left].sort((a, b) => b - a));
  });

  it('ends without a try for which nothing is left, where a pause lasted too long', async () => {
    const left: number[] = [];
    const hold = () => {
      for (const until = performance.now() + 80; performance.now() < until;);
    };
    const attempt = (leftMs: () => number) => {
      setTimeout(hold);
      return Promise.reject(new Error(`${left.push(leftMs())}`));
    };
    await expect(patiently(50, always, attempt)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(left).toHaveLength(1);
  });

  it('is not spent on what stays', async () => {
    const bug = new TypeError('a bug');
    await expect(patiently(1_000, () => false, failing(1, bug))).rejects.toBe(bug);
  });

  it('grows its pauses', async () => {
    let tries = 0;
    const attempt = () => Promise.reject(new Error(`${++tries}`));
    await expect(patiently(300, always, attempt)).rejects.toMatchObject({ kind: 'unavailable' });
    // After 20 to 40 ms, 40 to 80, 80 to 160, and none in the last moment. Without growing it would be eight at least.
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThanOrEqual(4);
  });

  it('does not wait for an answer that does not come', async () => {
    await expect(within(10, new Promise(() => {}))).rejects.toBeInstanceOf(TimedOut);
    await expect(within(1_000, Promise.resolve(1))).resolves.toBe(1);
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
