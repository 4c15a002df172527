import { describe, expect, it } from '@jest/globals';
import { ageing, ageText, minutesSince } from './age.js';

const NOON = '2026-11-21T06:30:00.000Z';

describe('An open order', () => {
  it.each([
    [-30, 0],
    [0, 0],
    [59, 0],
    [60, 1],
    [719, 11],
    [720, 12],
  ])('is after %i seconds %i minutes old', (seconds, minutes) =>
    expect(minutesSince(NOON, Date.parse(NOON) + seconds * 1000)).toBe(minutes),
  );

  it.each([
    [0, '0 min'],
    [12, '12 min'],
    [59, '59 min'],
    [60, '1 h 0 min'],
    [135, '2 h 15 min'],
    [1439, '23 h 59 min'],
    [1440, '1 d 0 h'],
    [3000, '2 d 2 h'],
  ])('of %i minutes says %s', (minutes, text) => expect(ageText(minutes)).toBe(text));

  it.each([
    [9, 'fresh'],
    [10, 'amber'],
    [19, 'amber'],
    [20, 'red'],
    [600, 'red'],
  ])('of %i minutes is %s', (minutes, look) => expect(ageing(minutes, { ageAmber: 10, ageRed: 20 })).toBe(look));
});
