import { OrderStory, type ListsAt, type OrderHistory } from '@sae/domain/audit';
import { dayBounds, localDay, Refusal, type IsoTime } from '@sae/domain/kernel';
import { unknownOrder } from '@sae/domain/ordering';
import { AuditReader } from '@sae/projections/models/audit';
import { ListsSoFar } from '@sae/projections/models/lists-at';
import { Clock } from '../kernel/clock.js';
import { query } from '../kernel/bus.js';
import { PastEvents } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';
import { orderIn } from '../ordering/bills.js';
import { LoggedBooks } from './logged-books.js';

/** What happened to orders and bills, the newest first, page by page. */
export const auditEntries = query([AuditReader], (audit) => audit.entries.bind(audit));

/** Those of the named ones that there are. */
export const knownEntries = query([AuditReader], (audit) => audit.known.bind(audit));

export const oneEntry = query([AuditReader], (audit) => async (restaurantId: number, id: number) => {
  const [entry] = await audit.known(restaurantId, [id]);
  if (!entry) throw new Refusal('not-found', 'audit/not-found', 'Entry not found');
  return entry;
});

/** The events that a restaurant's books wait for: its lists made from these books are not answered meanwhile. */
export const parkedEvents = query([AuditReader], (audit) => audit.parked.bind(audit));

/** All that ever happened to an order, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export const orderHistory = query(
  [LoggedBooks],
  (books) =>
    async (restaurantId: number, orderId: number): Promise<OrderHistory> => {
      const placed = await books.placed(restaurantId, orderId);
      if (!placed) throw unknownOrder();
      const story = new OrderStory(orderId);
      let { year, revision } = placed;
      for (let isThere = true; isThere; year += 1, revision = 0) {
        isThere = false;
        for await (const page of books.pages(restaurantId, year, revision)) {
          isThere = true;
          for (const event of page) story.tell(event, year);
        }
        if (!story.isOpen) break;
      }
      return { orderId, entries: story.entries };
    },
);

/** The lists as they stood at a moment, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export const listsAt = query(
  [LoggedBooks, PastEvents, Clock, Configuration],
  (books, pastEvents, clock, { values: { timeZone } }) =>
    async (restaurantId: number, time: IsoTime): Promise<ListsAt> => {
      if (time > clock.now()) throw new Refusal('invalid', 'request/future', 'time must not be in the future');
      const { from: morning } = dayBounds(localDay(time, timeZone), timeZone);
      const lists = new ListsSoFar(restaurantId, morning);
      for await (const event of books.upTo(restaurantId, time, morning)) {
        for (const orderId of lists.unknownIn(event)) lists.know(await pastEvents.before(event, orderIn(orderId)));
        lists.tell(event);
      }
      return lists.at(time);
    },
);
