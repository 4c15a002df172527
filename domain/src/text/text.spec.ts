import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inReadingOrder, normalForm, plainText } from './index.js';

const MARKS = ['\u0301', '\u0316', '\u0323', '\u0345'];

describe('A text', () => {
  it.each([
    ['one space where there is any', ' Paneer \n\t Tikka ', 'Paneer Tikka'],
    ['no control characters', 'Na\u0000an\u009f', 'Na an'],
    ['no half of a character', 'Naan\ud83d', 'Naan\ufffd'],
    ['one Unicode form', 'Cafe\u0301', 'Caf\u00e9'],
    ['nothing that turns its direction', '\u202a+91 98450 12345\u202c', '+91 98450 12345'],
    ['no direction turned inside a word', 'Naan \u202e005\u202c\u2066\u2069\u061c\u200e\u200f', 'Naan 005'],
    ['its own script', 'पनीर टिक्का \u200dکباب', 'पनीर टिक्का \u200dکباب'],
  ])('has %s', (_, text, plain) => expect(plainText(text)).toBe(plain));

  it('has no bidirectional control, whatever it had', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(inReadingOrder(`${text}\u202e`)).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      }),
    ));
});

describe('The one form of a text', () => {
  it('is Unicode’s, as long as no letter carries more than thirty marks', () => {
    const letter = fc.tuple(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.array(fc.constantFrom(...MARKS), { maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const text = letters.map(([base, marks]) => `${base}o${marks.join('')}`).join('');
        expect(normalForm(text)).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('takes no time by the square of a letter’s marks', () => {
    const before = process.cpuUsage();
    expect(normalForm(`a${'\u0301\u0316'.repeat(60_000)}`).length).toBeLessThan(40);
    // It took fourteen seconds.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
