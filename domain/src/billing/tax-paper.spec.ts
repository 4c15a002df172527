import { describe, expect, it } from '@jest/globals';
import { billTitle, stateOf } from './tax-paper.js';

const GSTIN = '29ABCDE1234F1Z5';

describe('A bill', () => {
  it('is a tax invoice where the GST number is known and tax is charged', () =>
    expect(billTitle(GSTIN, 1)).toBe('Tax Invoice'));
  it.each([
    [GSTIN, 0],
    [null, 1_205],
    [null, 0],
  ])('is a bill of supply where not: %s, %i paise', (gstNumber, gst) =>
    expect(billTitle(gstNumber, gst)).toBe('Bill of Supply'),
  );
});

describe('The state', () => {
  it.each([
    ['29ABCDE1234F1Z5', { code: '29', name: 'Karnataka' }],
    ['07AAACB1234C9ZX', { code: '07', name: 'Delhi' }],
    ['38AAACB1234C9ZX', { code: '38', name: 'Ladakh' }],
    ['77AAACB1234C9ZX', null],
    [null, null],
  ])('of %s is %j', (gstNumber, state) => expect(stateOf(gstNumber)).toEqual(state));
});
