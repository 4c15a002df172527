import { describe, expect, it } from '@jest/globals';
import { lastDayOf, monthDue } from './month-report.js';

const due = (at: string) => monthDue(at, 'Asia/Kolkata');

describe('A month’s report', () => {
  it('is due from six in the morning of the first, by the restaurant’s clocks', () => {
    expect(due('2026-11-01T00:29:59.999Z')).toBeNull();
    expect(due('2026-11-01T00:30:00.000Z')).toBe('2026-10');
    expect(due('2026-10-31T18:30:00.000Z')).toBeNull();
  });
  it('is due for a week, whatever happened on the first', () => {
    expect(due('2026-11-07T18:29:59.999Z')).toBe('2026-10');
    expect(due('2026-11-07T18:30:00.000Z')).toBeNull();
    expect(due('2026-11-26T06:30:00.000Z')).toBeNull();
  });
  it('of December is due in January', () => expect(due('2027-01-02T06:30:00.000Z')).toBe('2026-12'));
  it('says which day was its last', () =>
    expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']));
});
