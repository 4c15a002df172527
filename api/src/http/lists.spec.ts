import { describe, expect, it } from '@jest/globals';
import { parsedRow, rowsIn } from '@sae/projections/reading';
import { listQuery } from './params.js';
import { Rounds, Turns } from '../kernel/turns.js';
import { select } from './lists.js';

const rows = [
  { id: 1, name: 'Naan', isVeg: true, isEnabled: true, description: null, tags: ['b', 'a'] },
  { id: 2, name: 'Aloo },\n{', isVeg: true, isEnabled: false, description: 'a\nb' },
  { id: 3, name: 'Chicken', isVeg: false, isEnabled: true, description: 'with naan' },
];
const json = rowsIn(rows);
const ids = async (query: object) => {
  const { rows: part } = await select(json, listQuery(query));
  return part.map((row) => parsedRow<{ id: number }>(row).id);
};

describe('A list', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ range: '[1,1]' }, [2]],
    [{ range: '[2,40]' }, [3]],
    [{ range: '[9,12]' }, []],
    [{ sort: '["id","DESC"]' }, [3, 2, 1]],
    [{ sort: '["name","ASC"]' }, [2, 3, 1]],
    [{ sort: '["nothing","ASC"]' }, [1, 2, 3]],
    [{ sort: '["description","ASC"]' }, [1, 2, 3]],
    [{ sort: '["description","DESC"]' }, [3, 2, 1]],
    [{ sort: '["tags","DESC"]' }, [1, 2, 3]],
    [{ filter: '{"isVeg":true}' }, [1, 2]],
    [{ filter: '{"id":[1,3]}' }, [1, 3]],
    [{ filter: '{"q":"NAAN"}' }, [1, 3]],
    [{ filter: '{"q":" naan  chick"}' }, [3]],
    [{ filter: '{"q":"true"}' }, []],
    [{ range: '[0,1999]' }, [1, 2, 3]],
    [{ filter: '{"constructor":1}' }, []],
    [{ filter: '{"isVeg":true}', sort: '["id","DESC"]', range: '[0,0]' }, [2]],
  ])('asked for %j', async (query, expected) => expect(await ids(query)).toEqual(expected));

  it('says how many there are beside those it gives', async () => {
    expect((await select(json, listQuery({ range: '[0,0]', filter: '{"isVeg":true}' }))).total).toBe(2);
    expect((await select(json, listQuery({ range: '[1,1]' }))).total).toBe(3);
    expect(await select(rowsIn([]), listQuery({ range: '[0,9]', filter: '{"id":1}' }))).toEqual({
      rows: [],
      total: 0,
    });
  });

  it('costs whoever searches or sorts it the time that takes, and whoever asks for a part of it none', async () => {
    let ms = 0;
    let paid = 0;
    const cost = async (query: object) => {
      paid = 0;
      // Each look at the clock finds that a ms has passed.
      const turns = new Turns((took) => void (paid += took), new Rounds(() => (ms += 1)));
      await select(json, listQuery(query), turns);
      return paid;
    };
    expect(await cost({ filter: '{"q":"naan"}' })).toBeGreaterThan(2);
    expect(await cost({ sort: '["id","DESC"]' })).toBeGreaterThan(2);
    expect(await cost({ range: '[0,1]' })).toBe(0);
  });
});
