import { describe, expect, it } from '@jest/globals';
import { MONTHS } from '@sae/domain/kernel';
import { choose, currentYear, dateText, daysOf, granularityOf, periodText, yearsUpTo } from './period.js';

const INDIA = 'Asia/Kolkata';
/** Already next year in India. */
const newYear = new Date('2026-12-31T18:30:00.000Z');

describe('the years to choose from', () => {
  it('are the current one of the restaurant and the nine before', () =>
    expect(yearsUpTo(newYear, INDIA)).toEqual([
      '2027',
      '2026',
      '2025',
      '2024',
      '2023',
      '2022',
      '2021',
      '2020',
      '2019',
      '2018',
    ]));
  it('begin with the current one', () => expect(currentYear(newYear, INDIA)).toEqual({ year: '2027' }));
});

describe('the days to choose from', () => {
  it.each([
    [{}, 0],
    [{ year: '2026' }, 0],
    [{ year: '2026', month: '02' }, 28],
    [{ year: '2028', month: '02' }, 29],
    [{ year: '2026', month: '11' }, 30],
    [{ year: '2026', month: '12', day: '31' }, 31],
  ])('of %j are %i', (period, count) => expect(daysOf(period)).toHaveLength(count));
  it('have two digits', () => {
    const days = daysOf({ year: '2026', month: '12' });
    expect(days.every((day) => /^\d\d$/.test(day))).toBe(true);
    expect([days[0], days[8], days[30]]).toEqual(['01', '09', '31']);
  });
});

it('the months to choose from are January to December', () =>
  expect([MONTHS.length, MONTHS[0], MONTHS[11]]).toEqual([12, 'January', 'December']));

describe('choosing', () => {
  const day = { year: '2026', month: '11', day: '21' };
  it('another year clears month and day', () => expect(choose(day, 'year', '2025')).toEqual({ year: '2025' }));
  it('no year clears all', () => expect(choose(day, 'year', '')).toEqual({}));
  it('another month clears the day', () => expect(choose(day, 'month', '10')).toEqual({ year: '2026', month: '10' }));
  it('no month leaves the year', () => expect(choose(day, 'month', '')).toEqual({ year: '2026' }));
  it('a day keeps year and month', () => expect(choose(day, 'day', '01')).toEqual({ ...day, day: '01' }));
  it('no day leaves the month', () => expect(choose(day, 'day', '')).toEqual({ year: '2026', month: '11' }));
});

it.each([
  [{}, 'default', 'All time'],
  [{ year: '2026' }, 'year', '2026'],
  [{ year: '2026', month: '11' }, 'month', 'November 2026'],
  [{ year: '2026', month: '11', day: '01' }, 'day', '1 November 2026'],
])('%j is of granularity %s and called %s', (period, granularity, text) => {
  expect(granularityOf(period)).toBe(granularity);
  expect(periodText(period)).toBe(text);
});

it('dates are short', () => expect(['2026-11-01', '2026-11'].map(dateText)).toEqual(['1 Nov 2026', 'Nov 2026']));
