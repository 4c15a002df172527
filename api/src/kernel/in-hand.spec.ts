import { describe, expect, it } from '@jest/globals';
import { InHand } from './in-hand.js';

const begin = (inHand: InHand, books: readonly string[]) => {
  const ends: ((error?: Error) => void)[] = [];
  const done = books.map((book) => {
    const work = new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    return inHand.during(book, work).catch(() => undefined);
  });
  return { ends, done };
};
const several = (count: number, book: (n: number) => string) => Array.from({ length: count }, (_, n) => book(n));

describe('InHand', () => {
  it('refuses what comes beyond 128 decisions, and says when to ask again', () => {
    const inHand = new InHand();
    begin(
      inHand,
      several(127, (n) => `orderBook-${n}`),
    );
    expect(inHand.refusal()).toBeUndefined();
    begin(inHand, ['orderBook-127']);
    expect(inHand.refusal()).toMatchObject({ kind: 'unavailable', code: 'system/busy', retryAfterSeconds: 1 });
  });

  it('has room again as soon as one is done or refused', async () => {
    for (const error of [undefined, new Error('refused')]) {
      const inHand = new InHand();
      const { ends, done } = begin(
        inHand,
        several(128, (n) => `orderBook-${n}`),
      );
      ends[5]?.(error);
      await done[5];
      expect(inHand.refusal()).toBeUndefined();
    }
  });

  it('is not filled by one book, whatever it has in hand', async () => {
    const inHand = new InHand();
    const greedy = begin(
      inHand,
      several(1_000, () => 'orderBook-1'),
    );
    begin(
      inHand,
      several(95, (n) => `orderBook-${n + 2}`),
    );
    expect(inHand.refusal()).toBeUndefined();
    begin(inHand, ['orderBook-97']);
    expect(inHand.refusal()).toBeDefined();
    for (const end of greedy.ends.slice(0, 968)) end();
    await Promise.all(greedy.done.slice(0, 968));
    expect(inHand.refusal()).toBeDefined();
    greedy.ends[968]?.();
    await greedy.done[968];
    expect(inHand.refusal()).toBeUndefined();
  });
});
