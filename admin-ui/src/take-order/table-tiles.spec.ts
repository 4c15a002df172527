import { expect, it } from '@jest/globals';
import { order } from '../ordering/testing/server.js';
import { tilesOf } from './table-tiles.js';

it('The tiles are the Counter, the tables with a code and those with open orders, by number', () =>
  expect(
    tilesOf(
      [12, 4, 7],
      [
        order({ tableNo: 7, status: 'live' }),
        order({ tableNo: 7, status: 'recurring' }),
        order({ tableNo: 20, status: 'recurring' }),
        order({ tableNo: 0, status: 'live' }),
      ],
    ),
  ).toEqual([
    { tableNo: 0, state: 'new' },
    { tableNo: 4, state: 'free' },
    { tableNo: 7, state: 'new' },
    { tableNo: 12, state: 'free' },
    { tableNo: 20, state: 'running' },
  ]));
