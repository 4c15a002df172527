import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { api as server } from '../data/api.js';
import { session } from '../data/session.js';
import { useAction } from '../ui/useAction.js';
import { ProofDialog } from './ProofDialog.js';

const END = 'DELETE /users/sessions';
const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

const EndOthers = () => {
  const ending = useAction((_: object, { key }) => server.delete('/users/sessions', { key }), {
    success: 'Ended',
    failure: 'Failed to end them',
  });
  return <button onClick={() => void ending.run({})}>End</button>;
};
const show = () =>
  renderPage(
    <>
      <EndOthers />
      <ProofDialog />
    </>,
    { user: owner },
  );
const wants = (code: string, message: string) => api.refuses(END, 403, { code, message });

it('asks for the password again, says that it was wrong, and goes on with the right one', async () => {
  wants('password/wanted', 'Please enter your password again');
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  expect(dialog.getByText('Please enter your password again')).toBeTruthy();
  wants('account/wrong-password', 'The current password is wrong');
  await person.type(dialog.getByLabelText('Current password'), 'wrong!{Enter}');
  expect(await dialog.findByText('The current password is wrong')).toBeTruthy();
  api.answers(END, { message: 'Ended' });
  await person.type(dialog.getByLabelText('Current password'), 'correct horse{Enter}');
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(api.headersOf(END, 'Current-Password')).toEqual([null, 'wrong!', 'correct%20horse']);
});

it('asks for the code of a second factor, and does nothing where nobody gives one', async () => {
  wants('second-factor/wanted', 'Please enter the code of your authenticator app');
  const { person } = show();
  await person.click(screen.getByRole('button', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  expect(dialog.getByText('Or one of your recovery codes')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.asked(END)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
