import { describe, expect, it } from '@jest/globals';
import { partInSight } from './parts.js';

/** Parts of these heights, one below another, in a window of 800 px that is scrolled so far. */
const inSight = (scrolledTo: number, ...heights: [number, number, number, number]) => {
  const [live, running, bill, past] = heights;
  const most = Math.max(0, live + running + bill + past - 800);
  const top = Math.min(scrolledTo, most);
  const tops = { live: -top, running: live - top, bill: live + running - top, past: live + running + bill - top };
  return partInSight(tops, { top, most, height: 800 });
};

describe('The part in sight', () => {
  it('is the first before anything is scrolled, even where all fits into the window', () => {
    expect(inSight(0, 1000, 2000, 900, 3000)).toBe('live');
    expect(inSight(0, 150, 150, 150, 150)).toBe('live');
  });
  it('is the one whose rows are read', () => {
    expect(inSight(1200, 1000, 2000, 900, 3000)).toBe('running');
    expect(inSight(3000, 1000, 2000, 900, 3000)).toBe('bill');
    expect(inSight(4000, 1000, 2000, 900, 3000)).toBe('past');
  });
  it('is the last at the end, however short that is', () =>
    expect(inSight(Infinity, 1000, 2000, 900, 100)).toBe('past'));
});
