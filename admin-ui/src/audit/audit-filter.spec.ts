import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, filterFrom, filterOf, isNarrowed } from './audit-filter.js';

describe('What the Audit page is asked for', () => {
  it('is everything at first', () => {
    expect(filterOf(EVERYTHING)).toEqual({});
    expect(isNarrowed(EVERYTHING)).toBe(false);
  });
  it('is each filter that is set; the Counter is a table too', () =>
    expect(
      filterOf({ day: '2026-11-21', table: '0', order: ' 7', bill: '2026-27/42', kind: 'bill-cancelled', person: '' }),
    ).toEqual({
      ...{ day: '2026-11-21', tableNo: 0, orderId: 7, billNo: '2026-27/000042', kind: 'bill-cancelled' },
    }));
  it('is a credit note by its number, however it is typed', () => {
    for (const bill of ['CN2026-27/000001', 'cn 2026-27/1'])
      expect(filterOf({ ...EVERYTHING, bill })).toEqual({ billNo: 'CN2026-27/000001' });
  });
  it('is a person by number; all that is the owner’s is no filter', () => {
    expect(filterOf({ ...EVERYTHING, person: '3' })).toEqual({ personId: 3 });
    expect(filterFrom({ personId: 3 })).toMatchObject({ person: '3' });
    expect(filterOf({ ...EVERYTHING, person: '1' })).toEqual({});
  });
  it('is what the address says, should it say so', () => {
    const asked = { day: '2026-11-21', tableNo: 0, orderId: 7, billNo: '2026-27/000042', kind: 'bill-cancelled' };
    expect(filterOf(filterFrom(asked))).toEqual(asked);
    expect(filterFrom({ kind: 'none' })).toEqual(EVERYTHING);
  });
  it.each([
    ['T12', 10_012],
    ['d3', 20_003],
  ])('knows a call number as it is called: %s', (table, tableNo) => {
    expect(filterOf({ ...EVERYTHING, table })).toMatchObject({ tableNo });
    expect(filterFrom({ tableNo })).toMatchObject({ table: table.toUpperCase() });
  });
  it.each(['T', 't0x', 'td1'])('passes over %s', (table) => expect(filterOf({ ...EVERYTHING, table })).toEqual({}));
  it('passes over what is no number', () =>
    expect(filterOf({ ...EVERYTHING, table: '-1', order: '0', bill: '2026-' })).toEqual({}));
});
