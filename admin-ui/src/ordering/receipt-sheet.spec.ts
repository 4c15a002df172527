import { describe, expect, it } from '@jest/globals';
import { billed, changed, newReceiptSheet } from './receipt-sheet.js';
import { defaultSettings } from './receipt-settings.js';

const fresh = newReceiptSheet(defaultSettings('5'));
const defaults = { discount: '', discountReason: '', serviceCharge: '', message: 'Have a nice day!' };
const given = { discount: '30', discountReason: 'A regular guest', serviceCharge: '25', message: 'For the long wait' };
const at = (tableNo: number | null) => ({ tableNo });
const atTable4 = changed(changed(fresh, at(4)), given);

describe('Discount, service charge and message', () => {
  it('are one table’s, and there again when it is chosen again', () => {
    const atTable7 = changed(atTable4, at(7));
    expect(atTable7.settings).toMatchObject({ tableNo: 7, ...defaults });
    expect(changed(changed(atTable7, { discount: '50' }), at(4)).settings).toMatchObject({ tableNo: 4, ...given });
  });

  it('typed before a table was chosen are the chosen one’s, and no second one’s', () => {
    const chosen = changed(changed(fresh, given), at(4));
    expect(chosen.settings).toMatchObject(given);
    expect(changed(chosen, at(7)).settings).toMatchObject(defaults);
  });

  it('are not taken along when no table is chosen any more', () =>
    expect(changed(changed(atTable4, at(null)), at(7)).settings).toMatchObject(defaults));

  it('begin anew once the table’s bill is printed, be it chosen or not', () => {
    expect(billed(atTable4, 4).settings).toMatchObject({ tableNo: 4, ...defaults });
    expect(changed(billed(changed(atTable4, at(7)), 4), at(4)).settings).toMatchObject(defaults);
  });

  it('stay when another table’s bill is printed', () =>
    expect(billed(atTable4, 7).settings).toMatchObject({ tableNo: 4, ...given }));
});

it('GST is the restaurant’s: it stays from table to table, and after printing', () => {
  const taxed = changed(atTable4, { gstRate: 12, gstType: 'inclusive' });
  for (const sheet of [changed(taxed, at(7)), billed(taxed, 4)])
    expect(sheet.settings).toMatchObject({ gstRate: 12, gstType: 'inclusive' });
});
