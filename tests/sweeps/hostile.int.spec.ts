import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKS, SHORT } from './hostile-checks.js';
import { HostileStreet, NEARLY_FULL } from './hostile.js';

/** It may do what it does for minutes on a slow machine. */
const PATIENCE = 600_000;

let street: HostileStreet;

beforeAll(async () => {
  street = await HostileStreet.open(NEARLY_FULL);
}, PATIENCE);
afterAll(() => street.close());

describe('A restaurant that has filled all it may have', () => {
  it('asks everything in each way', () => expect(street.asks.length).toBeGreaterThan(100));

  it.each(Object.entries(CHECKS))('%s', async (_, check) => expect(await check(street, SHORT)).toEqual([]), PATIENCE);
});
