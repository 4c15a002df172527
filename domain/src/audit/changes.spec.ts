import { describe, expect, it } from '@jest/globals';
import { dishChanges, taxChanges } from './changes.js';

const dosa = { name: 'Dosa', price: 60, halfPrice: 35 };
const tax = { gstRate: 5, gstType: 'exclusive', serviceCharge: 20 } as const;

describe('What was changed', () => {
  it('of a dish is told as people write it', () =>
    expect(dishChanges(dosa, { name: 'Masala Dosa', price: 1250, halfPrice: null })).toEqual([
      { field: 'name', from: 'Dosa', to: 'Masala Dosa' },
      { field: 'price', from: '₹60.00', to: '₹1,250.00' },
      { field: 'halfPrice', from: '₹35.00', to: null },
    ]));

  it('of what bills begin with, too', () =>
    expect(taxChanges(tax, { gstRate: 12, gstType: 'inclusive', serviceCharge: 0 })).toEqual([
      { field: 'gstRate', from: '5 %', to: '12 %' },
      { field: 'gstType', from: 'exclusive', to: 'inclusive' },
      { field: 'serviceCharge', from: '₹20.00', to: '₹0.00' },
    ]));

  it('is nothing where all is the same', () =>
    expect([...dishChanges(dosa, dosa), ...taxChanges(tax, tax)]).toEqual([]));
});
