import { describe, expect, it } from '@jest/globals';
import type { MenuSheetRow } from '@sae/domain/menu';
import { importedText, partsOf, wordsOf } from './import-parts.js';

const naan: MenuSheetRow = {
  ...{ row: 2, category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 40 },
  ...{ hasHalf: false, halfPrice: null },
};

describe('the parts of an import', () => {
  it('have a hundred dishes at the most, without the numbers of their rows', () => {
    const parts = partsOf(Array.from({ length: 250 }, () => naan));
    expect(parts.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(parts[0]?.[0]).not.toHaveProperty('row');
  });
  it('fit into a request each', () => {
    const long = { ...naan, description: '🍛'.repeat(500), name: '🍛'.repeat(120) };
    const parts = partsOf(Array.from({ length: 100 }, () => long));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(210_000);
  });
  it('of nothing are none', () => expect(partsOf([])).toEqual([]));
});

it('a sheet is told in counts', () => {
  expect(wordsOf({ rows: [naan, { ...naan, id: 1 }, { ...naan, id: 2 }], unchanged: 4 })).toBe(
    '1 dish to add, 2 dishes to change, 4 dishes as on the menu',
  );
  expect(importedText({ added: 1, changed: 0 })).toBe('1 dish added');
});
