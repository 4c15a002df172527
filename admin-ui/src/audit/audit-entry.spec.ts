import { describe, expect, it } from '@jest/globals';
import type { HistoryEntry } from '@sae/domain/audit';
import { colorOf, paidBeforeText, placeNow } from './audit-entry.js';

const at = (tableNo: number, name?: string): Partial<HistoryEntry> => ({
  order: { tableNo, items: [], total: 0, ...(name && { customer: { name } }) },
});
const moved = (movedFrom: number, movedTo: number): Partial<HistoryEntry> => ({ movedFrom, movedTo });
const placeAfter = (...facts: Partial<HistoryEntry>[]) => placeNow(facts as HistoryEntry[]);

describe('An order’s history', () => {
  it('is that of where it is now, though a move tells of no more than the tables', () => {
    expect(placeAfter(at(4))).toBe('Table 4');
    expect(placeAfter(at(4), moved(4, 9))).toBe('Table 9');
    expect(placeAfter(at(4), moved(4, 9), at(9), { reason: 'guest left' })).toBe('Table 9');
    expect(placeAfter(at(4, 'Asha'), moved(4, 9))).toBe('Table 9 · Asha');
  });

  it('tells what was given back as a sum that went, and makes it stand out', () => {
    expect(paidBeforeText('money-given-back', 80, 0)).toBe('₹80.00');
    expect(colorOf('money-given-back')).toBe('warning.main');
  });

  it('says no place before it is known', () => expect(placeAfter()).toBeNull());
});
