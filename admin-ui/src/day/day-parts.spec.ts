import { describe, expect, it } from '@jest/globals';
import type { DayView } from '@sae/domain/ordering';
import { dayParts } from './day-parts.js';

const none = { count: 0, total: 0 };
const dayWith = (open: DayView['open']): DayView => ({
  ...{ id: 1, openedAt: '2026-11-21T04:30:00.000Z', openingCash: 0, moves: [], takings: [], taken: 0, tips: 0 },
  ...{ kinds: [], figures: '', closed: null, cancelled: none },
  bills: { ...none, from: null, to: null },
  ...{ unpaid: { ...none, listed: [] }, exceptions: { ...none, listed: [] } },
  open,
});
const openOn = (day: DayView) =>
  dayParts(day)
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label.startsWith('Orders still open'));

describe('A day’s sheet', () => {
  it('names every place where something is still open', () => {
    const tables = Array.from({ length: 30 }, (_, n) => n + 1);
    expect(openOn(dayWith({ count: 31, total: 3_100, places: 30, tables }))).toEqual({
      ...{ label: 'Orders still open: 31', value: '₹3,100.00' },
      detail: [...tables.slice(0, -1).map((table) => `Table ${table},`), 'Table 30'],
    });
  });

  it('says how many places it does not name', () => {
    const open = openOn(dayWith({ count: 4, total: 400, places: 3, tables: [0, 10_012] }));
    expect(open?.detail).toEqual(['Counter,', 'Takeaway 12', 'and 1 more']);
  });
});
