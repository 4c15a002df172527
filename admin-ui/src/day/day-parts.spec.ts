import { describe, expect, it } from '@jest/globals';
import type { DayView } from '@sae/domain/ordering';
import { knowZone } from '../data/zone.js';
import { dayParts, undoneText } from './day-parts.js';

knowZone('Asia/Kolkata');

const none = { count: 0, total: 0 };
const dayWith = (open: DayView['open']): DayView => ({
  ...{ id: 1, openedAt: '2026-11-21T04:30:00.000Z', openingCash: 0, moves: [], takings: [], taken: 0, tips: 0 },
  ...{ kinds: [], figures: '', closed: null, cancelled: none },
  bills: { ...none, from: null, to: null },
  creditNotes: { ...none, from: null, to: null },
  ...{ unpaid: { ...none, listed: [] }, exceptions: { ...none, listed: [] } },
  ...{ toGiveBack: { ...none, listed: [] }, givenBack: { ...none, listed: [] } },
  open,
});
const openOn = (day: DayView) =>
  dayParts(day)
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label.startsWith('Orders still open'));

const quiet = dayWith({ ...none, places: 0, tables: [] });
const rowsOf = (title: string, day: DayView) => dayParts(day).find((part) => part.title === title)?.rows;
const AT = '2026-11-21T08:35:00.000Z';
const ofBill = { backId: 1, billNo: '2026-27/000012', tableNo: 4, orderIds: [8, 9], amount: 80, at: AT };
const ofDeleted = { backId: 2, billNo: null, tableNo: null, orderIds: [12], amount: 241, at: AT };

describe('A day’s sheet', () => {
  it('tells who did what, where somebody beside the owner was there', () => {
    const names = (actor: string) => ({ 'person:1': 'Asha', 'person:2': 'Ravi' })[actor] ?? 'Staff';
    const person = (actor: 'person:1' | 'person:2', more: object) => ({
      ...{ actor, bills: none, discounts: none, cancelled: none, tips: 0, cash: 0, ...more },
    });
    const people = [
      person('person:1', { cash: 20 }),
      person('person:2', {
        ...{ bills: { count: 2, total: 665.5 }, discounts: { count: 1, total: 40 } },
        ...{ cancelled: { count: 3, total: 90 }, tips: 10, cash: 200 },
      }),
    ];
    const part = dayParts({ ...quiet, people }, names).find(({ title }) => title === 'By Person');
    expect(part?.rows).toEqual([
      { label: 'Asha: 0 bills', value: '₹0.00', detail: ['cash ₹20.00'] },
      {
        ...{ label: 'Ravi: 2 bills', value: '₹665.50' },
        detail: ['1 discount ₹40.00,', '3 cancelled ₹90.00,', 'cash ₹200.00,', 'tips ₹10.00'],
      },
    ]);
    expect(dayParts(quiet).some(({ title }) => title === 'By Person')).toBe(false);
  });

  it('names every place where something is still open', () => {
    const tables = Array.from({ length: 30 }, (_, n) => n + 1);
    expect(openOn(dayWith({ count: 31, total: 3_100, places: 30, tables }))).toEqual({
      ...{ label: 'Orders still open: 31', value: '₹3,100.00' },
      detail: [...tables.slice(0, -1).map((table) => `Table ${table},`), 'Table 30'],
    });
  });

  it('tells the credit notes where there are some', () => {
    const notes = { count: 2, total: 321, from: 'CN2026-27/000001', to: 'CN2026-27/000002' };
    const row = { label: 'Credit notes: 2', value: '₹321.00', detail: [`From ${notes.from}`, `to ${notes.to}`] };
    expect(rowsOf('Bills', { ...quiet, creditNotes: notes })).toContainEqual(row);
    expect(rowsOf('Bills', quiet)?.some(({ label }) => label.startsWith('Credit'))).toBe(false);
  });

  it('says how many places it does not name', () => {
    const open = openOn(dayWith({ count: 4, total: 400, places: 3, tables: [0, 10_012] }));
    expect(open?.detail).toEqual(['Counter,', 'Takeaway 12', 'and 1 more']);
  });

  it('says nothing of money to be given back where there is none', () =>
    expect(dayParts(quiet).map(({ title }) => title)).toEqual(['Takings', 'Cash in the Drawer', 'Bills']));

  it('carries what is to be given back, of a bill or of an order that was deleted, and how it was paid', () => {
    const by = [
      { kind: 'cash', amount: 50 },
      { kind: 'upi', amount: 191 },
    ] as const;
    const listed = [ofBill, { ...ofDeleted, by }];
    const day = { ...quiet, toGiveBack: { count: 2, total: 321, listed } };
    expect(rowsOf('To Be Given Back', day)).toEqual([
      {
        ...{ label: 'Bill 2026-27/000012 · Table 4', value: '₹80.00', owed: listed[0] },
        detail: 'Since 21 Nov 2026, 2:05 pm',
      },
      {
        ...{ label: 'Order #12, deleted', value: '₹241.00', owed: listed[1] },
        detail: 'Paid in cash, by UPI · since 21 Nov 2026, 2:05 pm',
      },
      { label: '2 in all', value: '₹321.00', isSum: true },
    ]);
    expect(undoneText(day)).toBe('₹321.00 is to be given back.');
  });

  it('says how many are to be given back that it does not name', () => {
    const day = { ...quiet, toGiveBack: { count: 203, total: 9_000, listed: [ofBill] } };
    expect(rowsOf('To Be Given Back', day)?.map(({ label }) => label)).toEqual([
      ...['Bill 2026-27/000012 · Table 4', 'And 202 more', '203 in all'],
    ]);
  });

  it('tells what was given back: how, when and by whom', () => {
    const { at, ...owed } = ofDeleted;
    const given = { ...owed, kind: 'card', at, actor: 'restaurant:1' } as const;
    const day = { ...quiet, givenBack: { count: 2, total: 321, listed: [given] } };
    expect(rowsOf('Given Back', day)).toEqual([
      { label: 'Order #12, deleted', value: '₹241.00', detail: 'Card · Staff, 21 Nov 2026, 2:05 pm' },
      { label: 'And 1 more in the audit', value: '' },
      { label: '2 in all', value: '₹321.00', isSum: true },
    ]);
  });
});
