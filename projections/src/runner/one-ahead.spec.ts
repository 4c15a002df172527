import { describe, expect, it } from '@jest/globals';
import { OneAhead } from './one-ahead.js';

const later = () => {
  let [done, fail] = [() => {}, (_: Error) => {}];
  const promise = new Promise<void>((resolve, reject) => ([done, fail] = [resolve, reject]));
  return { promise, done, fail };
};
const isOver = async (promise: Promise<void>) => {
  let over = false;
  void promise.then(
    () => (over = true),
    () => (over = true),
  );
  await new Promise(setImmediate);
  return over;
};

describe('Who works one ahead', () => {
  it('waits for what was begun before the last, and for no more', async () => {
    const [first, second, sending] = [later(), later(), new OneAhead()];
    expect(await isOver(sending.add(first.promise))).toBe(true);
    const added = sending.add(second.promise);
    expect(await isOver(added)).toBe(false);
    first.done();
    expect(await isOver(added)).toBe(true);
    expect(await isOver(sending.end())).toBe(false);
    second.done();
    expect(await isOver(sending.end())).toBe(true);
  });

  it('is told of what failed, once it waits for it', async () => {
    const [first, second, sending] = [later(), later(), new OneAhead()];
    await sending.add(first.promise);
    first.fail(new Error('refused'));
    await new Promise(setImmediate);
    await expect(sending.add(second.promise)).rejects.toThrow('refused');
    second.fail(new Error('refused too'));
    await expect(sending.end()).rejects.toThrow('refused too');
  });
});
