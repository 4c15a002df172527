import { describe, expect, it } from '@jest/globals';
import { localText, momentIn } from './moment.js';

const ZONE = 'Asia/Kolkata';

describe('A moment', () => {
  it('is read by the restaurant’s clocks', () => {
    expect(momentIn('2026-11-21T12:00', ZONE)).toBe('2026-11-21T06:30:00.000Z');
    expect(momentIn('2026-11-21T00:10', ZONE)).toBe('2026-11-20T18:40:00.000Z');
    expect(momentIn('2026-11-21T00:10:59', ZONE)).toBe('2026-11-20T18:40:59.000Z');
  });
  it('is none while it is being typed', () =>
    expect(['', '0002-11-21T12:00', '2026-11-21'].map((text) => momentIn(text, ZONE))).toEqual([null, null, null]));
  it('comes back as it was written', () =>
    expect(localText(new Date('2026-11-20T18:40:59.000Z'), ZONE)).toBe('2026-11-21T00:10:59'));
});
