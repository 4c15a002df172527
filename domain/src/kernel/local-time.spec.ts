import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { monthOf } from './calendar.js';
import { dateText, dateTimeText, dayBounds, monthBounds, monthName, wallClock } from './local-time.js';
import { isLocalDay, localDay } from './time.js';

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

describe('A month', () => {
  it('is bounded by the restaurant’s midnights', () =>
    expect(monthBounds('2026-12', INDIA)).toEqual({
      from: '2026-11-30T18:30:00.000Z',
      to: '2026-12-31T18:30:00.000Z',
    }));

  it.each(['Europe/London', 'America/New_York', INDIA, 'UTC', 'Pacific/Auckland'])(
    'holds in %s every moment of which a sheet there says that month, and no other',
    (zone) => {
      const monthAt = (ms: number) => monthOf(wallClock(zone)(new Date(ms).toISOString()).toISOString());
      for (const month of ['2026-02', '2026-03', '2026-10', '2026-12', '2028-02']) {
        const [from, to] = Object.values(monthBounds(month, zone)).map((at) => Date.parse(at)) as [number, number];
        expect([from - 1, from, to - 1, to].map((ms) => monthAt(ms) === month)).toEqual([false, true, true, false]);
      }
    },
  );

  it('has a name', () => expect(['2026-02', '2026-12'].map(monthName)).toEqual(['February 2026', 'December 2026']));
});

describe('A date and time', () => {
  it.each([
    ['2026-11-21T07:00:00.000Z', '21 Nov 2026, 12:30 pm'],
    ['2026-11-20T18:35:00.000Z', '21 Nov 2026, 12:05 am'],
    ['2026-01-05T03:34:00.000Z', '5 Jan 2026, 9:04 am'],
  ])('%s reads %s in India', (at, text) => expect(dateTimeText(at, INDIA)).toBe(text));
  it('is of the day it is there', () => expect(dateText('2026-11-20T18:35:00.000Z', INDIA)).toBe('21 Nov 2026'));
});

describe('A wall clock', () => {
  it.each([
    ['2026-11-21T07:00:00.123Z', INDIA, '2026-11-21T12:30:00.123Z'],
    ['2026-12-31T18:30:00.000Z', INDIA, '2027-01-01T00:00:00.000Z'],
    ['2026-03-29T00:59:59.999Z', 'Europe/London', '2026-03-29T00:59:59.999Z'],
    ['2026-03-29T01:00:00.000Z', 'Europe/London', '2026-03-29T02:00:00.000Z'],
    ['2026-10-03T16:00:00.000Z', 'Australia/Lord_Howe', '2026-10-04T03:00:00.000Z'],
  ])('shows at %s in %s %s', (at, zone, shown) => {
    const clock = wallClock(zone);
    // A moment of the same hour that was asked for before changes nothing.
    clock(new Date(Date.parse(at) - 60_000).toISOString());
    expect(clock(at).toISOString()).toBe(shown);
  });
});

it('A wall clock shows the restaurant’s day at every moment, in every zone', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(INDIA, 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe');
  const clocks = new Map<string, ReturnType<typeof wallClock>>();
  fc.assert(
    fc.property(moment, zones, (date, zone) => {
      const clock = clocks.get(zone) ?? wallClock(zone);
      clocks.set(zone, clock);
      const at = date.toISOString();
      expect(clock(at).toISOString().slice(0, 10)).toBe(localDay(at, zone));
    }),
  );
});

describe('A day of the calendar', () => {
  it.each(['2026-11-21', '2024-02-29', '2026-12-31'])('is %s', (text) => expect(isLocalDay(text)).toBe(true));
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-21T00:00', '', 'today'])(
    'is not %j',
    (text) => expect(isLocalDay(text)).toBe(false),
  );
});
