import { describe, expect, it } from '@jest/globals';
import { reviewDays, reviewSummary, withStars, yearsOf, type DayStars } from './summary.js';

const given = (...reviews: readonly (readonly [day: string, stars: number])[]): readonly DayStars[] =>
  reviews.reduce<readonly DayStars[]>((days, [day, stars]) => withStars(days, day, stars), []);
const ever = { from: null, to: null };

describe('What guests think', () => {
  const days = given(['2026-11-22', 0], ['2026-11-23', 5], ['2026-11-29', 4], ['2026-11-23', 5], ['2026-11-30', 3]);

  it('is the average of all, how many gave each star, and week by week from Monday on', () =>
    expect(reviewSummary(ever, days)).toEqual({
      ...{ from: null, to: null, count: 5, average: 3.4, byStars: [1, 0, 0, 1, 1, 2] },
      byWeek: [
        { week: '2026-11-16', count: 1, average: 0 },
        { week: '2026-11-23', count: 3, average: 4.67 },
        { week: '2026-11-30', count: 1, average: 3 },
      ],
    }));

  it('may be of some days alone', () =>
    expect(reviewSummary({ from: '2026-11-23', to: '2026-11-28' }, days)).toMatchObject({
      ...{ count: 2, average: 5, byWeek: [{ week: '2026-11-23', count: 2 }] },
    }));

  it('is nothing without reviews', () =>
    expect(reviewSummary(ever, [])).toMatchObject({
      count: 0,
      average: null,
      byStars: [0, 0, 0, 0, 0, 0],
      byWeek: [],
    }));
});

describe('The days of reviews', () => {
  it('may be left out', () => expect(reviewDays({})).toEqual(ever));
  it.each([
    [{ from: '2026-02-30' }, 'From and to must be days such as 2026-01-31'],
    [{ to: 7 }, 'From and to must be days such as 2026-01-31'],
    [{ to: '0001-01-01' }, 'From and to must be days such as 2026-01-31'],
    [{ from: '2026-03-01', to: '2026-02-01' }, 'The first day must not be after the last'],
  ])('%j are refused', (query, message) => expect(() => reviewDays(query)).toThrow(message));
  it('lie in years since there were any, up to this one', () => {
    expect(yearsOf(ever, '2026-11-25')).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(yearsOf({ from: '2025-12-31', to: '2099-01-01' }, '2026-11-25')).toEqual([2025, 2026]);
    expect(yearsOf({ from: '2027-01-01', to: null }, '2026-11-25')).toEqual([]);
  });
});
