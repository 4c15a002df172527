import { randomUUID } from 'node:crypto';
import { financialYear } from '@sae/domain/kernel';
import { orderBook, UPCASTERS } from '@sae/domain/ordering';
import { Log } from '@sae/platform/log';

const ZONE = 'Asia/Kolkata';
const AT_ONCE = 200;
const SELLER = { name: 'Spice Garden', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null };
const TERMS = { discountPercent: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' };

/** The order book of one financial year, lived through by the decider itself, in times gone by. */
class PastBook {
  state = orderBook.initial;
  told = 0;
  waiting = [];

  constructor(log, restaurantId, year, nextOrderId) {
    this.log = log;
    this.stream = `orderBook-${restaurantId}-${year}`;
    this.actor = `restaurant:${restaurantId}`;
    this.tell([{ type: 'BookOpened', data: { financialYear: year, nextOrderId } }], '2020-01-01T00:00:00.000Z');
  }

  decide(command, at) {
    this.tell(orderBook.decide(command, this.state, { at, actor: this.actor }), at);
  }

  tell(events, at) {
    for (const event of events) {
      const id = randomUUID();
      const revision = this.told + this.waiting.length;
      const v = this.log.versionOf(event.type);
      this.waiting.push({ ...event, id, metadata: { actor: this.actor, requestId: 'past', at, v } });
      this.state = orderBook.evolve(this.state, { ...event, id, revision, at, actor: this.actor });
    }
  }

  async write() {
    if (this.waiting.length === 0) return;
    await this.log.append(this.stream, this.told - 1, this.waiting);
    this.told += this.waiting.length;
    this.waiting = [];
  }
}

/** Bills of a restaurant that has none yet, in the order of their time, straight into the log. */
export const tellPastBills = async ({ eventStoreUrl, restaurantId, bills }) => {
  const log = new Log(eventStoreUrl, { upcasters: UPCASTERS });
  let book;
  let year;
  for (const { at, tableNo = 1, items } of bills) {
    if (financialYear(at, ZONE) !== year) {
      await book?.write();
      year = financialYear(at, ZONE);
      book = new PastBook(log, restaurantId, year, book?.state.nextOrderId ?? 1);
    }
    const orderId = book.state.nextOrderId;
    book.decide({ type: 'PlaceOrder', tableNo, items }, at);
    book.decide({ type: 'AcceptOrder', orderId }, at);
    book.decide({ type: 'CompleteTable', tableNo, terms: TERMS, message: '', seller: SELLER }, at);
    if (book.waiting.length >= AT_ONCE) await book.write();
  }
  await book?.write();
  await log.close();
};
