import {
  dueOf,
  guestMenu,
  guestTableView,
  leftSince,
  sittingAt,
  sittingView,
  upiLink,
  type GuestPaymentView,
  type MovedTableView,
  type Sitting,
  type SittingView,
} from '@sae/domain/guests';
import { Refusal, toRupees } from '@sae/domain/kernel';
import { inOrder, type MenuItemView, type OptionGroupView } from '@sae/domain/menu';
import { nothingDue, tableName } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { MenuReader } from '@sae/projections/models/menu';
import { OrderReader } from '@sae/projections/models/ordering';
import { PortionsReader } from '@sae/projections/models/portions';
import { TablesReader } from '@sae/projections/models/tables';
import type { Rows } from '@sae/projections/reading';
import { query } from '../kernel/bus.js';
import { Clock, Ids } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { readRows } from '../kernel/rows.js';
import { Turns } from '../kernel/turns.js';
import { RestaurantBudget } from '../http/restaurant-budget.js';
import { drawn } from '../kernel/qr-code.js';
import { Dues, Passes, type Seat } from './seats.js';

/** Where a guest sits who scanned a code. */
export const guestTable = query(
  [Clock, Configuration],
  (clock, { values: { timeZone } }) =>
    ({ access, table }: Seat) =>
      guestTableView(access, table.tableNo, { now: clock.now(), timeZone }),
);

const rowsIn = async <Row>(list: Rows, restaurantId: number, budget: RestaurantBudget): Promise<Row[]> => {
  const turns = new Turns((ms) => budget.worked(`guests:${restaurantId}`, ms));
  const found: Row[] = [];
  for await (const { row } of readRows(list, turns)) found.push(row as unknown as Row);
  await turns.end();
  return found;
};

/** What guests can order, as the menu is arranged. */
export const menuOfGuests = query(
  [MenuReader, PortionsReader, RestaurantBudget, Clock],
  (menu, counted, budget, clock) => async (restaurantId: number) => {
    const [list, { ids }, { hours }, portions] = await Promise.all([
      menu.list(restaurantId),
      menu.order(restaurantId),
      menu.hours(restaurantId),
      counted.left(restaurantId),
    ]);
    const items = inOrder(await rowsIn<MenuItemView>(list, restaurantId, budget), ids);
    return guestMenu(items, { now: clock.now(), portions, hours });
  },
);

/** What they can choose of dishes. */
export const optionsOfGuests = query(
  [MenuReader, RestaurantBudget],
  (menu, budget) => async (restaurantId: number) =>
    rowsIn<OptionGroupView>(await menu.optionGroups(restaurantId), restaurantId, budget),
);

/** What the guests of a table see of their orders and bills; who sit there get the pass of their sitting. */
export const sittingNow = query(
  [GuestsReader, Passes, Clock],
  (guests, passes, clock) =>
    async (seat: Seat): Promise<SittingView> => {
      const { restaurantId, table } = seat;
      const [sitting, reviewed] = await Promise.all([
        guests.sitting(restaurantId, table.tableNo),
        guests.reviewed(restaurantId, table.tableNo),
      ]);
      const view = sittingView(sitting, reviewed, clock.now());
      const isThere = view.id > 0 && !view.isSettled && view.movedTo === undefined;
      return isThere ? { ...view, pass: passes.of(seat, view.id) } : view;
    },
);

const notMoved = () =>
  new Refusal('not-found', 'sitting/not-moved', 'Your orders were not moved to another table with a QR code');

/** Where the orders of who sat here are now, for who shows that they did; as long as they are there, and no longer. */
export const movedTable = query(
  [GuestsReader, OrderReader, TablesReader, Passes, Clock],
  (guests, orders, tables, passes, clock) =>
    async (seat: Seat, pass: unknown): Promise<MovedTableView> => {
      const { restaurantId, table } = seat;
      const now = clock.now();
      const here = await guests.sitting(restaurantId, table.tableNo);
      const left = leftSince(here ?? {}, now).find(({ sitting }) => passes.isOf(seat, sitting, pass));
      const order = left && (await orders.one(restaurantId, left.orderId));
      if (!order || order.tableNo === table.tableNo) throw notMoved();
      const { tableNo } = order;
      const there = sittingAt(await guests.sitting(restaurantId, tableNo), now);
      const code = (await tables.all(restaurantId)).find((one) => one.tableNo === tableNo);
      if (!code || !there?.orders.some(({ id }) => id === order.id)) throw notMoved();
      return { tableNo, token: code.token };
    },
);

const noUpi = () =>
  new Refusal('conflict', 'payment/no-upi', 'This restaurant takes no payment here. Please ask the staff.');

/** What the restaurant finds on its statement: the bill, when there is one alone. */
const noteOf = (sitting: Sitting, tableNo: number): string => {
  const unpaid = sitting.bills.filter(({ isPaid }) => !isPaid);
  const bill = unpaid.length === 1 ? `Bill ${unpaid[0]?.billNo} ` : '';
  return `${bill}${tableName(tableNo)}`;
};

/** How the guests of a table can pay by UPI what they owe. */
export const guestPayment = query([Dues, Ids], (dues, ids) => async (seat: Seat): Promise<GuestPaymentView> => {
  const { upiId, restaurantName } = seat.access.user;
  if (!upiId) throw noUpi();
  const { sitting } = await dues.at(seat);
  const due = sitting ? dueOf(sitting).due : 0;
  if (!sitting || due <= 0) throw nothingDue();
  const reference = ids.paymentReference();
  const note = noteOf(sitting, seat.table.tableNo);
  const link = upiLink({ upiId, payee: restaurantName, amount: due, note, reference });
  return { amount: toRupees(due), upiId, link, qrCode: await drawn(link), reference };
});
