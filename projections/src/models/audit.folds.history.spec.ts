import { describe, expect, it } from '@jest/globals';
import { OrderStory } from '@sae/domain/audit';
import { entryOf } from '@sae/domain/kernel';
import { toldOrders, type OrderBookEvent, type OrderView } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';
import fc from 'fast-check';
import { at, inBook, RESTAURANT, START } from '../../testing/facts.js';
import { Living } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { Models } from '../../testing/models.js';
import { ListsSoFar } from './lists-at.js';
import { orders } from './ordering.js';
import { liveKey, orderKey, pastKey, recurringKey } from './shown-orders.js';

const facts = (living: Living) =>
  inBook(`orderBook-${RESTAURANT}-2026`, living.events) as LoggedEvent<OrderBookEvent>[];

/** The order as it was last told whole before a fact. */
const toldBefore = (all: readonly LoggedEvent<OrderBookEvent>[], { revision }: { revision: number }, id: number) =>
  all
    .slice(0, revision)
    .flatMap(toldOrders)
    .findLast(({ orderId }) => orderId === id)!;

const lived = (history: Parameters<Living['live']>[0][]) => {
  const living = new Living();
  history.forEach((wish) => living.live(wish));
  return living;
};

describe('Whatever staff did, in whatever order', () => {
  it('the lists at every moment are what the read models showed then', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const lists = new ListsSoFar(RESTAURANT, START);
        const models = new Models(orders);
        const events = facts(lived(history));
        for (const [index, event] of events.entries()) {
          lists.tell(event);
          models.tell([event]);
          // Between the facts of one decision nobody looks.
          const isWithin = event.type === 'BillCancelled' || events[index + 1]?.type === 'OrderReopened';
          if (isWithin || events[index + 1]?.type === 'OrderDeleted') continue;
          const past = models.ranked(pastKey(RESTAURANT)).map((id) => models.document(orderKey(RESTAURANT, id)));
          expect(lists.at(event.at)).toEqual({
            time: event.at,
            live: models.list(liveKey(RESTAURANT)),
            recurring: models.list(recurringKey(RESTAURANT)),
            past,
          });
        }
      }),
      { numRuns: 200 },
    ));

  it('past orders are those billed since the morning', () =>
    fc.assert(
      fc.property(wishes, fc.nat({ max: 60 }), (history, second) => {
        const morning = at(second);
        const [whole, since] = [new ListsSoFar(RESTAURANT, START), new ListsSoFar(RESTAURANT, morning)];
        const all = facts(lived(history));
        for (const event of all)
          for (const lists of [whole, since]) {
            for (const id of lists.unknownIn(event)) lists.know(toldBefore(all, event, id));
            lists.tell(event);
          }
        const isNew = ({ receiptDetails }: OrderView) => (receiptDetails?.completedAt ?? '') >= morning;
        expect(since.at(morning).past).toEqual(whole.at(morning).past.filter(isNew));
      }),
      { numRuns: 100 },
    ));

  it('each order’s story leads from list to list, and ends where the book has it', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const living = lived(history);
        const stories = Array.from({ length: living.book.nextOrderId - 1 }, (_, n) => new OrderStory(n + 1));
        for (const event of facts(living)) stories.forEach((story) => story.tell(event, 2026));
        for (const { orderId, entries, isOpen } of stories) {
          const order = entryOf(living.book.open, orderId);
          const bill = entryOf(living.book.past, orderId);
          entries.forEach(({ from }, n) => expect(from).toBe(entries[n - 1]?.to ?? null));
          expect(['order-placed', 'order-split']).toContain(entries[0]?.kind);
          expect(entries.at(-1)?.to).toBe(order?.status ?? (bill ? 'past' : 'deleted'));
          expect(isOpen).toBe(order !== undefined);
          if (bill) expect(entries.findLast(({ kind }) => kind === 'bill-issued')?.bill?.billNo).toBe(bill.billNo);
          // Every bill it stood on before is cancelled.
          const issued = entries.filter(({ kind }) => kind === 'bill-issued').length;
          const cancelled = entries.filter(({ kind }) => kind === 'bill-cancelled').length;
          expect(issued - cancelled).toBe(bill ? 1 : 0);
        }
      }),
      { numRuns: 200 },
    ));
});
