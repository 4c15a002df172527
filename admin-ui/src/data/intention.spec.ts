import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.js';
import { Intentions, newKey } from './intention.js';
import { serverClock } from './server-clock.js';

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

describe('an intention that is carried out', () => {
  const tried = async (error?: ApiError) => {
    const intentions = counted();
    const keys: string[] = [];
    const call = (key: string) => (keys.push(key), error ? Promise.reject(error) : Promise.resolve());
    for (const _ of ['once', 'again']) await intentions.carryOut('it', call).catch(() => undefined);
    return keys;
  };
  it('is a new one the next time', async () => expect(await tried()).toEqual(['key-1', 'key-2']));
  it('is a new one after a refusal', async () =>
    expect(await tried(new ApiError(409, 'menu/full', 'Full'))).toEqual(['key-1', 'key-2']));
  it.each([0, 500, 503, 520])('is the same one while nobody knows whether it was done (%i)', async (status) =>
    expect(await tried(new ApiError(status, 'unknown', ''))).toEqual(['key-1', 'key-1']),
  );
});

const timeOf = (key: string) => Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);

describe('a key', () => {
  afterEach(() => serverClock.hear(new Headers({ Date: new Date().toUTCString() })));

  it('is a UUID that says when it was made, each another', () => {
    expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newKey()).not.toBe(newKey());
    expect(Math.abs(timeOf(newKey()) - Date.now())).toBeLessThan(60_000);
  });

  it('is of the server’s time where the device has another', () => {
    serverClock.hear(new Headers({ Date: 'Sat, 21 Nov 2020 06:30:00 GMT' }));
    expect(Math.abs(timeOf(newKey()) - Date.parse('2020-11-21T06:30:00Z'))).toBeLessThan(60_000);
  });
});
