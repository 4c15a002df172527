import { describe, expect, it } from '@jest/globals';
import { lagSeconds } from './metrics.js';
import type { RunnerState } from './runner/index.js';

const at = '2026-11-25T08:00:00.000Z';
const later = Date.parse(at) + 90_000;
const standing = (state: Partial<RunnerState>): RunnerState => ({
  ...{ state: 'live', cursor: null, because: '', behind: 0, written: 7, writtenUpTo: at },
  ...state,
});

describe('The lag of the read models', () => {
  it('is none at the end of the log, however long nothing happened', () =>
    expect(lagSeconds(standing({}), later)).toBe(0));
  it('is the age of what was written last while more waits, or the end is not reached', () => {
    expect(lagSeconds(standing({ behind: 3 }), later)).toBe(90);
    expect(lagSeconds(standing({ state: 'building' }), later)).toBe(90);
    expect(lagSeconds(standing({ state: 'interrupted' }), later)).toBe(90);
  });
  it('is none where nothing was written yet, or a clock runs ahead', () => {
    expect(lagSeconds(standing({ state: 'starting', writtenUpTo: null }), later)).toBe(0);
    expect(lagSeconds(standing({ behind: 1 }), later - 100_000)).toBe(0);
  });
});
