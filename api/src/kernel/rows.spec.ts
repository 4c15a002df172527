import { describe, expect, it } from '@jest/globals';
import { rowsIn } from '@sae/projections/reading';
import { readRows, rowsInTurns } from './rows.js';
import { Rounds, Turns } from './turns.js';

describe('A long list that is read row by row', () => {
  it('is read whole, and leaves others their turn as often as it took long', async () => {
    const ids = Array.from({ length: 300 }, (_, id) => id);
    let ms = 0;
    const turns = new Turns(undefined, new Rounds(() => ms));
    let isOver = false;
    let rounds = 0;
    const others = () => {
      rounds += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const read: unknown[] = [];
    for await (const { row } of readRows(rowsIn(ids.map((id) => ({ id }))), turns)) {
      read.push(row.id);
      ms += 2;
    }
    isOver = true;
    expect(read).toEqual(ids);
    expect(rounds).toBeGreaterThan(300 / 5);
  });
});

describe('Things that are made rows of', () => {
  it('are bytes by then, in the turn of each: whoever sends them has nothing left to encode', async () => {
    const rows = await rowsInTurns([{ note: 'कम तीखा' }, { note: '' }], new Turns());
    expect(rows).toEqual([Buffer.from('{"note":"कम तीखा"}'), Buffer.from('{"note":""}')]);
  });
});
