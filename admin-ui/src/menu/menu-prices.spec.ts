import { expect, it } from '@jest/globals';
import { rupeesIn } from './menu-prices.js';

it.each([
  ['250', 250],
  ['₹1,320.50', 1320.5],
  [' 0.01 ', 0.01],
  ['0', null],
  ['-5', null],
  ['1.005', null],
  ['1000000.01', null],
  ['1e3', null],
  ['', null],
])('“%s” is the price %s', (typed, rupees) => expect(rupeesIn(typed)).toBe(rupees));
