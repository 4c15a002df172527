import { describe, expect, it } from '@jest/globals';
import type { BillView } from '@sae/domain/billing';
import { entryOf, valuesOf } from '@sae/domain/kernel';
import { orderContent, type OrderView } from '@sae/domain/ordering';
import { everyHistoryIn } from '../../testing/every-history.js';
import { RESTAURANT } from '../../testing/facts.js';
import type { Models } from '../../testing/models.js';
import { orders } from './ordering.js';
import { billKey, liveKey, orderKey, pastKey, recurringKey } from './shown-orders.js';

const everyHistory = everyHistoryIn(orders);

const idsOf = (views: object[]) => (views as OrderView[]).map(({ id }) => id);
const lists = (models: Models) => ({
  live: idsOf(models.list(liveKey(RESTAURANT))),
  recurring: idsOf(models.list(recurringKey(RESTAURANT))),
  past: models.ranked(pastKey(RESTAURANT)),
});

describe('Whatever staff do, in whatever order', () => {
  it('an order is in exactly one list, or in none when it is deleted', () =>
    everyHistory(({ events }, models) => {
      const deleted = new Set(events.flatMap((event) => (event.type === 'OrderDeleted' ? [event.data.orderId] : [])));
      const shown = Object.values(lists(models)).flat();
      for (const event of events) {
        if (event.type !== 'OrderPlaced') continue;
        const { orderId } = event.data;
        expect([orderId, shown.filter((id) => id === orderId).length]).toEqual([orderId, deleted.has(orderId) ? 0 : 1]);
        expect(models.document(orderKey(RESTAURANT, orderId)) !== undefined).toBe(!deleted.has(orderId));
      }
    }));

  it('the lists are what the book knows', () =>
    everyHistory(({ book }, models) => {
      const { live, recurring, past } = lists(models);
      const open = valuesOf(book.open);
      expect(live).toEqual(open.filter(({ status }) => status === 'live').map(({ orderId }) => orderId));
      expect(recurring).toEqual(open.filter(({ status }) => status === 'recurring').map(({ orderId }) => orderId));
      for (const order of open) {
        const shown = models.document(orderKey(RESTAURANT, order.orderId)) as OrderView;
        expect(shown).toEqual({ ...orderContent(order), restaurantId: RESTAURANT, revision: shown.revision });
      }
      for (let id = 1; id < book.nextOrderId; id += 1)
        expect([id, past.includes(id)]).toEqual([id, entryOf(book.past, id) !== undefined]);
    }));

  it('an order in a list is the order by its id, and a past one stands on a bill that is kept', () =>
    everyHistory(({ book }, models) => {
      for (const shown of [...models.list(liveKey(RESTAURANT)), ...models.list(recurringKey(RESTAURANT))])
        expect(models.document(orderKey(RESTAURANT, (shown as OrderView).id))).toEqual(shown);
      for (const id of models.ranked(pastKey(RESTAURANT))) {
        const { receiptDetails } = models.document(orderKey(RESTAURANT, id)) as OrderView;
        expect(receiptDetails?.billNo).toBe(entryOf(book.past, id)?.billNo);
        const bill = models.document(billKey(RESTAURANT, receiptDetails!.billNo)) as BillView;
        expect(bill.orderIds).toContain(id);
      }
    }));
});
