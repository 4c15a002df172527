import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import { buyerOf, CompleteTableRequest } from './complete-table.dto.js';

const body = { tableNo: 4, gstRate: 5, gstType: 'exclusive' };
const tell = (more: object) => told(CompleteTableRequest, { ...body, ...more });
const badDiscount = 'Discount must be between 0 and 100, with at most two decimals';

describe('Completing a table', () => {
  it('needs the table and the tax', () => expect(tell({})).toEqual({}));
  it('gives no discount and asks no service charge unless told', () => {
    expect(read(CompleteTableRequest, body)).toMatchObject({ discount: 0, serviceCharge: 0 });
    expect(read(CompleteTableRequest, { ...body, discount: null, serviceCharge: null })).toMatchObject({
      discount: 0,
      serviceCharge: 0,
    });
  });
  it('is told everything that is missing', () =>
    expect(told(CompleteTableRequest, {})).toEqual({
      tableNo: 'Please select a table',
      gstRate: 'GST rate must be 0, 5, 12 or 18',
      gstType: 'GST type must be inclusive or exclusive',
    }));
  it.each([
    { tableNo: 0 },
    { discount: 0 },
    { discount: 100 },
    { discount: 12.34 },
    { serviceCharge: 0 },
    { serviceCharge: 1_000_000 },
    { serviceCharge: 25.5 },
    { message: null },
    { message: '' },
    { message: 'Come again' },
    { discountReason: null },
    { discountReason: '' },
    { discount: 5, discountReason: 'A regular guest' },
    { discount: 50, discountReason: 'x'.repeat(200) },
    { gstRate: 18, gstType: 'inclusive' },
    { buyerName: null, buyerGstNumber: null },
    { buyerName: '', buyerGstNumber: '' },
    { buyerName: 'Acme Ltd' },
    { buyerName: 'Acme Ltd', buyerGstNumber: '27AAACB1234C9ZX' },
  ])('may say %j', (more) => expect(tell(more)).toEqual({}));
  it.each([
    ['tableNo', null, 'Please select a table'],
    ['tableNo', '', 'Please select a table'],
    ['tableNo', '4', 'Please select a table'],
    ['tableNo', -1, 'Please select a table'],
    ['tableNo', 10_000, 'Please select a table'],
    ['discount', -0.01, badDiscount],
    ['discount', 100.01, badDiscount],
    ['discount', 12.345, badDiscount],
    ['discount', '10', badDiscount],
    ['discount', Number.NaN, badDiscount],
    ['discount', Infinity, badDiscount],
    ['discount', [10], badDiscount],
    ['serviceCharge', -1, 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', 1e300, 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', Number.NaN, 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', '25', 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', 0.005, 'Service charge can have at most two decimals'],
    ['gstRate', 7, 'GST rate must be 0, 5, 12 or 18'],
    ['gstRate', '5', 'GST rate must be 0, 5, 12 or 18'],
    ['gstType', 'none', 'GST type must be inclusive or exclusive'],
    ['gstType', ['inclusive'], 'GST type must be inclusive or exclusive'],
    ['message', 'x'.repeat(201), 'Message must be at most 200 characters'],
    ['message', 5, 'Message must be text'],
    ['discountReason', 'x'.repeat(201), 'Reason must be at most 200 characters'],
    ['discountReason', ['regular'], 'Reason must be text'],
    ['buyerName', 'x'.repeat(101), 'Business name must be at most 100 characters'],
    ['buyerName', 5, 'Business name must be text'],
    ['buyerGstNumber', '27AAACB1234C9ZX', 'Please enter the name of the business'],
    ['buyerGstNumber', '27AAACB', 'Invalid GST Number'],
    ['buyerGstNumber', ['27AAACB1234C9ZX'], 'Invalid GST Number'],
    ['total', 5, 'property total should not exist'],
  ])('with %s %j', (property, value, message) => expect(tell({ [property]: value })).toEqual({ [property]: message }));
  it('is a business’s where it has a name, whose number may be left out', () => {
    const buyer = (more: object) => buyerOf(read(CompleteTableRequest, { ...body, ...more }));
    expect(buyer({})).toBeUndefined();
    expect(buyer({ buyerName: ' ', buyerGstNumber: '' })).toBeUndefined();
    expect(buyer({ buyerName: ' Own ', buyerGstNumber: '' })).toEqual({ name: 'Own' });
    const acme = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
    expect(buyer({ buyerName: acme.name, buyerGstNumber: ` ${acme.gstNumber} ` })).toEqual(acme);
  });
});
