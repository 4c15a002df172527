import { describe, expect, it } from '@jest/globals';
import { addMs, financialYear, localDay, msBetween } from './time.js';

const INDIA = 'Asia/Kolkata';

describe('The restaurant’s day', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['2027-01-05T00:00:00.000Z', '2027-01-05'],
  ])('is at %s in India %s', (at, day) => expect(localDay(at, INDIA)).toBe(day));

  it('follows a zone with summer time', () => {
    expect(localDay('2026-07-01T22:59:59.999Z', 'Europe/London')).toBe('2026-07-01');
    expect(localDay('2026-07-01T23:00:00.000Z', 'Europe/London')).toBe('2026-07-02');
    expect(localDay('2026-01-01T23:00:00.000Z', 'Europe/London')).toBe('2026-01-01');
  });
});

describe('The financial year', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', 2025],
    ['2026-03-31T18:30:00.000Z', 2026],
    ['2026-12-31T23:59:59.999Z', 2026],
    ['2027-01-01T00:00:00.000Z', 2026],
    ['2027-03-31T18:29:59.999Z', 2026],
    ['2027-03-31T18:30:00.000Z', 2027],
  ])('at %s begins in %i', (at, year) => expect(financialYear(at, INDIA)).toBe(year));

  it('turns with the restaurant’s own midnight', () => {
    expect(financialYear('2026-03-31T20:00:00.000Z', INDIA)).toBe(2026);
    expect(financialYear('2026-03-31T20:00:00.000Z', 'UTC')).toBe(2025);
  });
});

it('counts milliseconds between times and on from one', () => {
  expect(addMs('2026-02-28T23:59:59.999Z', 1)).toBe('2026-03-01T00:00:00.000Z');
  expect(msBetween('2026-11-21T06:30:00.000Z', '2026-11-21T06:40:00.000Z')).toBe(600_000);
});
