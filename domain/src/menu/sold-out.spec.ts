import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMs, localDay } from '../kernel/index.js';
import { isSoldOut, nextMorning } from './sold-out.js';

const INDIA = 'Asia/Kolkata';

describe('Until tomorrow', () => {
  it.each([
    ['of an evening is the next morning', '2026-11-21T15:00:00.000Z', '2026-11-21T23:30:00.000Z'],
    ['after midnight is the same morning', '2026-11-21T19:30:00.000Z', '2026-11-21T23:30:00.000Z'],
    ['in the morning itself is the one after', '2026-11-21T23:30:00.000Z', '2026-11-22T23:30:00.000Z'],
  ])('%s', (_, now, until) => expect(nextMorning(now, INDIA)).toBe(until));

  it('is never now, at most a day and where clocks change an hour away, and at five', () => {
    const moments = fc.date({
      min: new Date('2020-01-01T00:00:00.000Z'),
      max: new Date('2040-01-01T00:00:00.000Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(INDIA, 'Europe/Berlin', 'America/New_York', 'UTC');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const now = moment.toISOString();
        const until = nextMorning(now, zone);
        expect(until > now && until <= addMs(now, 26 * 60 * 60_000)).toBe(true);
        expect(isSoldOut({ soldOut: { until } }, now)).toBe(true);
        expect(isSoldOut({ soldOut: { until } }, until)).toBe(false);
        // An hour on either side it is the same day of the calendar.
        expect(localDay(addMs(until, -4 * 60 * 60_000), zone)).toBe(localDay(addMs(until, 60 * 60_000), zone));
      }),
    );
  });
});
