import { describe, expect, it } from '@jest/globals';
import { listQuery } from './list-query.js';
import { countRows, select } from './lists.js';

const rows = [
  { id: 1, name: 'Naan', isVeg: true, isEnabled: true, description: null },
  { id: 2, name: 'Aloo "isEnabled":', isVeg: true, isEnabled: false, description: 'isEnabled' },
  { id: 3, name: 'Chicken', isVeg: false, isEnabled: true, description: 'with naan' },
];
const ids = (query: object) => select(rows, listQuery(query)).rows.map(({ id }) => id);

describe('A list', () => {
  it('knows its length without being parsed', () => {
    expect(countRows('menu', JSON.stringify(rows))).toBe(3);
    expect(countRows('menu', '[]')).toBe(0);
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ range: '[1,1]' }, [2]],
    [{ range: '[2,40]' }, [3]],
    [{ range: '[9,12]' }, []],
    [{ sort: '["id","DESC"]' }, [3, 2, 1]],
    [{ sort: '["name","ASC"]' }, [2, 3, 1]],
    [{ sort: '["nothing","ASC"]' }, [1, 2, 3]],
    [{ filter: '{"isVeg":true}' }, [1, 2]],
    [{ filter: '{"id":[1,3]}' }, [1, 3]],
    [{ filter: '{"q":"NAAN"}' }, [1, 3]],
    [{ filter: '{"constructor":1}' }, []],
    [{ filter: '{"isVeg":true}', sort: '["id","DESC"]', range: '[0,0]' }, [2]],
  ])('asked for %j', (query, expected) => expect(ids(query)).toEqual(expected));

  it('says how many there are beside those it gives', () =>
    expect(select(rows, listQuery({ range: '[0,0]', filter: '{"isVeg":true}' })).total).toBe(2));
});
