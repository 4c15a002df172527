import { beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../kernel/clock.js';
import { MonthReports } from './month-reports.js';

const WISHING = [100, 200, 300];
let asked: string[];
let now: string;
class SetClock extends Clock {
  override now = () => now;
}
const reports = () =>
  new MonthReports({
    wishes: {
      wishedAfter: (last: number) => Promise.resolve(WISHING.filter((id) => id > last).slice(0, 2)),
    } as never,
    queue: {
      add: (jobId, data) => {
        asked.push(`${jobId} ${JSON.stringify(data)}`);
        return Promise.resolve();
      },
    },
    clock: new SetClock(),
    timeZone: 'Asia/Kolkata',
    logger: {} as never,
  });

beforeEach(() => {
  asked = [];
});

describe('On the first of a month', () => {
  it('a report is asked for of each restaurant that wishes one, named by its month', async () => {
    now = '2026-11-01T03:00:00.000Z';
    await reports().look();
    expect(asked).toEqual(WISHING.map((id) => `month-${id}-2026-10 {"restaurantId":${id},"month":"2026-10"}`));
  });
  it('is the only time it is', async () => {
    now = '2026-11-15T03:00:00.000Z';
    await reports().look();
    expect(asked).toEqual([]);
  });
});
