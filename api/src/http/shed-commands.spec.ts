import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AT_ONCE, Beginners } from './shed-commands.js';

const come = (beginners: Beginners, count: number) => {
  const begun: number[] = [];
  for (let n = 0; n < count; n += 1) beginners.begin(() => begun.push(n));
  return begun;
};
const first = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('Commands that come together', () => {
  it('begin so many in a turn of the event loop, in their order', async () => {
    const begun = come(new Beginners(), 2 * AT_ONCE + 1);
    expect(begun).toEqual(first(AT_ONCE));
    await turn();
    expect(begun).toEqual(first(2 * AT_ONCE));
    await turn();
    expect(begun).toEqual(first(2 * AT_ONCE + 1));
  });

  it('begin at once where they are few, again in the next turn', async () => {
    const beginners = new Beginners();
    expect(come(beginners, AT_ONCE)).toHaveLength(AT_ONCE);
    await turn();
    expect(come(beginners, AT_ONCE)).toHaveLength(AT_ONCE);
  });

  it('wait behind those who came before them', async () => {
    const beginners = new Beginners();
    const before = come(beginners, 3 * AT_ONCE);
    await turn();
    const after = come(beginners, 1);
    expect([before.length, after.length]).toEqual([2 * AT_ONCE, 0]);
    await turn();
    expect([before.length, after.length]).toEqual([3 * AT_ONCE, 0]);
    await turn();
    expect(after).toEqual([0]);
  });
});
