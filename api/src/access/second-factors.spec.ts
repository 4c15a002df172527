import { describe, expect, it } from '@jest/globals';
import { keyRings } from '@sae/platform/config';
import fc from 'fast-check';
import { opened, sealed } from './second-factors.js';

const older = keyRings({ jwtSecret: 'an older secret' }).addresses;
const both = keyRings({ jwtSecret: 'a newer secret', jwtSecretPrevious: 'an older secret' }).addresses;
const newer = keyRings({ jwtSecret: 'a newer secret' }).addresses;

describe('A secret at rest', () => {
  it('is read by its key and for its account, and never the same twice', () =>
    fc.assert(
      fc.property(fc.string(), fc.nat().map(String), (secret, book) => {
        const said = sealed(older, book, secret);
        expect(opened(older, book, said)).toBe(secret);
        expect(sealed(older, book, secret)).not.toBe(said);
        expect(() => opened(older, `${book}1`, said)).toThrow();
      }),
    ));
  it('is read while its key is here, and lies under the newest', () => {
    const said = sealed(older, '1', 'secret');
    expect(opened(both, '1', said)).toBe('secret');
    expect(opened(newer, '1', said)).toBeNull();
    expect(opened(newer, '1', sealed(both, '1', 'secret'))).toBe('secret');
  });
});
