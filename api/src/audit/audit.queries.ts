import { Refusal, valuesOf, type IsoTime } from '@sae/domain/kernel';
import {
  DishStory,
  menuBook,
  menuItemView,
  notFound as dishNotFound,
  optionGroupView,
  type MenuEvent,
} from '@sae/domain/menu';
import { unknownOrder } from '@sae/domain/ordering';
import { Log, type LoggedEvent } from '@sae/platform/log';
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

const refuseFuture = (time: IsoTime, clock: Clock): void => {
  if (time > clock.now()) throw new Refusal('invalid', 'request/future', 'time must not be in the future');
};

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

/** A menu's book, so many facts at a time; an import is one that weighs as much as a whole menu. */
const MENU_PAGE = 50;

/** Each fact of a restaurant's menu in its order, until one is refused. */
const eachMenuFact = async (
  log: Log,
  restaurantId: number,
  turns: Turns,
  take: (fact: LoggedEvent<MenuEvent>) => boolean | void,
): Promise<void> => {
  for await (const page of log.pages(`${menuBook.category}-${restaurantId}`, { atOnce: MENU_PAGE })) {
    await turns.begin();
    for (const fact of page) {
      if (take(fact as LoggedEvent<MenuEvent>) === false) return turns.end();
      await turns.pause();
    }
    await turns.end();
  }
};

/** All that ever happened to a dish. */
export const dishHistory = query(
  [Log, RestaurantBudget],
  (log, budget) => (restaurantId: number, id: number) =>
    oneByOne(restaurantId, async () => {
      const turns = turnsFor(budget, restaurantId);
      const story = new DishStory(id);
      await eachMenuFact(log, restaurantId, turns, (fact) => story.tell(fact));
      if (story.entries.length === 0) throw dishNotFound();
      return { id, entries: await rowsInTurns(story.entries, turns) };
    }),
);

/** The menu as it stood at a moment. */
export const menuAt = query(
  [Log, Clock, RestaurantBudget],
  (log, clock, budget) => (restaurantId: number, time: IsoTime) =>
    oneByOne(restaurantId, async () => {
      refuseFuture(time, clock);
      const turns = turnsFor(budget, restaurantId);
      let menu = menuBook.initial;
      await eachMenuFact(log, restaurantId, turns, (fact) => {
        if (fact.at > time) return false;
        menu = menuBook.evolve(menu, fact);
      });
      const items = valuesOf(menu.items).map((item) =>
        menuItemView(item.itemId, item, item.isEnabled, item.groupIds, item.soldOut),
      );
      const optionGroups = valuesOf(menu.groups).map(optionGroupView);
      return {
        time,
        items: await rowsInTurns(items, turns),
        optionGroups: await rowsInTurns(optionGroups, turns),
        hours: await rowsInTurns(menu.hours, turns),
      };
    }),
);

/** The lists as they stood at a moment. */
export const listsAt = query(
  [PastLists, Clock, RestaurantBudget],
  (pastLists, clock, budget) => (restaurantId: number, time: IsoTime) =>
    oneByOne(restaurantId, async () => {
      refuseFuture(time, clock);
      const turns = turnsFor(budget, restaurantId);
      const { live, recurring, past } = (await pastLists.at(restaurantId, time, turns)).at(time);
      const rows = async (orders: readonly object[]) => rowsInTurns(orders, turns);
      return { time, live: await rows(live), recurring: await rows(recurring), past: await rows(past) };
    }),
);
