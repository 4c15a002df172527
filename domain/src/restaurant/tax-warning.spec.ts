import { describe, expect, it } from '@jest/globals';
import { taxWarning } from './tax-warning.js';

const GSTIN = '29ABCDE1234F1Z5';

describe('The GST number and the rate', () => {
  it.each([
    [GSTIN, 5],
    [null, 0],
  ])('go together: %s at %i %%', (gstNumber, rate) => expect(taxWarning(gstNumber, rate)).toBeNull());

  it('do not, where nothing is charged under a number', () =>
    expect(taxWarning(GSTIN, 0)).toBe(
      'The restaurant has a GST Number, but the GST rate is 0%: its bills charge no tax.',
    ));

  it('do not, where tax is charged without one', () =>
    expect(taxWarning(null, 12)).toBe(
      'The GST rate is 12%, but the restaurant has no GST Number: without one its bills may charge no tax.',
    ));
});
