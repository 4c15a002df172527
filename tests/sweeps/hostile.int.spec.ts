import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_HELD_MS } from '../../api/testing/system.js';
import { HostileStreet, MOST_TIMES } from './hostile.js';

/** It may do what it does for minutes on a slow machine. */
const PATIENCE = 600_000;

let street: HostileStreet;

beforeAll(async () => {
  street = await HostileStreet.open({ open: 12, past: 3, moves: 15, dishes: 40 });
}, PATIENCE);
afterAll(() => street.close());

describe('A restaurant that has filled all it may have', () => {
  it(
    'holds no node’s event loop, whatever it asks for in whichever way',
    async () => {
      expect(street.asks.length).toBeGreaterThan(100);
      expect(await street.holding()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'holds it by no push to sockets that do not read',
    async () => {
      expect(await street.pushing(40, 60)).toBeLessThanOrEqual(MOST_HELD_MS);
    },
    PATIENCE,
  );

  it(
    'pays for each heavy answer what it weighs',
    async () => {
      expect(await street.unpaid()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'can do nothing more once it has spent its budget',
    async () => {
      expect(await street.unrefused()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'slows its neighbour down by less than three times',
    async () => {
      expect(await street.slowedDown(4, 150)).toBeLessThan(MOST_TIMES);
    },
    PATIENCE,
  );
});

describe('A stranger', () => {
  it(
    'is refused at last, whatever is asked',
    async () => {
      expect(await street.unlimited()).toEqual([]);
    },
    PATIENCE,
  );
});
