import { describe, expect, it } from '@jest/globals';
import { keyRings } from './index.js';

const secretsOf = (ring: readonly { readonly secret: string }[]) => ring.map(({ secret }) => secret);
const rings = (given: Parameters<typeof keyRings>[0]) => {
  const { tokens, codes, addresses } = keyRings(given);
  return [tokens, codes, addresses].map(secretsOf);
};

describe('The three keys', () => {
  it('come from one secret, as ever, where no other is given', () =>
    expect(rings({ jwtSecret: 'one' })).toEqual([['one'], ['one'], ['one']]));
  it('are replaced together with it', () =>
    expect(rings({ jwtSecret: 'two', jwtSecretPrevious: 'one' })).toEqual([
      ['two', 'one'],
      ['two', 'one'],
      ['two', 'one'],
    ]));
  it('may each have a secret of its own, and are replaced each by itself', () => {
    const own = { jwtSecret: 'one', codeSecret: 'code', addressSecret: 'address' };
    expect(rings(own)).toEqual([['one'], ['code'], ['address']]);
    expect(rings({ ...own, jwtSecret: 'two', jwtSecretPrevious: 'one' })).toEqual([
      ['two', 'one'],
      ['code'],
      ['address'],
    ]);
    expect(rings({ ...own, codeSecretPrevious: 'old', addressSecretPrevious: 'older' })).toEqual([
      ['one'],
      ['code', 'old'],
      ['address', 'older'],
    ]);
  });
  it('count once when the previous is the same', () =>
    expect(rings({ jwtSecret: 'one', jwtSecretPrevious: 'one' })).toEqual([['one'], ['one'], ['one']]));
  it('have versions that are always the same, and tell nothing of the secret', () => {
    const [one, two] = keyRings({ jwtSecret: 'two', jwtSecretPrevious: 'one' }).tokens;
    expect(one.version).toMatch(/^[\w-]{8}$/);
    expect(one.version).not.toBe(two?.version);
    expect(keyRings({ jwtSecret: 'two' }).codes[0].version).toBe(one.version);
  });
});
