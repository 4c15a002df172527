import { describe, expect, it } from '@jest/globals';
import { restaurantDetails } from '@sae/domain/billing';
import {
  billableTables,
  defaultSettings,
  gstRateOf,
  previewOf,
  problemsOf,
  requestOf,
  type ReceiptSettings,
} from './receipt-settings.js';
import { curry, order } from './testing/server.js';

const settings = (changes: Partial<ReceiptSettings> = {}): ReceiptSettings => ({
  ...defaultSettings(null),
  tableNo: 4,
  ...changes,
});
const seller = { name: 'Asha’s', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null };
const about = { restaurant: restaurantDetails(seller), now: '2026-11-21T07:00:00.000Z' };

describe('Receipt settings', () => {
  it.each([
    [null, 0],
    ['5', 5],
    ['18', 18],
    ['7', 0],
    ['', 0],
    ['five', 0],
  ])('begin, with %s stored, at a GST rate of %i', (stored, rate) => expect(gstRateOf(stored)).toBe(rate));

  it.each([
    [null, 12],
    ['seven', 12],
    ['0', 0],
    ['5', 5],
  ])('begin as the restaurant says; with %s stored on the device, at a GST rate of %i', (stored, gstRate) => {
    const own = { gstRate: 12, gstType: 'inclusive', serviceCharge: 20.5, billMessage: 'Come again' } as const;
    const said = { gstType: 'inclusive', serviceCharge: '20.5', message: 'Come again' };
    expect(defaultSettings(stored, own)).toMatchObject({ ...said, gstRate });
  });

  it('take nothing typed for nothing', () =>
    expect(requestOf(settings({ discount: ' ' }))).toMatchObject({ discount: 0, serviceCharge: 0 }));

  it('may be the Counter’s', () => expect(problemsOf(settings({ tableNo: 0 }), 20)).toEqual({}));

  it.each([
    [{ tableNo: null }, { tableNo: 'Please select a table' }],
    [{ discount: '100.5' }, { discount: 'Discount must be between 0 and 100, with at most two decimals' }],
    [{ discount: '-1' }, { discount: 'Discount must be between 0 and 100, with at most two decimals' }],
    [{ discount: 'ten' }, { discount: 'Discount must be between 0 and 100, with at most two decimals' }],
    [{ serviceCharge: '-1' }, { serviceCharge: 'Service charge must be a number from 0 to 1000000' }],
    [{ serviceCharge: '1.005' }, { serviceCharge: 'Service charge can have at most two decimals' }],
    [{ message: 'x'.repeat(201) }, { message: 'Message must be at most 200 characters' }],
  ])('%j are refused', (changes, problems) => expect(problemsOf(settings(changes), 100)).toEqual(problems));

  it.each([
    ['20', '', 20, true],
    ['20.01', '', 20, false],
    ['20.01', ' ', 20, false],
    ['20.01', 'A regular guest', 20, true],
    ['0.5', '', 0, false],
    ['', '', 0, true],
    ['ten', '', 100, true],
  ])(
    'with a discount of %s for “%s”, above a limit of %d %%: explained %s',
    (discount, discountReason, limit, isExplained) => {
      const { discountReason: told } = problemsOf(settings({ discount, discountReason }), limit);
      expect(told).toBe(isExplained ? undefined : `A discount above ${limit}% needs a reason`);
    },
  );

  it('say the reason where there is one', () => {
    expect(requestOf(settings({ discount: '30', discountReason: 'Late' }))).toMatchObject({ discountReason: 'Late' });
    expect(requestOf(settings())).not.toHaveProperty('discountReason');
  });
});

describe('The preview', () => {
  const orders = [
    order({ id: 1, items: [curry], total: 241 }),
    order({ id: 2, items: [curry, { ...curry, id: 2, name: 'Naan', price: 40, quantity: 1 }], total: 281 }),
  ];

  it('merges the table’s lines by name and price', () =>
    expect(previewOf(orders, settings(), about).items).toEqual([
      { name: 'Curry', price: 120.5, quantity: 4, isVeg: true, portion: 'full', amount: 482 },
      { name: 'Naan', price: 40, quantity: 1, isVeg: true, portion: 'full', amount: 40 },
    ]));

  it('says second names where the restaurant wishes it', () => {
    const named = [order({ id: 1, items: [{ ...curry, secondName: 'करी' }], total: 241 })];
    expect(previewOf(named, settings(), about).items[0]).not.toHaveProperty('secondName');
    expect(previewOf(named, settings(), { ...about, withSecondNames: true }).items).toMatchObject([
      { name: 'Curry', secondName: 'करी' },
    ]);
  });

  it('computes the amounts as the server will', () =>
    expect(previewOf(orders, settings({ gstRate: 5, discount: '10', serviceCharge: '25.5' }), about)).toMatchObject({
      ...{ originalSubtotal: 522, discountAmount: 52.2, taxableAmount: 469.8 },
      ...{ cgstAmount: 11.75, sgstAmount: 11.75, roundOff: -0.01, serviceCharge: 25.5, total: 518.79 },
    }));

  it('counts what is wrongly typed as nothing', () =>
    expect(previewOf(orders, settings({ discount: '200', serviceCharge: 'x' }), about).total).toBe(522));

  it('has no number, and the restaurant’s details', () =>
    expect(previewOf(orders, settings(), about)).toMatchObject({
      billNo: '',
      restaurant: { name: 'Asha’s', gst: 'N/A' },
    }));
});

it('The tables that can be billed stand in order, once each', () =>
  expect(billableTables([7, 0, 4, 7].map((tableNo, id) => order({ id, tableNo })))).toEqual([0, 4, 7]));
