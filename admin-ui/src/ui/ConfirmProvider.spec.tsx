import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useConfirm, type Yes } from './confirm.js';
import { ConfirmProvider } from './ConfirmProvider.js';

afterEach(cleanup);

const answers: (Yes | null)[] = [];

const Wish = () => {
  const ask = useConfirm();
  const wish = async () => answers.push(await ask({ title: 'Delete?', action: 'Delete', reason: 'Why' }));
  return <button onClick={() => void wish()}>Wish</button>;
};

it('A question asked while the one before is still going away begins with no reason', async () => {
  const person = userEvent.setup();
  render(
    <ConfirmProvider>
      <Wish />
    </ConfirmProvider>,
  );
  await person.click(screen.getByText('Wish'));
  await person.type(screen.getByRole('textbox'), 'wrong table{Enter}');
  screen.getByText('Wish').click();
  await person.type(await screen.findByRole('textbox'), 'guest left{Enter}');
  expect(answers).toEqual([{ reason: 'wrong table' }, { reason: 'guest left' }]);
});
