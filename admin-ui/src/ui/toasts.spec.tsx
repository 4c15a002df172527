import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { TOAST_MS, ToastTime, useToasts } from './toasts.js';

const undone = jest.fn(() => undefined);

const Teller = () => {
  const toasts = useToasts();
  return (
    <>
      <button onClick={() => toasts.success('Order deleted successfully')}>Succeed</button>
      <button onClick={() => toasts.undoable('Menu item deleted', undone)}>Delete</button>
      <button onClick={() => toasts.invalid(['Name is required', 'Price is required'])}>Check</button>
    </>
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
/** In steps, because a toast leaves in several, each drawn before the next begins. */
const after = async (ms: number) => {
  for (let step = 0; step < ms; step += 50) await act(() => jest.advanceTimersByTimeAsync(50));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('stack, one per message', () => {
  renderPage(<Teller />);
  press('Succeed');
  press('Succeed');
  expect(shown()).toEqual(['Order deleted successfully', 'Order deleted successfully']);
});

it('that tell what is wrong with a form replace the last ones', async () => {
  renderPage(<Teller />);
  press('Check');
  press('Check');
  await after(1_000);
  expect(shown()).toEqual(['Name is required', 'Price is required']);
});

it.each([
  ['5 seconds on the signed-out screens', TOAST_MS.auth, 5_000],
  ['3 seconds in the back office', TOAST_MS.backOffice, 3_000],
])('stay %s', async (_, time, ms) => {
  renderPage(
    <ToastTime value={time}>
      <Teller />
    </ToastTime>,
  );
  press('Succeed');
  await after(ms - 200);
  expect(shown()).toHaveLength(1);
  await after(1_500);
  expect(shown()).toHaveLength(0);
});

it('can be dismissed', async () => {
  renderPage(<Teller />);
  press('Succeed');
  press('Dismiss');
  await after(1_000);
  expect(shown()).toEqual([]);
});

it('can take back what they tell, for five seconds', async () => {
  renderPage(
    <ToastTime value={TOAST_MS.backOffice}>
      <Teller />
    </ToastTime>,
  );
  press('Delete');
  await after(4_800);
  expect(shown()).toEqual(['Menu item deleted']);
  press('Undo');
  await after(1_000);
  expect(shown()).toEqual([]);
  expect(undone).toHaveBeenCalledTimes(1);
});
