import { describe, expect, it } from '@jest/globals';
import { curry, order } from '../ordering/testing/server.js';
import { runningTable } from './running-table.js';

const naan = { ...curry, id: 2, name: 'Naan', price: 0.1, quantity: 1, specialInstructions: 'hot' };

describe('A running table', () => {
  it('has what its orders have together, and their sum to the paisa', () =>
    expect(
      runningTable([
        order({ id: 9, items: [naan, curry], total: 241.1 }),
        order({ id: 2, items: [curry, naan, naan], total: 241.2 }),
      ]),
    ).toMatchObject({
      items: [
        { name: 'Curry', quantity: 4 },
        { name: 'Naan', quantity: 3 },
      ],
      total: 482.3,
    }));

  it('had its newest order as its last round', () =>
    expect(runningTable([order({ id: 9, items: [naan] }), order({ id: 2 })])?.lastRound).toEqual([naan]));

  it('is none where nothing is open', () => expect(runningTable([])).toBeNull());
});
