import { describe, expect, it } from '@jest/globals';
import { Intentions, newKey } from './intention.js';

const counted = () => {
  let made = 0;
  return new Intentions(() => `key-${++made}`);
};

describe('an intention', () => {
  it('has one key however often it is tried', () => {
    const intentions = counted();
    expect(intentions.keyOf({ id: 1 })).toBe(intentions.keyOf({ id: 1 }));
  });
  it('is another one with other parameters', () => {
    const intentions = counted();
    expect(intentions.keyOf({ id: 1 })).not.toBe(intentions.keyOf({ id: 2 }));
  });
  it('is a new one once the last is settled', () => {
    const intentions = counted();
    const first = intentions.keyOf({ id: 1 });
    intentions.settle({ id: 1 });
    expect(intentions.keyOf({ id: 1 })).not.toBe(first);
  });
});

it('keys are UUIDs, each another', () => {
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newKey()).not.toBe(newKey());
});
