import { Refusal, type IsoTime } from '@sae/domain/kernel';
import { unknownOrder } from '@sae/domain/ordering';
import { AuditReader } from '@sae/projections/models/audit';
import { Clock } from '../kernel/clock.js';
import { RestaurantBudget } from '../http/restaurant-budget.js';
import { boundedEach } from '../kernel/bounded.js';
import { query } from '../kernel/bus.js';
import { rowsInTurns } from '../kernel/rows.js';
import { Turns } from '../kernel/turns.js';
import { OrderHistories } from './order-histories.js';
import { PastLists } from './past-lists.js';

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

/** Long work, paid by the restaurant it is done for. */
const turnsFor = (budget: RestaurantBudget, restaurantId: number): Turns =>
  new Turns((ms) => budget.paced(`staff:${restaurantId}`, ms));

/** All that ever happened to an order. */
export const orderHistory = query(
  [OrderHistories, RestaurantBudget],
  (histories, budget) => (restaurantId: number, orderId: number) =>
    oneByOne(restaurantId, async () => {
      const turns = turnsFor(budget, restaurantId);
      const story = await histories.of(restaurantId, orderId, turns);
      if (!story) throw unknownOrder();
      return { orderId, entries: await rowsInTurns(story.entries, turns) };
    }),
);

/** The lists as they stood at a moment. */
export const listsAt = query(
  [PastLists, Clock, RestaurantBudget],
  (pastLists, clock, budget) => (restaurantId: number, time: IsoTime) =>
    oneByOne(restaurantId, async () => {
      if (time > clock.now()) throw new Refusal('invalid', 'request/future', 'time must not be in the future');
      const turns = turnsFor(budget, restaurantId);
      const { live, recurring, past } = (await pastLists.at(restaurantId, time, turns)).at(time);
      const rows = async (orders: readonly object[]) => rowsInTurns(orders, turns);
      return { time, live: await rows(live), recurring: await rows(recurring), past: await rows(past) };
    }),
);
