import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, filterOf, isNarrowed } from './audit-filter.js';

describe('What the Audit page is asked for', () => {
  it('is everything at first', () => {
    expect(filterOf(EVERYTHING)).toEqual({});
    expect(isNarrowed(EVERYTHING)).toBe(false);
  });
  it('is each filter that is set; the Counter is a table too', () =>
    expect(
      filterOf({ day: '2026-11-21', table: '0', order: ' 7', bill: '2026-27/42', kind: 'bill-cancelled' }),
    ).toEqual({
      ...{ day: '2026-11-21', tableNo: 0, orderId: 7, billNo: '2026-27/000042', kind: 'bill-cancelled' },
    }));
  it('passes over what is no number', () =>
    expect(filterOf({ ...EVERYTHING, table: '-1', order: '0', bill: '2026-' })).toEqual({}));
});
