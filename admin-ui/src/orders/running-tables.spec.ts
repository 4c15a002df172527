import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toPaise } from '@sae/domain/kernel';
import { order } from '../ordering/testing/server.js';
import { runningTables } from './running-tables.js';

const orders = fc
  .array(fc.record({ tableNo: fc.integer({ min: 0, max: 5 }), paise: fc.integer({ min: 1, max: 10_000_000 }) }))
  .map((known) => known.map(({ tableNo, paise }, n) => order({ id: n + 1, tableNo, total: paise / 100 })));

describe('Running tables', () => {
  it('have every order once, at its table, in the order in which they were taken', () =>
    fc.assert(
      fc.property(orders, (recurring) => {
        const tables = runningTables(recurring);
        expect(tables.map(({ tableNo }) => tableNo)).toEqual(
          [...new Set(recurring.map(({ tableNo }) => tableNo))].sort((a, b) => a - b),
        );
        for (const table of tables)
          expect(table.orders).toEqual(recurring.filter(({ tableNo }) => tableNo === table.tableNo));
      }),
    ));
  it('come to what their orders come to, to the paisa', () =>
    fc.assert(
      fc.property(orders, (recurring) => {
        const paise = (totals: readonly { total: number }[]) =>
          totals.reduce((sum, { total }) => sum + toPaise(total), 0);
        expect(paise(runningTables(recurring))).toBe(paise(recurring));
      }),
    ));
  it('are as old as their oldest order', () => {
    const [noon, one] = ['2026-11-21T06:30:00.000Z', '2026-11-21T07:30:00.000Z'];
    const table = runningTables([order({ id: 1, createdAt: one }), order({ id: 2, createdAt: noon })]);
    expect(table.map(({ since }) => since)).toEqual([noon]);
  });
});
