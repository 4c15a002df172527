import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { knowZone } from '../data/zone.js';
import { dataProvider } from '../shell/dataProvider.js';
import { SecondFactorPanel } from './SecondFactorPanel.js';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const THERE = { addedAt: '2026-11-27T06:00:00.000Z', recoveryCodesLeft: 9 };

const api = new FakeApi();
beforeEach(() => {
  knowZone('Asia/Kolkata');
  api.start();
  session.save({ token: 't', userId: owner.id });
  api.answers('GET /users/second-factor', { addedAt: null, recoveryCodesLeft: 0 });
  api.answers('POST /users/second-factor/new', {
    secret: SECRET,
    qrCode: 'data:image/svg+xml;base64,',
    uri: 'otpauth://',
  });
});
afterEach(() => api.stop());

const show = () => renderPage(<SecondFactorPanel />, { provider: dataProvider, user: owner });
const dialog = () => within(screen.getByRole('dialog'));

describe('The second factor', () => {
  it('is added by the first code of what is scanned, and its recovery codes are shown once', async () => {
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Add Second Factor' }));
    await screen.findByRole('img', { name: 'QR code of the second factor' });
    expect(dialog().getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    await person.click(dialog().getByRole('button', { name: 'Add Second Factor' }));
    expect(await screen.findAllByText('Please enter the code of your authenticator app')).not.toHaveLength(0);
    await person.type(dialog().getByLabelText('Code'), '123456');
    api.answers('POST /users/second-factor', { recoveryCodes: CODES });
    api.answers('GET /users/second-factor', THERE);
    await person.click(dialog().getByRole('button', { name: 'Add Second Factor' }));
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(api.asked('POST /users/second-factor')).toEqual([{ secret: SECRET, code: '123456' }]);
    await person.click(dialog().getByRole('button', { name: 'I Have Kept Them' }));
    expect(await screen.findByText(/9 recovery codes left/)).toBeTruthy();
  });

  it('is told of a wrong code in the server’s words, and the secret stays', async () => {
    api.refuses('POST /users/second-factor', 403, { code: 'second-factor/wrong', message: 'Invalid code' });
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Add Second Factor' }));
    await person.type(await screen.findByLabelText('Code'), '000000');
    await person.click(dialog().getByRole('button', { name: 'Add Second Factor' }));
    expect(await screen.findByText('Invalid code')).toBeTruthy();
    expect(dialog().getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  });

  it('is removed by a code', async () => {
    api.answers('GET /users/second-factor', THERE);
    api.answers('DELETE /users/second-factor', { message: 'The second factor was removed' });
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Remove Second Factor' }));
    await person.type(dialog().getByLabelText('Code'), '123456');
    await person.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The second factor was removed')).toBeTruthy();
    expect(api.asked('DELETE /users/second-factor')).toEqual([{ code: '123456' }]);
  });

  it('gets other recovery codes by a code', async () => {
    api.answers('GET /users/second-factor', THERE);
    api.answers('POST /users/second-factor/recovery-codes', { recoveryCodes: CODES });
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'New Recovery Codes' }));
    await person.type(dialog().getByLabelText('Code'), '123456');
    await person.click(dialog().getByRole('button', { name: 'Make Them' }));
    expect(await screen.findByText(CODES[1] ?? '')).toBeTruthy();
  });
});
