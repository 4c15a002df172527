import { describe, expect, it } from '@jest/globals';
import { SameLog } from './checkpoint.js';

describe('Whether it is the same log', () => {
  it('is asked again where it was connected anew while it was asked', async () => {
    const asked: ((answer: boolean) => void)[] = [];
    const log = { has: () => new Promise<boolean>((resolve) => asked.push(resolve)) };
    const same = new SameLog(log, { place: { position: 5n, id: 'five' } }, () => undefined);
    same.hear('following');
    same.hear('following');
    asked[0]!(true);
    await new Promise(setImmediate);
    const making = same.assure();
    asked[2]?.(false);
    await expect(making).rejects.toThrow('The log has no event five');
  });
});
