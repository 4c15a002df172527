import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../data/api-error.js';
import { en } from './en.js';
import { hi } from './hi.js';
import { firstLanguage, refused } from './language.js';

describe('The first language', () => {
  it.each([
    ['what was chosen before', 'hi', ['en-IN'], 'hi'],
    ['the browser’s', null, ['hi-IN', 'en'], 'hi'],
    ['the browser’s first that we speak', null, ['ta-IN', 'en-IN', 'hi'], 'en'],
    ['English where we speak none of them', null, ['ta-IN'], 'en'],
    ['no other than we speak, whatever is kept', 'toString', ['hi'], 'hi'],
  ])('is %s', (_, kept, wanted, language) => expect(firstLanguage(kept, wanted)).toBe(language));
});

const spoken = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {}).join()
    : String(typeof value === 'function' ? (value as (x: string) => string)('7') : value);

describe('Hindi', () => {
  const translated = Object.entries(hi).filter(([key]) => !['poweredBy', 'upiId', 'refusals'].includes(key));
  it.each(translated)('says %s in its own script', (_, value) =>
    expect(spoken(value)).toMatch(/\p{Script=Devanagari}/u),
  );
  it('leaves nothing as it is in English', () =>
    expect(translated.filter(([key, value]) => spoken(value) === spoken(en[key as keyof typeof en]))).toEqual([]));
  it('knows a refusal by its code, and else says what the server said', () => {
    expect(refused(new ApiError(409, 'review/given', 'Already'), hi)).toBe('आपकी टेबल अपनी राय दे चुकी है। धन्यवाद!');
    expect(refused(new ApiError(409, 'new/code', 'A new sentence'), hi)).toBe('A new sentence');
    expect(refused(new ApiError(409, 'review/given', 'Already'), en)).toBe('Already');
    expect(refused(new ApiError(0, 'network/no-answer', 'x'), en)).toBe(en.unreachable);
    expect(refused(new TypeError('x'), en)).toBe(en.failed);
  });
});
