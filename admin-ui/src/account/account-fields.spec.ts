import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import { owner } from '../../testing/users.js';
import { knowZone } from '../data/zone.js';
import { formOf, inCapitals, KEPT, pictureRefusal, planText, summaryOf, valuesOf } from './account-fields.js';

describe('A file for the picture', () => {
  it.each([
    ['image/jpeg', 1, null],
    ['image/png', 5_242_880, null],
    ['image/gif', 10, null],
    ['image/png', 5_242_881, 'File size must be less than 5MB'],
    ['image/svg+xml', 10, 'Please select a JPEG, PNG, or GIF image'],
    ['image/webp', 10, 'Please select a JPEG, PNG, or GIF image'],
    ['', 10, 'Please select a JPEG, PNG, or GIF image'],
  ])('of type %j with %i bytes', (type, size, refusal) => expect(pictureRefusal({ type, size })).toBe(refusal));
});

beforeAll(() => knowZone('Asia/Kolkata'));

describe('The form that is sent', () => {
  const account = valuesOf({ ...owner, address: '12 MG Road' });
  const sent = (form: FormData) => Object.fromEntries(form.entries());
  it('says every field, an empty one too, so that it can be cleared', () =>
    expect(sent(formOf({ ...account, profilePicture: undefined } as AccountRequest, KEPT))).toEqual({
      restaurantName: 'Asha’s Kitchen',
      ownerName: 'Asha Rao',
      phoneNumber: '',
      address: '12 MG Road',
      upiId: '',
      googleReviewLink: '',
      gstNumber: '',
      fssaiNumber: '',
      ageAmber: '10',
      ageRed: '20',
      discountLimit: '20',
      gstRate: '0',
      gstType: 'exclusive',
      serviceCharge: '0',
      billMessage: 'Have a nice day!',
      acceptsOwnOrders: 'false',
      monthlyReport: 'false',
      billSecondNames: 'false',
      billServedBy: 'true',
    }));
  it('brings the new picture, or says that there shall be none', () => {
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    expect(sent(formOf(account, { is: 'new', id: '1', file })).profilePicture).toMatchObject({ name: 'logo.png' });
    expect(sent(formOf(account, { is: 'removed' })).profilePicture).toBe('');
  });
  it('writes a GST number in capitals', () => {
    expect(inCapitals('29abcde1234f1z5')).toBe('29ABCDE1234F1Z5');
    expect(inCapitals(undefined)).toBeUndefined();
  });
});

describe('The summary', () => {
  const said = (user: typeof owner) => Object.fromEntries(summaryOf(user));
  it('says what is not known', () =>
    expect(said({ ...owner, planType: null, planEndDate: null })).toEqual({
      'Owner Name': 'Asha Rao',
      Phone: 'N/A',
      Address: 'N/A',
      'UPI ID': 'N/A',
      'Review Link': 'N/A',
      'GST Number': 'N/A',
      'FSSAI Number': 'N/A',
      Plan: 'No plan selected',
      'Plan Expiry Date': 'N/A',
    }));
  it('says the plan with spaces, and its last day in the restaurant', () => {
    expect(planText('free_trial')).toBe('free trial');
    expect(said({ ...owner, planType: '6_months', planEndDate: '2026-12-01T19:00:00.000Z' })).toMatchObject({
      Plan: '6 months',
      'Plan Expiry Date': '2 Dec 2026',
    });
  });
});
