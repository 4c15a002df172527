import { expect, it } from '@jest/globals';
import { messagesOf } from './messages.js';

it('tells them as the fields stand, however they were found', () =>
  expect(
    messagesOf({ again: { type: 'x', message: 'Second' }, email: { type: 'x', message: 'First' } }, ['email', 'again']),
  ).toEqual(['First', 'Second']));

it('tells each mistake once, in the order of the fields', () =>
  expect(
    messagesOf({
      email: { type: 'x', message: 'Email is required' },
      password: { type: 'x', message: 'Password is required' },
      again: { type: 'x', message: 'Password is required' },
      quiet: { type: 'x' },
    }),
  ).toEqual(['Email is required', 'Password is required']));

it('tells those within a list, and the one of the list itself', () => {
  const list = [undefined, { name: { type: 'x', message: 'Name is required' } }];
  const root = { type: 'x', message: 'Please add one' };
  expect(messagesOf({ options: Object.assign(list, { root }) } as never)).toEqual([
    'Name is required',
    'Please add one',
  ]);
});
