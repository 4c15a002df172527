import { describe, expect, it } from '@jest/globals';
import { dateTimeText, dayBounds } from './local-time.js';
import { localDay } from './time.js';

const INDIA = 'Asia/Kolkata';

describe('A day’s bounds', () => {
  it('are the restaurant’s midnights', () =>
    expect(dayBounds('2026-11-21', INDIA)).toEqual({
      from: '2026-11-20T18:30:00.000Z',
      to: '2026-11-21T18:30:00.000Z',
    }));

  it.each(['Europe/London', 'America/New_York', INDIA, 'UTC', 'Pacific/Auckland'])(
    'hold every moment of the day and no other in %s, when the clocks change too',
    (zone) => {
      for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2026-12-31']) {
        const { from, to } = dayBounds(day, zone);
        expect(localDay(from, zone)).toBe(day);
        expect(localDay(new Date(Date.parse(from) - 1).toISOString(), zone)).not.toBe(day);
        expect(localDay(new Date(Date.parse(to) - 1).toISOString(), zone)).toBe(day);
        expect(localDay(to, zone)).not.toBe(day);
      }
    },
  );
});

describe('A date and time', () => {
  it.each([
    ['2026-11-21T07:00:00.000Z', '21 Nov 2026, 12:30 pm'],
    ['2026-11-20T18:35:00.000Z', '21 Nov 2026, 12:05 am'],
    ['2026-01-05T03:34:00.000Z', '5 Jan 2026, 9:04 am'],
  ])('%s reads %s in India', (at, text) => expect(dateTimeText(at, INDIA)).toBe(text));
});
