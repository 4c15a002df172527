import { describe, expect, it } from '@jest/globals';
import { namesakeOf } from './namesakes.js';

const tikka = { id: 1, category: 'Starters', name: 'Paneer Tikka' };
const naan = { id: 2, category: 'Breads', name: 'Naan' };
const menu = [tikka, naan, { ...tikka, id: 3 }];

describe('A namesake', () => {
  it('is called so in the same category, in capitals or not', () =>
    expect(namesakeOf({ category: 'STARTERS', name: 'paneer tikka' }, menu)).toBe(tikka));
  it('is none in another category', () =>
    expect(namesakeOf({ category: 'Mains', name: 'Paneer Tikka' }, menu)).toBeUndefined());
  it('is what a dish is renamed into', () => expect(namesakeOf(tikka, menu, naan)).toBe(tikka));
  it('is none to a dish that keeps its name', () => expect(namesakeOf(tikka, menu, tikka)).toBeUndefined());
});
