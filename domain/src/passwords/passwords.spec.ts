import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isEasilyGuessed } from './index.js';

const about = ['Spice Garden', 'Asha Rao', 'asha.rao@example.com'];

describe('A password', () => {
  it.each(['password', '123456', 'qwerty', 'iloveyou', 'P@ssw0rd', 'secret1', 'aaaaaa', 'abcdef', '19841984'])(
    'that is much used is easily guessed: %s',
    (password) => expect(isEasilyGuessed(password, [])).toBe(true),
  );
  it.each(['spicegarden', 'Spice Garden1', 'asharao99', 'Asha2026', 'garden', 'asha.rao'])(
    'with a name of its owner in it is easily guessed: %s',
    (password) => {
      expect(isEasilyGuessed(password, about)).toBe(true);
    },
  );
  it.each(['correct horse', 'kfh38dkw02', 'three blue kettles', 'தமிழ்நாடு உணவகம்'])('like "%s" is not', (password) =>
    expect(isEasilyGuessed(password, about)).toBe(false),
  );
  it('of any text is looked at', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 128, unit: 'grapheme' }), fc.array(fc.string()), (password, names) => {
        expect(typeof isEasilyGuessed(password, names)).toBe('boolean');
      }),
    ));
});
