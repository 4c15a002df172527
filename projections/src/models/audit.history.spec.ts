import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { OrderBookEvent } from '@sae/domain/ordering';
import fc from 'fast-check';
import { accepted, bookOpened, dosa, placed } from '../../../domain/testing/orders.js';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Living } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { Models } from '../../testing/models.js';
import type { Projection } from '../kernel/index.js';
import { audit, auditOfAccounts, entriesKey, entryKey, orderEntriesKey } from './audit.js';
import { orders } from './ordering.js';

/** Both tables as the runner tells them, one after the other. */
const both: Projection = {
  category: 'orderBook',
  reads: (noted, lookup) => [...audit.reads(noted, lookup), ...orders.reads(noted, lookup)],
  changes: (noted, lookup) => [...audit.changes(noted, lookup), ...orders.changes(noted, lookup)],
};

const told = (events: readonly OrderBookEvent[]) =>
  new Models(both, auditOfAccounts).tell(inBook(`orderBook-${RESTAURANT}-2026`, events));
const entriesOfOrder = (models: Models, orderId: number) =>
  ((models.document(orderEntriesKey(RESTAURANT, orderId)) ?? []) as number[])
    .map((id) => models.document(entryKey(RESTAURANT, id)) as AuditEntry)
    .reverse();
const entriesIn = (models: Models, key: string) =>
  models.ranked(key).map((id) => models.document(entryKey(RESTAURANT, id)) as AuditEntry);

/** What was moved stands in the lists of both tables. */
const isAt = (entry: AuditEntry, tableNo: number) => [entry.tableNo, entry.movedFrom].includes(tableNo);

/** A ticket is told by what it stands beside, a split order as two. */
const entriesOf = (type: string) => ({ TicketIssued: 0, TicketPrinted: 0, OrderSplit: 2 })[type] ?? 1;

describe('The audit list', () => {
  it('tells of each fact when, by whom, of which order, at which table and for how much', () =>
    expect(entriesIn(told([bookOpened, placed(1, 0), accepted(1)]), entriesKey(RESTAURANT))).toEqual([
      {
        ...{ id: 2026_00000002_0000, at: at(2), actor: `restaurant:${RESTAURANT}`, kind: 'order-accepted' },
        ...{ orderIds: [1], tableNo: 0, billNo: null, total: 198, reason: null },
      },
      expect.objectContaining({ id: 2026_00000001_0000, kind: 'order-placed' }),
    ]));

  it('has an entry for each order that a new year takes over', () => {
    const open = { items: [], total: 19800, placedAt: at(0), status: 'live' as const };
    const carried = [1, 2].map((orderId) => ({ ...open, orderId, tableNo: orderId }));
    const models = told([{ type: 'OrdersCarriedOver', data: { orders: carried } }]);
    expect(entriesIn(models, entriesKey(RESTAURANT, { tableNo: 2 }))).toMatchObject([
      { kind: 'order-carried-over', orderIds: [2], tableNo: 2, total: 198 },
    ]);
    expect(entriesIn(models, entriesKey(RESTAURANT))).toHaveLength(2);
  });

  it('tells of a moved order at the table it left and at the one it went to', () => {
    const models = told([
      bookOpened,
      placed(1),
      { type: 'OrderMoved', data: { orderId: 1, from: 4, tableNo: 7 } },
      accepted(1),
    ]);
    const moved = { kind: 'order-moved', orderIds: [1], tableNo: 7, movedFrom: 4, total: 198 };
    expect(entriesIn(models, entriesKey(RESTAURANT, { tableNo: 4 }))).toMatchObject([moved, { kind: 'order-placed' }]);
    expect(entriesIn(models, entriesKey(RESTAURANT, { tableNo: 7 }))).toMatchObject([
      { kind: 'order-accepted' },
      moved,
    ]);
  });

  it('tells what was added to an order and what was cancelled of it, why, and what it came to then', () => {
    const order = { orderId: 1, tableNo: 4, items: [dosa], total: 19800, placedAt: at(1), status: 'live' as const };
    const models = told([
      ...[bookOpened, placed(1)],
      { type: 'LinesAdded', data: { order: { ...order, items: [dosa, dosa], total: 39600 }, added: [dosa] } },
      { type: 'LineCancelled', data: { order, cancelled: dosa, reason: 'sold out' } },
    ]);
    const lines = [{ id: 1, name: 'Masala Dosa', isVeg: true, price: 99, quantity: 2, portion: 'full' }];
    expect(entriesOfOrder(models, 1)).toMatchObject([
      { kind: 'line-cancelled', orderIds: [1], tableNo: 4, total: 198, lines, reason: 'sold out' },
      { kind: 'lines-added', orderIds: [1], tableNo: 4, total: 396, lines, reason: null },
      { kind: 'order-placed' },
    ]);
  });

  it('tells of other payment details from what to what, of no table and no amount', () => {
    const changes = [{ field: 'upiId', from: 'asha@upi', to: 'mallory@upi' }] as const;
    const models = told([bookOpened, placed(1)]).tell(
      inBook(`account-${RESTAURANT}`, [{ type: 'PaymentDetailsChanged', data: { changes } }], () => at(30)),
    );
    const changed = {
      ...{ id: 1000_00000000_0000, at: at(30), actor: `restaurant:${RESTAURANT}`, kind: 'payment-details-changed' },
      ...{ orderIds: [], tableNo: null, billNo: null, total: null, reason: null, changes },
    };
    expect(entriesIn(models, entriesKey(RESTAURANT))).toEqual([changed, expect.objectContaining({ tableNo: 4 })]);
    expect(entriesIn(models, entriesKey(RESTAURANT, { kind: 'payment-details-changed' }))).toEqual([changed]);
  });

  it('whatever staff did, has one entry a fact but for tickets and split orders, and each index exactly its own', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const living = new Living();
        history.forEach((wish) => living.live(wish));
        const models = told(living.events);
        const all = entriesIn(models, entriesKey(RESTAURANT));
        expect(all.map(({ at: time }) => time)).toEqual(
          living.events
            .flatMap(({ type }, revision) => Array.from({ length: entriesOf(type) }, () => at(revision)))
            .slice(1)
            .reverse(),
        );
        for (const { tableNo: no, kind, orderIds } of all) {
          const where = (isIn: (entry: AuditEntry) => boolean) => all.filter(isIn);
          expect(entriesIn(models, entriesKey(RESTAURANT, { kind }))).toEqual(where((entry) => entry.kind === kind));
          // A till's day is at no table.
          for (const tableNo of no === null ? [] : [no]) {
            expect(entriesIn(models, entriesKey(RESTAURANT, { tableNo }))).toEqual(
              where((entry) => isAt(entry, tableNo)),
            );
            expect(entriesIn(models, entriesKey(RESTAURANT, { kind, tableNo }))).toEqual(
              where((entry) => entry.kind === kind && isAt(entry, tableNo)),
            );
          }
          for (const id of orderIds)
            expect(entriesOfOrder(models, id)).toEqual(where((entry) => entry.orderIds.includes(id)));
        }
      }),
      { numRuns: 50 },
    ));

  it('a cancelled bill stands there with its number and its amount', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const living = new Living();
        history.forEach((wish) => living.live(wish));
        const all = entriesIn(told(living.events), entriesKey(RESTAURANT));
        for (const { kind, billNo, total, tableNo, orderIds } of all)
          if (kind === 'bill-cancelled')
            expect(all.find((entry) => entry.kind === 'bill-issued' && entry.billNo === billNo)).toMatchObject({
              ...{ total, tableNo, orderIds },
            });
      }),
      { numRuns: 100 },
    ));
});
