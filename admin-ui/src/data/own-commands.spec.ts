import { expect, it } from '@jest/globals';
import { ownCommands } from './own-commands.js';

it('What this page has sent is its own, and what no answer came to is not', () => {
  ownCommands.sent('one');
  expect([ownCommands.has('one'), ownCommands.has('two'), ownCommands.has(undefined)]).toEqual([true, false, false]);
  ownCommands.unanswered('one');
  expect(ownCommands.has('one')).toBe(false);
});

it('The latest two hundred are remembered', () => {
  for (let n = 0; n < 201; n += 1) ownCommands.sent(`key ${n}`);
  expect([ownCommands.has('key 0'), ownCommands.has('key 1'), ownCommands.has('key 200')]).toEqual([false, true, true]);
});
