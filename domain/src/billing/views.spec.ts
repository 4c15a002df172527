import { describe, expect, it } from '@jest/globals';
import { billOver, biryani, dosa, seller } from '../../testing/orders.js';
import { billNumber } from './issued-bill.js';
import { billView, restaurantDetails } from './views.js';

describe('A bill’s number', () => {
  it('names its financial year', () => expect(billNumber(2026, 42)).toBe('2026-27/000042'));
  it('turns the century', () => expect(billNumber(2099, 1)).toBe('2099-00/000001'));
  it('has at most 16 characters up to a hundred million bills a year', () =>
    expect(billNumber(2026, 99_999_999)).toHaveLength(16));
});

describe('A bill as it is shown', () => {
  const bill = billOver([
    { orderId: 1, items: [dosa], total: 19800 },
    { orderId: 2, items: [dosa, biryani], total: 34850 },
  ]);
  it('merges its lines and speaks rupees', () =>
    expect(billView(bill, '2026-11-21T08:00:00.000Z')).toEqual({
      title: 'Tax Invoice',
      billNo: '2026-27/000001',
      tableNo: 4,
      orderIds: [1, 2],
      items: [
        { name: 'Masala Dosa', price: 99, quantity: 4, isVeg: true, portion: 'full', amount: 396 },
        { name: 'Chicken Biryani', price: 150.5, quantity: 1, isVeg: false, portion: 'half', amount: 150.5 },
      ],
      originalSubtotal: 546.5,
      valueBeforeDiscount: 546.5,
      discountPercent: 10,
      discountAmount: 54.65,
      taxableAmount: 491.85,
      gstRate: 5,
      gstType: 'exclusive',
      gstAmount: 24.59,
      cgstAmount: 12.3,
      sgstAmount: 12.3,
      roundOff: -0.01,
      serviceCharge: 25,
      total: 541.44,
      payment: null,
      message: 'Have a nice day!',
      completionDate: '2026-11-21T08:00:00.000Z',
      restaurant: {
        name: 'Spice Garden',
        fssai: '12345678901234',
        gst: '29ABCDE1234F1Z5',
        phoneNumber: '+91 98450 12345',
        address: '12 MG Road, Bengaluru',
      },
      state: { code: '29', name: 'Karnataka' },
      sac: '996331',
    }));

  it('is no tax invoice, and of no state, where no GST number was known then', () =>
    expect(billView({ ...bill, seller: { ...seller, gstNumber: null } }, '2026-11-21T08:00:00.000Z')).toMatchObject({
      title: 'Bill of Supply',
      state: null,
      gstAmount: 24.59,
    }));
});

describe('The restaurant on a receipt', () => {
  it('has the spec’s words for what it does not say', () =>
    expect(
      restaurantDetails({ ...seller, name: '', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null }),
    ).toEqual({ name: 'Unnamed Restaurant', fssai: 'N/A', gst: 'N/A', phoneNumber: 'N/A', address: 'N/A' }));
});
