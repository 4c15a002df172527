import { describe, expect, it } from '@jest/globals';
import { UnknownFact } from '@sae/domain/kernel';
import { currentVersion, upcast, type Upcasters } from './logged-event.js';

const upcasters: Upcasters = {
  OrderPlaced: {
    1: (data) => ({ ...data, tableNo: Number((data as { table: string }).table) }),
    2: (data) => ({ ...data, items: [] }),
  },
};

describe('upcasting', () => {
  it('lifts an old event version by version', () => {
    expect(upcast(upcasters, 'OrderPlaced', 1, { table: '4' })).toEqual({ table: '4', tableNo: 4, items: [] });
    expect(upcast(upcasters, 'OrderPlaced', 2, { tableNo: 4 })).toEqual({ tableNo: 4, items: [] });
  });

  it('leaves alone what is of today', () => {
    const data = { tableNo: 4 };
    expect(upcast(upcasters, 'OrderPlaced', 3, data)).toBe(data);
    expect(upcast(upcasters, 'OrderAccepted', 1, data)).toBe(data);
  });

  it('stops at a version that is yet to come', () => {
    expect(() => upcast(upcasters, 'OrderPlaced', 4, { tableNo: 4 })).toThrow(UnknownFact);
    expect(() => upcast(upcasters, 'OrderAccepted', 2, {})).toThrow(UnknownFact);
  });

  it('writes in the version after the last that is lifted', () => {
    expect(currentVersion(upcasters, 'OrderPlaced')).toBe(3);
    expect(currentVersion(upcasters, 'OrderAccepted')).toBe(1);
  });
});
