import { describe, expect, it } from '@jest/globals';
import { ahead } from './ahead.js';

const told: string[] = [];
async function* counting(to: number, failsAt = Infinity) {
  try {
    for (let n = 1; n <= to; n += 1) {
      told.push(`fetch ${n}`);
      if (n === failsAt) throw new Error(`no ${n}`);
      yield n;
    }
  } finally {
    told.push('closed');
  }
}
const take = async (source: AsyncIterable<number>, most = Infinity) => {
  told.length = 0;
  for await (const n of ahead(source)) {
    await Promise.resolve();
    told.push(`take ${n}`);
    if (n === most) break;
  }
  return told;
};

describe('Values fetched ahead', () => {
  it('are the same, each fetched while the one before is taken', async () =>
    expect(await take(counting(3))).toEqual([
      ...['fetch 1', 'fetch 2', 'take 1', 'fetch 3', 'take 2', 'closed', 'take 3'],
    ]));

  it('end with their failure, after what came before it', async () => {
    await expect(take(counting(5, 3))).rejects.toThrow('no 3');
    expect(told).toContain('take 2');
  });

  it('close what they come from when nobody takes more', async () =>
    expect((await take(counting(9), 2)).at(-1)).toBe('closed'));
});
