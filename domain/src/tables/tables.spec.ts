import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { refusalOf, sentences } from '../../testing/given.js';
import { Refusal } from '../kernel/index.js';
import { MAX_TABLES, tablesBook, type TablesCommand, type TablesEvent } from './tables.js';

const { given, fold, at } = sentences(tablesBook);

const added = (tableId: number, tableNo: number, token = `token-${tableId}`): TablesEvent => ({
  type: 'TableAdded',
  data: { tableId, tableNo, token },
});
const deleted = (tableId: number): TablesEvent => ({ type: 'TableDeleted', data: { tableId } });

describe('AddTable', () => {
  const add = { type: 'AddTable', tableNo: 4, token: 'new' } as const;
  it('gives the next number', () =>
    given(added(1, 7))
      .when(add)
      .then(added(2, 4, 'new')));
  it('never gives a deleted table’s number again', () =>
    given(added(1, 7), deleted(1))
      .when(add)
      .then(added(2, 4, 'new')));
  it('is refused for a table that has a code', () =>
    given(added(1, 4)).when(add).thenRefused('table/taken', 'Table 4 already has a QR code'));
  it('gives a table that was deleted a new token', () =>
    given(added(1, 4, 'old'), deleted(1))
      .when(add)
      .then(added(2, 4, 'new')));
  it('is refused when there are too many', () => {
    const ids = Array.from({ length: MAX_TABLES }, (_, index) => index + 1);
    const full = {
      nextTableId: MAX_TABLES + 1,
      tables: Object.fromEntries(ids.map((id) => [id, { tableNo: 1000 + id, token: 'x' }])),
    };
    expect(refusalOf(() => tablesBook.decide(add, full, { at: at(0), actor: 'system' }))).toMatchObject({
      code: 'tables/full',
      message: 'A restaurant can have at most 500 QR codes',
    });
  });
});

describe('AddTables', () => {
  const add = { type: 'AddTables', upTo: 4, tokens: ['a', 'b', 'c', 'd'] } as const;
  it('gives a code to each table up to the last', () =>
    given()
      .when(add)
      .then(added(1, 1, 'a'), added(2, 2, 'b'), added(3, 3, 'c'), added(4, 4, 'd')));
  it('leaves those alone that have one', () =>
    given(added(1, 3), added(2, 9))
      .when(add)
      .then(added(3, 1, 'a'), added(4, 2, 'b'), added(5, 4, 'c')));
  it('is refused when none is missing', () =>
    given(added(1, 1), added(2, 2))
      .when({ ...add, upTo: 2 })
      .thenRefused('tables/taken', 'Tables 1 to 2 have their QR codes already'));
  it('is refused whole when there would be too many', () =>
    given(added(1, 900))
      .when({ ...add, upTo: MAX_TABLES })
      .thenRefused('tables/full', 'A restaurant can have at most 500 QR codes'));
});

describe('DeleteTable', () => {
  const remove = { type: 'DeleteTable', tableId: 1 } as const;
  it('takes the table away', () => given(added(1, 4), added(2, 5)).when(remove).then(deleted(1)));
  it('finds no table a second time', () =>
    given(added(1, 4), deleted(1)).when(remove).thenRefused('table/not-found', 'Table not found'));
  it.each([0, -1, 1.5, Number.NaN])('finds no table %p', (tableId) =>
    given(added(1, 4))
      .when({ ...remove, tableId })
      .thenRefused('table/not-found'),
  );
});

describe('Whatever happens', () => {
  const wish = fc.oneof(
    fc.record({ type: fc.constant('AddTable' as const), tableNo: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ type: fc.constant('AddTables' as const), upTo: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ type: fc.constant('DeleteTable' as const), tableId: fc.integer({ min: 0, max: 12 }) }),
  );
  it('a table has one code, and no id or token comes twice', () =>
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
        const events: TablesEvent[] = [];
        wishes.forEach((wished, n) => {
          const chance = { token: `token-${n}`, tokens: [0, 1, 2, 3].map((index) => `token-${n}-${index}`) };
          const command: TablesCommand = { ...wished, ...chance };
          try {
            events.push(...tablesBook.decide(command, fold(events), { at: at(n), actor: 'system' }));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        });
        const made = events.flatMap((event) => (event.type === 'TableAdded' ? [event.data] : []));
        expect(new Set(made.map(({ token }) => token)).size).toBe(made.length);
        expect(made.map(({ tableId }) => tableId)).toEqual(made.map((_, index) => index + 1));
        const standing = Object.values(fold(events).tables);
        expect(new Set(standing.map(({ tableNo }) => tableNo)).size).toBe(standing.length);
        expect(standing.length).toBe(made.length - (events.length - made.length));
      }),
    ));
});
