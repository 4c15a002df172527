import { describe, expect, it } from '@jest/globals';
import { rowsIn } from '@sae/projections/reading';
import { readRows } from './rows.js';

describe('A long list that is read row by row', () => {
  it('is read whole, and leaves others their turn', async () => {
    const ids = Array.from({ length: 300 }, (_, id) => id);
    const json = rowsIn(ids.map((id) => ({ id, wish: 'W'.repeat(10_000) })));
    let isOver = false;
    let turns = 0;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const read: unknown[] = [];
    for await (const { row } of readRows(json)) read.push(row.id);
    isOver = true;
    expect(read).toEqual(ids);
    // Three megabytes, a tenth of one at a time.
    expect(turns).toBeGreaterThan(25);
  });
});
