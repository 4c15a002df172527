import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RESTS_MS, type PaymentClaimView } from '@sae/domain/guests';
import { toPaise } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { order } from '../ordering/testing/server.js';
import { countedStates, floorOf, guestWaits, mineOf, type Known } from './floor.js';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();

const live = (id: number, minutesAgo: number, changes: Partial<OrderView> = {}) =>
  order({ id, createdAt: at(minutesAgo), ...changes });
const accepted = (id: number, minutesAgo: number, changes: Partial<OrderView> = {}) =>
  live(id, minutesAgo, { status: 'recurring', ...changes });
type Receipt = NonNullable<OrderView['receiptDetails']>;
const billed = (id: number, [taken, billedAgo]: [number, number], receipt: Partial<Receipt> = {}, tableNo = 4) =>
  live(id, taken, {
    ...{ status: 'past', tableNo },
    receiptDetails: { billNo: `b${id}`, total: 253.05, completedAt: at(billedAgo), isPaid: false, ...receipt },
  });
const claim = (minutesAgo: number, tableNo = 4): PaymentClaimView => ({
  ...{ id: 1, tableNo, amount: 253.05, reference: '632514789012', claimedAt: at(minutesAgo) },
  ...{ billNo: null, orderId: null },
});

const nothing: Known = { withCode: [], open: [], past: [], claims: [] };
const floor = (known: Partial<Known>) => floorOf({ ...nothing, ...known }, NOW);
/** Table 4 in short. */
const four = (known: Partial<Known>) => {
  const { state, since, sum } = floor({ withCode: [4], ...known }).find(({ tableNo }) => tableNo === 4)!;
  return [state, since, sum];
};

it('The floor is the Counter, the tables with a code and those where something waits, by number', () =>
  expect(
    floor({
      withCode: [12, 4, 7],
      open: [live(1, 1, { tableNo: 7 }), accepted(2, 1, { tableNo: 20 })],
      past: [billed(3, [60, 20], {}, 30), billed(4, [60, 20], { isPaid: true }, 31)],
      claims: [claim(1, 40)],
    }).map(({ tableNo, state }) => [tableNo, state]),
  ).toEqual([
    ...[
      [0, 'free'],
      [4, 'free'],
      [7, 'ordered'],
      [12, 'free'],
      [20, 'kitchen'],
      [30, 'billed'],
      [40, 'claimed'],
    ],
  ]));

it('A table is whose last order it is: of who took it, else of who accepted it', () => {
  const whose = (...open: OrderView[]) => floor({ open }).find(({ tableNo }) => tableNo === 4)?.servedBy;
  expect(whose(accepted(1, 9, { takenBy: 2 }), accepted(2, 5, { takenBy: 3 }))).toBe(3);
  expect(whose(accepted(1, 9, { takenBy: 2 }), accepted(2, 5, { acceptedBy: 4 }))).toBe(4);
  expect(whose(accepted(1, 9, { takenBy: 2 }), accepted(2, 5))).toBe(2);
  expect(whose(accepted(1, 9))).toBeUndefined();
  const shown = floor({
    withCode: [7],
    open: [accepted(1, 9, { takenBy: 2 }), accepted(2, 9, { tableNo: 5, takenBy: 3 })],
  });
  // What is nobody's may become one's own.
  expect(mineOf(shown, 2).map(({ tableNo }) => tableNo)).toEqual([0, 4, 7]);
});

describe('A table is', () => {
  it('free where nobody waits', () => expect(four({})).toEqual(['free', null, 0]));
  it('ordered while a live order waits, as long as the oldest of them does', () =>
    expect(four({ open: [accepted(1, 50), live(2, 9), live(3, 5)] })).toEqual(['ordered', at(9), 723]));
  it('in the kitchen once all is accepted, since its oldest order', () =>
    expect(four({ open: [accepted(2, 9), accepted(1, 50)] })).toEqual(['kitchen', at(50), 482]));
  it('billed until its bill is paid, with what is charged', () =>
    expect(four({ past: [billed(1, [60, 20])] })).toEqual(['billed', at(20), 253.05]));
  it('billed with what is left of a bill that is paid in part, which stands on each of its orders', () => {
    const part = { billNo: 'b1', payment: { paid: 400, toPay: 106.1, toGiveBack: 0 } };
    expect(four({ past: [billed(1, [60, 20], part), billed(2, [50, 20], part)] })).toEqual(['billed', at(20), 106.1]);
  });
  it('said to be paid while a guest’s claim waits, whatever was billed', () => {
    expect(four({ past: [billed(1, [60, 20])], claims: [claim(3)] })).toEqual(['claimed', at(3), 253.05]);
    expect(four({ open: [accepted(1, 50)], claims: [claim(3)] })).toEqual(['claimed', at(3), 241]);
  });
  it('ordered first when something new waits there, and the claim is not forgotten', () => {
    const [, table] = floor({ withCode: [4], open: [live(2, 1)], claims: [claim(3)] });
    expect(table).toMatchObject({ state: 'ordered', claims: [{ id: 1 }] });
  });
});

describe('A billed table is free again', () => {
  it('when it is paid', () =>
    expect(four({ past: [billed(1, [60, 20], { isPaid: true })] })).toEqual(['free', null, 0]));
  it('when it has rested', () => {
    const rest = RESTS_MS / MINUTE;
    expect(four({ past: [billed(1, [rest + 30, rest])] })).toEqual(['free', null, 0]);
    expect(four({ past: [billed(1, [rest + 30, rest - 1])] })[0]).toBe('billed');
  });
  it('when those who came after have ordered, and paid', () => {
    const left = billed(1, [120, 100]);
    expect(four({ past: [left], open: [accepted(2, 9)] })).toEqual(['kitchen', at(9), 241]);
    expect(four({ past: [billed(2, [60, 20], { isPaid: true }), left] })).toEqual(['free', null, 0]);
  });
  it('but not for a round that the same guests ordered before all was billed', () =>
    expect(four({ past: [billed(1, [120, 60]), billed(2, [90, 20], { isPaid: true })] })).toEqual([
      ...['billed', at(60), 253.05],
    ]));
});

it('A guest waits where an order of a guest is live', () => {
  const waits = (changes: Partial<OrderView>) => floor({ open: [live(1, 1, changes)] }).map(guestWaits);
  expect(waits({ tableNo: 4, placedBy: 'guest' })).toEqual([false, true]);
  expect(waits({ tableNo: 4 })).toEqual([false, false]);
  expect(waits({ tableNo: 4, placedBy: 'guest', status: 'recurring' })).toEqual([false, false]);
});

it('The states are counted, what is most urgent first', () =>
  expect(countedStates(floor({ withCode: [4, 7, 8], open: [live(1, 1)] }))).toEqual([
    { state: 'ordered', count: 1 },
    { state: 'free', count: 3 },
  ]));

describe('Whatever happens', () => {
  const someOrder = fc
    .record({ id: fc.nat(1000), tableNo: fc.nat(5), taken: fc.nat(300), kind: fc.nat(3), paise: fc.nat(100_000) })
    .chain((one) => fc.nat(one.taken).map((billedAgo) => ({ ...one, billedAgo })))
    .map(({ id, tableNo, taken, kind, paise, billedAgo }) => {
      const total = paise / 100;
      if (kind > 1) return billed(id, [taken, billedAgo], { total, isPaid: kind === 3 }, tableNo);
      return (kind === 0 ? live : accepted)(id, taken, { tableNo, total });
    });
  const someOrders = fc.uniqueArray(someOrder, { selector: ({ id }) => id, maxLength: 12 });
  const tables = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 5 });
  const known = (withCode: number[], orders: OrderView[]) => ({
    ...{ withCode, open: orders.filter(({ status }) => status !== 'past'), claims: [] },
    past: orders.filter(({ status }) => status === 'past'),
  });

  it('each table with a code stands there once, and each open order at its own, in whatever order they are told', () =>
    fc.assert(
      fc.property(tables, someOrders, (withCode, orders) => {
        const shown = floor(known(withCode, orders));
        const numbers = shown.map(({ tableNo }) => tableNo);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([0, ...withCode]));
        for (const { tableNo, state, open, sum } of shown) {
          expect(open.every((order) => order.tableNo === tableNo)).toBe(true);
          if (open.length > 0) expect(['ordered', 'kitchen']).toContain(state);
          if (state === 'free') expect(sum).toBe(0);
        }
        expect(shown.flatMap(({ open }) => open).length).toBe(known([], orders).open.length);
        const brief = (floor: typeof shown) =>
          floor.map(({ tableNo, state, since, sum }) => ({ tableNo, state, since, sum }));
        expect(brief(floor(known(withCode, [...orders].reverse())))).toEqual(brief(shown));
      }),
    ));

  it('the sums are those of all that is open and of unpaid bills of the last three hours, and no other', () =>
    fc.assert(
      fc.property(someOrders, (orders) => {
        const shown = floor(known([], orders));
        const owed = shown.flatMap(({ open, billed }) => [...open, ...billed]);
        const paise = (found: readonly OrderView[]) =>
          found.reduce((sum, { total, receiptDetails }) => sum + toPaise(receiptDetails?.total ?? total), 0);
        expect(shown.reduce((sum, table) => sum + toPaise(table.sum), 0)).toBe(paise(owed));
        for (const { receiptDetails } of shown.flatMap(({ billed }) => billed)) {
          expect(receiptDetails?.isPaid).toBe(false);
          expect(NOW - Date.parse(receiptDetails!.completedAt)).toBeLessThan(RESTS_MS);
        }
      }),
    ));
});
