import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parcels } from './order-books.js';

describe('Parcels', () => {
  it('hold everything once, in its order', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 50 }), (things, limit) =>
        expect(parcels(things, limit).flat()).toEqual(things),
      ),
    ));
  it('weigh no more than they may, but for what weighs more alone', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), (things) => {
        const weight = (parcel: string[]) => parcel.reduce((sum, thing) => sum + JSON.stringify(thing).length, 0);
        for (const parcel of parcels(
          things.filter((thing) => /^[ -~]*$/.test(thing)),
          20,
        ))
          expect(parcel.length === 1 || weight(parcel) <= 20).toBe(true);
      }),
    ));
  it('are none when there is nothing to carry', () => expect(parcels([])).toEqual([]));
});
