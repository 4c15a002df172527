import { describe, expect, it } from '@jest/globals';
import type { TablesEvent } from '@sae/domain/tables';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { tableKey, tables, tablesKey, tokenKey } from './tables.js';

const told = (...events: TablesEvent[]) => new Models(tables).tell(inBook(`tables-${RESTAURANT}`, events));

const added = (tableId: number, tableNo: number, token: string): TablesEvent => ({
  type: 'TableAdded',
  data: { tableId, tableNo, token },
});
const deleted = (tableId: number): TablesEvent => ({ type: 'TableDeleted', data: { tableId } });
const table = (id: number, tableNo: number, token: string) => ({ restaurantId: RESTAURANT, id, tableNo, token });

describe('The tables', () => {
  it('are listed by id', () =>
    expect(told(added(1, 7, 'a'), added(2, 4, 'b')).list(tablesKey(RESTAURANT))).toEqual([
      table(1, 7, 'a'),
      table(2, 4, 'b'),
    ]));
  it('are found by their tokens', () =>
    expect(told(added(1, 7, 'a'), added(2, 4, 'b')).document(tokenKey('b'))).toEqual(table(2, 4, 'b')));
  it('leave nothing behind when they are deleted, and no other table goes with them', () => {
    const models = told(added(1, 7, 'a'), added(2, 4, 'b'), deleted(1));
    expect(models.list(tablesKey(RESTAURANT))).toEqual([table(2, 4, 'b')]);
    expect(models.document(tokenKey('a'))).toBeUndefined();
    expect(models.document(tableKey(RESTAURANT, 1))).toBeUndefined();
    expect(models.document(tokenKey('b'))).toEqual(table(2, 4, 'b'));
  });
  it('are told to their guests when they go', () =>
    expect(told(added(1, 7, 'a'), added(2, 4, 'b'), deleted(1)).pushes).toEqual([
      { name: 'tableClosed', restaurantId: RESTAURANT, tableNo: 7 },
    ]));
  it('that come again come with their new token alone', () => {
    const models = told(added(1, 4, 'old'), deleted(1), added(2, 4, 'new'));
    expect(models.document(tokenKey('old'))).toBeUndefined();
    expect(models.document(tokenKey('new'))).toEqual(table(2, 4, 'new'));
  });
});
