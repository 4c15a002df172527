import { describe, expect, it } from '@jest/globals';
import { boundedEach } from './bounded.js';

const work = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, run: () => ended };
};

describe('Work that is bounded for each apart', () => {
  it('is done one after another for one, and no one waits for another', async () => {
    const one = boundedEach({ atOnce: 1, mayWait: 1, code: 'test/busy' });
    const done: string[] = [];
    const [first, second] = [work(), work()];
    const asked = [
      one(1, first.run).then(() => done.push('first')),
      one(1, second.run).then(() => done.push('second')),
      one(2, () => Promise.resolve()).then(() => done.push('another’s')),
    ];
    second.end();
    await asked[2];
    expect(done).toEqual(['another’s']);
    await expect(one(1, () => Promise.resolve())).rejects.toMatchObject({ code: 'test/busy', kind: 'unavailable' });
    first.end();
    await Promise.all(asked);
    expect(done).toEqual(['another’s', 'first', 'second']);
    await one(1, () => Promise.resolve());
  });
});
