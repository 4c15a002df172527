import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from './App.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
/** In steps, because a toast leaves in several, each drawn before the next begins. */
const after = async (ms: number) => {
  for (let step = 0; step < ms; step += 100) await act(() => jest.advanceTimersByTimeAsync(100));
};

it('a notice on a signed-out screen goes after five seconds', async () => {
  history.replaceState(null, '', '/app/login');
  render(<App />);
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await after(500);
  expect(shown()).toEqual(['Email is required', 'Password is required']);
  await after(4_400);
  expect(shown()).toEqual(['Email is required', 'Password is required']);
  await after(1_500);
  expect(shown()).toEqual([]);
});
