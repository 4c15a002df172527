import { describe, expect, it } from '@jest/globals';
import { analyticsQuestion } from './period.js';

describe('A question about earnings', () => {
  it.each([
    [{}, { period: {} }],
    [{ restaurantId: '123456789' }, { period: {} }],
    [{ year: '2026' }, { period: { year: '2026' } }],
    [{ year: '2026', month: '2' }, { period: { year: '2026', month: '02' } }],
    [{ year: '2028', month: '02', day: '29' }, { period: { year: '2028', month: '02', day: '29' } }],
    [{ category: ' Main\tCourse ' }, { period: {}, category: 'Main Course' }],
    [
      { year: '2026', category: '__proto__' },
      { period: { year: '2026' }, category: '__proto__' },
    ],
  ])('%j', (query, question) => expect(analyticsQuestion(query)).toEqual(question));

  it.each([
    [{ year: '' }, 'Year must be a year such as 2026'],
    [{ year: '26' }, 'Year must be a year such as 2026'],
    [{ year: '0000' }, 'Year must be a year such as 2026'],
    [{ year: ['2026', '2025'] }, 'Year must be a year such as 2026'],
    [{ year: '2026', month: '13' }, 'Month must be from 01 to 12'],
    [{ year: '2026', month: '00' }, 'Month must be from 01 to 12'],
    [{ year: '2026', month: ' ' }, 'Month must be from 01 to 12'],
    [{ year: '2026', month: '1e0' }, 'Month must be from 01 to 12'],
    [{ month: '01' }, 'Please select a year for the month'],
    [{ year: '2026', month: '01', day: '32' }, 'Day must be from 01 to 31'],
    [{ year: '2026', month: '01', day: '-1' }, 'Day must be from 01 to 31'],
    [{ year: '2026', day: '01' }, 'Please select a month for the day'],
    [{ year: '2026', month: '02', day: '30' }, 'This day does not exist'],
    [{ year: '2026', month: '02', day: '29' }, 'This day does not exist'],
    [{ category: '' }, 'Category must be the name of a category'],
    [{ category: ' \u0000 ' }, 'Category must be the name of a category'],
    [{ category: ['Rice', 'Breads'] }, 'Category must be the name of a category'],
    [{ category: 'x'.repeat(61) }, 'Category must be at most 60 characters'],
  ])('%j is refused', (query, message) =>
    expect(() => analyticsQuestion(query)).toThrow(expect.objectContaining({ kind: 'invalid', message })),
  );
});
