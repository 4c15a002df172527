import { OrderStory } from '@sae/domain/audit';
import { dayBounds, localDay, Refusal, type IsoTime } from '@sae/domain/kernel';
import { unknownOrder } from '@sae/domain/ordering';
import { AuditReader } from '@sae/projections/models/audit';
import { ListsSoFar } from '@sae/projections/models/lists-at';
import { Clock } from '../kernel/clock.js';
import { RestaurantBudget } from '../http/restaurant-budget.js';
import { boundedEach } from '../kernel/bounded.js';
import { query } from '../kernel/bus.js';
import { PastEvents } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';
import { rowsInTurns } from '../kernel/rows.js';
import { Turns } from '../kernel/turns.js';
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

/** A book is read for one auditor of a restaurant at a time. */
const oneByOne = boundedEach({ atOnce: 1, mayWait: 9, code: 'audit/busy' });

/** All that ever happened to an order, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export const orderHistory = query(
  [LoggedBooks, RestaurantBudget],
  (books, budget) => (restaurantId: number, orderId: number) =>
    oneByOne(restaurantId, async () => {
      const placed = await books.placed(restaurantId, orderId);
      if (!placed) throw unknownOrder();
      const story = new OrderStory(orderId);
      const turns = new Turns((ms) => budget.paced(`staff:${restaurantId}`, ms));
      let { year, revision } = placed;
      for (let isThere = true; isThere; year += 1, revision = 0) {
        isThere = false;
        for await (const page of books.pages(restaurantId, year, revision)) {
          isThere = true;
          await turns.begin();
          for (const event of page) {
            story.tell(event, year);
            await turns.pause();
          }
          await turns.end();
        }
        if (story.isOver) break;
      }
      return { orderId, entries: await rowsInTurns(story.entries, turns) };
    }),
);

/** The lists as they stood at a moment, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export const listsAt = query(
  [LoggedBooks, PastEvents, Clock, Configuration, RestaurantBudget],
  (books, pastEvents, clock, { values: { timeZone } }, budget) =>
    (restaurantId: number, time: IsoTime) =>
      oneByOne(restaurantId, async () => {
        if (time > clock.now()) throw new Refusal('invalid', 'request/future', 'time must not be in the future');
        const { from: morning } = dayBounds(localDay(time, timeZone), timeZone);
        const lists = new ListsSoFar(restaurantId, morning);
        const turns = new Turns((ms) => budget.paced(`staff:${restaurantId}`, ms));
        for await (const page of books.upTo(restaurantId, time, morning)) {
          await turns.begin();
          for (const event of page) {
            for (const orderId of lists.unknownIn(event)) {
              await turns.end();
              lists.know(await pastEvents.before(event, orderIn(orderId)));
              await turns.begin();
            }
            lists.tell(event);
            await turns.pause();
          }
          await turns.end();
        }
        const { live, recurring, past } = lists.at(time);
        const rows = async (orders: readonly object[]) => rowsInTurns(orders, turns);
        return { time, live: await rows(live), recurring: await rows(recurring), past: await rows(past) };
      }),
);
