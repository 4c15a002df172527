import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError, serverMessageOr } from '../data/api-error.js';
import type { Intent } from '../data/verbs.js';
import { useVerb } from './provider.js';
import type { ActionOptions } from './useAction.js';

const Remove = ({ options }: { options: Partial<ActionOptions<{ id: number }, { id: number }>> }) => {
  const remove = useVerb('dismissClaim', { failure: 'Failed to delete menu item', ...options });
  return (
    <button onClick={() => void remove.run({ id: 1 })}>{remove.isRunning({ id: 1 }) ? 'Deleting' : 'Delete it'}</button>
  );
};

const verb = jest.fn<(params: { id: number }, intent: Intent) => Promise<{ id: number }>>();
const open = (options: Partial<ActionOptions<{ id: number }, { id: number }>> = {}) =>
  renderPage(<Remove options={options} />, { provider: { dismissClaim: verb } });
const press = () => screen.getByRole('button', { name: 'Delete it' });
const toastText = async () => (await screen.findByRole('alert')).textContent;
const keys = () => verb.mock.calls.map(([, { key }]) => key);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  verb.mockReset();
  jest.restoreAllMocks();
});

it('does it and says so', async () => {
  verb.mockResolvedValue({ id: 1 });
  const { person } = open({ success: ({ id }) => `Gone: ${id}` });
  await person.click(press());
  expect(await toastText()).toBe('Gone: 1');
});

describe('where it asks first', () => {
  const confirm = { title: 'Delete order?', text: 'It leaves every list.', action: 'Delete', danger: true };

  it('does it after a yes', async () => {
    verb.mockResolvedValue({ id: 1 });
    const { person } = open({ confirm, success: 'Order deleted successfully' });
    await person.click(press());
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete order?' });
    expect(dialog.textContent).toContain('It leaves every list.');
    expect(verb).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await toastText()).toBe('Order deleted successfully');
  });

  it.each(['Cancel', 'Escape'])('does nothing after %s', async (no) => {
    const { person } = open({ confirm });
    await person.click(press());
    await screen.findByRole('alertdialog');
    await (no === 'Escape' ? person.keyboard('{Escape}') : person.click(screen.getByRole('button', { name: no })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(verb).not.toHaveBeenCalled();
  });
});

it('that takes over 2 s says that it still tries, until it is done', async () => {
  let settle: (done: { id: number }) => void = () => undefined;
  verb.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  const { person } = open({ success: 'Done' });
  await person.click(press());
  expect(screen.queryByText(/Still trying/)).toBeNull();
  expect(await screen.findByText(/Still trying/, {}, { timeout: 10_000 })).toBeTruthy();
  settle({ id: 1 });
  await waitFor(() => expect(screen.queryByText(/Still trying/)).toBeNull(), { timeout: 5_000 });
  expect(screen.getByText('Done')).toBeTruthy();
});

describe('pressed again', () => {
  it('while it runs, it runs once', async () => {
    let settle: (done: { id: number }) => void = () => undefined;
    verb.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    const { person } = open({ success: 'Done' });
    await person.dblClick(press());
    expect(await screen.findByText('Deleting')).toBeTruthy();
    settle({ id: 1 });
    expect(await toastText()).toBe('Done');
    expect(verb).toHaveBeenCalledTimes(1);
  });
  it('after no answer, it is the same intention with the same key', async () => {
    verb.mockRejectedValueOnce(new ApiError(0, 'network/no-answer', '')).mockResolvedValue({ id: 1 });
    const { person } = open({ success: 'Done' });
    await person.click(press());
    expect(await toastText()).toBe('Failed to delete menu item');
    await person.click(press());
    await screen.findByText('Done');
    expect(new Set(keys()).size).toBe(1);
  });
  it('after a refusal, it is a new one', async () => {
    verb.mockRejectedValueOnce(new ApiError(409, 'x', 'No')).mockResolvedValue({ id: 1 });
    const { person } = open({ success: 'Done' });
    await person.click(press());
    await screen.findByRole('alert');
    await person.click(press());
    await screen.findByText('Done');
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a failure', () => {
  it('is told in the server’s words where they are preferred', async () => {
    verb.mockRejectedValue(new ApiError(409, 'x', 'The kitchen is closed'));
    const { person } = open({ failure: serverMessageOr('Failed') });
    await person.click(press());
    expect(await toastText()).toBe('The kitchen is closed');
  });
  it.each([401, 402])('with %d is told by the whole screen, not here', async (status) => {
    verb.mockRejectedValue(new ApiError(status, 'x', 'No'));
    const { person } = open();
    await person.click(press());
    await waitFor(() => expect(verb).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
