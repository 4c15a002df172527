import { describe, expect, it } from '@jest/globals';

type Expect = typeof expect;
const jests = (globalThis as unknown as { expect: Expect }).expect;

const saidBy = async (one: Expect, look: (one: Expect) => unknown): Promise<string | null> => {
  try {
    await look(one);
    return null;
  } catch (error) {
    // A stack, or what was called in vain, stands there as it is written.
    return (error as Error).message.replace(/\n.*\bat .*$|^.*(?= is not a function)/s, '');
  }
};

const LOOKS: [string, (one: Expect) => unknown][] = [
  ['toBe', (one) => one(1).toBe(2)],
  ['toBe, and it is', (one) => one(1).toBe(1)],
  ['not.toBe', (one) => one(1).not.toBe(1)],
  ['not.toBe, and it is not', (one) => one(1).not.toBe(2)],
  ['toEqual', (one) => one({ a: [1, 2] }).toEqual({ a: [1, 3] })],
  ['toEqual, with what is like it', (one) => one({ a: 1, b: 2 }).toEqual(one.objectContaining({ a: 1 }))],
  ['toMatchObject', (one) => one({ a: { b: 1 } }).toMatchObject({ a: { b: 2 } })],
  ['toThrow', (one) => one(() => undefined).toThrow('gone')],
  ['not.toThrow', (one) => one(() => [].at(0)!).not.toThrow()],
  ['resolves', (one) => one(Promise.resolve(1)).resolves.toBe(2)],
  ['rejects, and it does not', (one) => one(Promise.resolve(1)).rejects.toThrow()],
  ['rejects.not', (one) => one(Promise.reject(new Error('gone'))).rejects.not.toThrow('gone')],
  ['nothing of that name', (one) => (one(1) as unknown as { toBeFine(): void }).toBeFine()],
];

describe('What specs expect', () => {
  it.each(LOOKS)('is said as jest says it: %s', async (_, look) => {
    jests(await saidBy(expect, look)).toBe(await saidBy(jests, look));
  });

  it('stands where the spec expects it', () => {
    let stack: string | undefined;
    try {
      expect(1).toBe(2);
    } catch (error) {
      ({ stack } = error as Error);
    }
    const [first] = stack?.match(/^ {4}at .*$/m) ?? [];
    jests(first).toContain('expect.spec.ts');
  });

  it('is said by what a spec adds, too', () => {
    expect.extend({ toBeEven: (n: number) => ({ pass: n % 2 === 0, message: () => `${n} is odd` }) });
    const of = (n: number) => expect(n) as unknown as { toBeEven(): void };
    of(2).toBeEven();
    jests(() => of(1).toBeEven()).toThrow('1 is odd');
  });
});
