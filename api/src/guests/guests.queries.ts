import {
  dueOf,
  guestMenu,
  guestTableView,
  sittingView,
  upiLink,
  type GuestPaymentView,
  type Sitting,
} from '@sae/domain/guests';
import { Refusal, toRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { nothingDue, tableName } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { MenuReader } from '@sae/projections/models/menu';
import { Clock, Ids } from '../kernel/clock.js';
import { query } from '../kernel/bus.js';
import { readRows } from '../kernel/rows.js';
import { Configuration } from '../kernel/configuration.js';
import { drawn } from '../tables/qr-codes.js';
import { Dues, type Seat } from './seats.js';

/** Where a guest sits who scanned a code. */
export const guestTable = query(
  [Clock, Configuration],
  (clock, { values: { timeZone } }) =>
    ({ access, table }: Seat) =>
      guestTableView(access, table.tableNo, { now: clock.now(), timeZone }),
);

/** What guests can order, by id. */
export const menuOfGuests = query([MenuReader], (menu) => async (restaurantId: number) => {
  const items: MenuItemView[] = [];
  for await (const { row } of readRows(await menu.list(restaurantId))) items.push(row as unknown as MenuItemView);
  return guestMenu(items);
});

/** What the guests of a table see of their orders and bills. */
export const sittingNow = query([GuestsReader, Clock], (guests, clock) => async ({ restaurantId, table }: Seat) => {
  const [sitting, reviewed] = await Promise.all([
    guests.sitting(restaurantId, table.tableNo),
    guests.reviewed(restaurantId, table.tableNo),
  ]);
  return sittingView(sitting, reviewed, clock.now());
});

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
