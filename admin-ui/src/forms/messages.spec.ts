import { expect, it } from '@jest/globals';
import { messagesOf } from './messages.js';

it('tells each mistake once, in the order of the fields', () =>
  expect(
    messagesOf({
      email: { type: 'x', message: 'Email is required' },
      password: { type: 'x', message: 'Password is required' },
      again: { type: 'x', message: 'Password is required' },
      quiet: { type: 'x' },
    }),
  ).toEqual(['Email is required', 'Password is required']));
