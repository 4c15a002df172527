import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage, type Setting } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { dataProvider } from '../shell/dataProvider.js';
import { session } from '../data/session.js';
import { useUser } from '../auth/user.js';
import type { AccountChange } from './account.data.js';
import { AccountPage } from './AccountPage.js';

const known: UserView = {
  ...owner,
  upiId: 'asha@upi',
  googleReviewLink: 'https://g.page/r/asha/review',
  gstNumber: '29ABCDE1234F1Z5',
  fssaiNumber: '12345678901234',
  phoneNumber: '+91 98450 12345',
  address: '12 MG Road',
  profilePicture: '/api/pictures/123456789/abc',
};

const api = new FakeApi();
beforeEach(() => {
  api.start();
  api.answers('GET /payments', []);
  api.answers('GET /users/sessions', []);
  session.save({ token: 't', userId: owner.id });
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
});
afterEach(() => {
  api.stop();
  localStorage.clear();
});

/** A server that answers what it was told. */
const server = () => ({
  changeAccount: jest.fn(({ account, picture }: AccountChange) =>
    Promise.resolve({
      ...known,
      ...account,
      profilePicture:
        picture.is === 'new' ? '/api/pictures/123456789/new' : picture.is === 'kept' ? known.profilePicture : null,
    } as UserView),
  ),
});
const asked = ({ changeAccount }: ReturnType<typeof server>) => changeAccount.mock.calls.map(([change]) => change);

const Name = () => <p data-testid="sidebar">{useUser()?.restaurantName}</p>;
const open = (setting: Setting = {}) =>
  renderPage(
    <>
      <Name />
      <AccountPage />
    </>,
    { user: known, ...setting, provider: { ...dataProvider, ...setting.provider } },
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
const summary = () => within(screen.getByRole('region', { name: 'Restaurant' }));
const file = (type = 'image/png', size = 10) => {
  const made = new File(['x'], 'logo', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('the summary', () => {
  it('says all that is known', () => {
    open();
    const said = summary();
    for (const text of ['Asha’s Kitchen', 'Asha Rao', '+91 98450 12345', '12 MG Road', 'asha@upi', '29ABCDE1234F1Z5'])
      expect(said.getByText(text)).toBeTruthy();
    expect(said.getByText('1 year')).toBeTruthy();
    expect(said.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
    expect(said.getByRole<HTMLImageElement>('img', { name: 'Logo of Asha’s Kitchen' }).src).toContain('/api/pictures/');
  });
});

describe('the form', () => {
  it('saves what is written, and everything shows it', async () => {
    const provider = server();
    const { person } = open({ provider });
    await person.clear(field('Restaurant Name'));
    await person.type(field('Restaurant Name'), 'Sugar Garden');
    await person.clear(field('UPI ID'));
    await person.clear(field('GST Number'));
    await person.type(field('GST Number'), '07aaacb1234c9zx');
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual(['Account updated successfully']);
    expect(asked(provider)).toMatchObject([
      { account: { restaurantName: 'Sugar Garden', upiId: '', gstNumber: '07AAACB1234C9ZX' }, picture: { is: 'kept' } },
    ]);
    expect(summary().getByText('Sugar Garden')).toBeTruthy();
    expect(screen.getByTestId('sidebar').textContent).toBe('Sugar Garden');
    expect(field('GST Number').value).toBe('07AAACB1234C9ZX');
  });

  it('says from when on open orders are old, in whole minutes', async () => {
    const provider = server();
    const { person } = open({ provider });
    expect([field('Amber After (minutes)').value, field('Red After (minutes)').value]).toEqual(['10', '20']);
    await person.clear(field('Amber After (minutes)'));
    await person.type(field('Amber After (minutes)'), 'ten');
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual(['Amber must be a whole number of minutes from 1 to 600']);
    await person.clear(field('Amber After (minutes)'));
    await person.type(field('Amber After (minutes)'), '15');
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(asked(provider)).toMatchObject([{ account: { ageAmber: 15, ageRed: 20 } }]);
  });

  it('says above which discount a reason is asked for', async () => {
    const provider = server();
    const { person } = open({ provider });
    expect(field('Discount Limit (%)').value).toBe('20');
    await person.clear(field('Discount Limit (%)'));
    await person.type(field('Discount Limit (%)'), '101');
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual(['Discount limit must be between 0 and 100, with at most two decimals']);
    await person.clear(field('Discount Limit (%)'));
    await person.type(field('Discount Limit (%)'), '0');
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(asked(provider)).toMatchObject([{ account: { discountLimit: 0 } }]);
    expect(field('Discount Limit (%)').value).toBe('0');
  });

  it('says what a bill begins with, and where the tax of it cannot be right', async () => {
    const provider = server();
    const { person } = open({ provider });
    const warning = () => screen.queryByText(/^The (restaurant|GST rate)/)?.textContent ?? null;
    expect(warning()).toBe('The restaurant has a GST Number, but the GST rate is 0%: its bills charge no tax.');
    await person.selectOptions(field('GST Rate'), '5%');
    expect(warning()).toBeNull();
    await person.clear(field('GST Number'));
    expect(warning()).toContain('The GST rate is 5%, but the restaurant has no GST Number');
    await person.selectOptions(field('GST Type'), 'Inclusive');
    await person.clear(field('Service Charge (₹)'));
    await person.type(field('Service Charge (₹)'), '20.50');
    await person.clear(field('Message'));
    await person.type(field('Message'), 'Come again');
    await person.type(field('GST Number'), '29ABCDE1234F1Z5');
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(asked(provider)).toMatchObject([
      { account: { gstRate: 5, gstType: 'inclusive', serviceCharge: 20.5, billMessage: 'Come again' } },
    ]);
    expect([field('GST Rate').value, field('GST Type').value]).toEqual(['5', 'inclusive']);
  });

  it('asks for the current password as soon as money would go elsewhere, sends it, and forgets it', async () => {
    const provider = server();
    const { person } = open({ provider });
    const password = () => screen.queryByLabelText<HTMLInputElement>('Current Password');
    expect(password()).toBeNull();
    await person.type(field('Address'), ', Bengaluru');
    expect(password()).toBeNull();
    await person.type(field('UPI ID'), 'n');
    expect(password()?.type).toBe('password');
    expect(password()?.autocomplete).toBe('current-password');
    await person.type(field('Current Password'), 'correct horse');
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual(['Account updated successfully']);
    expect(asked(provider)).toMatchObject([{ account: { upiId: 'asha@upin', currentPassword: 'correct horse' } }]);
    // What was saved is what is known now: nothing is to be confirmed any more.
    await waitFor(() => expect(password()).toBeNull());
    await person.type(field('UPI ID'), 'x');
    expect(field('Current Password').value).toBe('');
  });

  it.each([
    ['another GST Number', known, 'GST Number', '27AAACB1234C9ZX', true],
    ['no GST Number any more', known, 'GST Number', '', true],
    ['a first UPI ID', { ...known, upiId: null }, 'UPI ID', 'asha@upi', false],
    ['the same UPI ID, spaces apart', known, 'UPI ID', ' asha@upi ', false],
  ])('asks for the password for %s: %#', async (_, user, label, typed, isAsked) => {
    const { person } = open({ user });
    await person.clear(field(label));
    if (typed) await person.type(field(label), typed);
    expect(screen.queryByLabelText('Current Password') !== null).toBe(isAsked);
  });

  it('says that the password was wrong in the server’s words, and keeps what was typed', async () => {
    const wrong = new ApiError(403, 'account/wrong-password', 'The current password is wrong');
    const { person } = open({ provider: { changeAccount: () => Promise.reject(wrong) } });
    await person.type(field('UPI ID'), 'n');
    await person.type(field('Current Password'), 'wrong!');
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual(['The current password is wrong']);
    expect(field('UPI ID').value).toBe('asha@upin');
  });

  it('tells each mistake in a toast of its own, and sends nothing', async () => {
    const provider = server();
    const wrong = { upiId: '?', googleReviewLink: '?', gstNumber: '?', fssaiNumber: '?', phoneNumber: '?' };
    const { person } = open({ provider, user: { ...known, restaurantName: '', ownerName: '', ...wrong } });
    await person.click(button('Save Changes'));
    expect((await toasts()).sort()).toEqual([
      'FSSAI Number must be 14 digits',
      'Invalid GST Number',
      'Invalid UPI ID format',
      'Invalid URL',
      'Invalid phone number',
      'Owner name is required',
      'Restaurant name is required',
    ]);
    expect(asked(provider)).toEqual([]);
  });

  it('brings the first mistake to the middle of the screen, where no toast lies', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element, where) {
      scrolled(this.id, where);
    };
    const { person } = open({ user: { ...known, phoneNumber: '?', fssaiNumber: '?' } });
    await person.click(button('Save Changes'));
    await toasts();
    expect(scrolled.mock.calls).toEqual([['phoneNumber', { block: 'center' }]]);
  });

  it.each([
    ['in the server’s words', 429, 'Too many pictures.', 'Too many pictures.'],
    ['in the product’s, when it says nothing', 500, '', 'Failed to update account'],
  ])('says why it could not be saved, %s', async (_, status, said, message) => {
    api.refuses('PUT /users/account', status, { statusCode: status, code: 'x/y', message: said });
    const { person } = open();
    await person.click(button('Save Changes'));
    expect(await toasts()).toEqual([message]);
    expect(api.asked('PUT /users/account')).toHaveLength(1);
  });

  it('logs out', async () => {
    const { person, place } = open({ withLogin: true });
    await person.click(button('Log Out'));
    expect(session.isStored()).toBe(false);
    await waitFor(() => expect(place().pathname).toBe('/login'));
  });
});

describe('the picture', () => {
  const shown = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Profile picture' })?.getAttribute('src');

  it('is shown before it is sent, and sent with the rest', async () => {
    const provider = server();
    const { person } = open({ provider });
    await person.upload(field('Profile picture file'), file());
    expect(shown()).toBe('blob:chosen');
    await person.click(button('Save Changes'));
    await toasts();
    expect(asked(provider)).toMatchObject([{ picture: { is: 'new', file: { name: 'logo' } } }]);
    expect(shown()).toBe('/api/pictures/123456789/new');
  });

  it('can be taken away', async () => {
    const provider = server();
    const { person } = open({ provider });
    await person.click(button('Remove Picture'));
    expect(shown()).toBeUndefined();
    await person.click(button('Save Changes'));
    await toasts();
    expect(asked(provider)).toMatchObject([{ picture: { is: 'removed' } }]);
  });

  it.each([
    ['is no picture', file('application/pdf'), 'Please select a JPEG, PNG, or GIF image'],
    ['is too large', file('image/png', 5_242_881), 'File size must be less than 5MB'],
  ])('is not a file that %s', async (_, chosen, message) => {
    const { person } = open();
    field('Profile picture file').removeAttribute('accept');
    await person.upload(field('Profile picture file'), chosen);
    expect(await toasts()).toEqual([message]);
    expect(shown()).toBe(known.profilePicture);
  });
});
