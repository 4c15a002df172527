import { COUNTER, customerIn, type OfCustomer } from '@sae/domain/billing';
import { RESTS_MS, type PaymentClaimView } from '@sae/domain/guests';
import { summed, toPaise, toRupees, type IsoTime, type Paise, type Rupees } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { chargedFor, timeOf } from '../orders/live-orders.js';

/** What a table waits for: an order to be accepted, a claim to be looked at, its bill, its payment, or nobody sits there. */
const TABLE_STATES = ['ordered', 'claimed', 'kitchen', 'billed', 'free'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export const STATE_WORDS: Readonly<Record<TableState, string>> = {
  ordered: 'Ordered',
  claimed: 'Says paid',
  // Nothing tells when food was served.
  kitchen: 'In the kitchen',
  billed: 'Billed',
  free: 'Free',
};

/** What is known of a restaurant's tables. */
export interface Known {
  /** The numbers of those with a code. */
  readonly withCode: readonly number[];
  /** Live and recurring. */
  readonly open: readonly OrderView[];
  readonly past: readonly OrderView[];
  readonly claims: readonly PaymentClaimView[];
}

/** A table as it stands, with what is done about it. */
export interface FloorTable extends OfCustomer {
  readonly tableNo: number;
  readonly state: TableState;
  /** Since when it waits for that; null where nobody waits. */
  readonly since: IsoTime | null;
  /** What is open and what is left to pay of its bills. */
  readonly sum: Rupees;
  readonly open: readonly OrderView[];
  /** Billed and not paid, of who sits there now. */
  readonly billed: readonly OrderView[];
  readonly claims: readonly PaymentClaimView[];
  /** Whose it is: which of the people took its last order, or accepted it; nothing where it was the owner, or nobody yet. */
  readonly servedBy?: number;
}

/** Later than any time. */
const NOT_YET = '~';

const byTime = (one: OrderView, other: OrderView) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id;

/** Of a table's orders those of who sits there: from one on that was taken when nothing was open. */
const ofSitting = (orders: readonly OrderView[]): OrderView[] => {
  let sitting: OrderView[] = [];
  let until = '';
  for (const order of [...orders].sort(byTime)) {
    if (order.createdAt >= until) sitting = [];
    sitting.push(order);
    const end = order.status === 'past' ? timeOf(order) : NOT_YET;
    if (end > until) until = end;
  }
  return sitting;
};

const isUnpaid = ({ receiptDetails }: OrderView): boolean => receiptDetails?.isPaid === false;

/** What an order leaves to pay; of a bill that is paid in part its first order says it for all. */
const leftOf = (order: OrderView, place: number, orders: readonly OrderView[]): Paise => {
  const { payment, billNo } = order.receiptDetails ?? {};
  if (!payment) return toPaise(chargedFor(order));
  const isFirst = orders.findIndex(({ receiptDetails }) => receiptDetails?.billNo === billNo) === place;
  return isFirst ? toPaise(payment.toPay) : 0;
};

const oldest = (times: readonly IsoTime[]): IsoTime | null =>
  times.reduce<IsoTime | null>((first, at) => (first === null || at < first ? at : first), null);

const serverOf = (orders: readonly OrderView[]): Pick<FloorTable, 'servedBy'> => {
  const last = orders.findLast(({ takenBy, acceptedBy }) => takenBy ?? acceptedBy);
  const servedBy = last?.takenBy ?? last?.acceptedBy;
  return servedBy === undefined ? {} : { servedBy };
};

const tableOf = (tableNo: number, { open, past, claims }: Known): FloorTable => {
  const billed = ofSitting([...open, ...past]).filter(isUnpaid);
  const since: Readonly<Record<TableState, IsoTime | null>> = {
    ordered: oldest(open.filter(({ status }) => status === 'live').map(timeOf)),
    claimed: oldest(claims.map(({ claimedAt }) => claimedAt)),
    kitchen: oldest(open.map(timeOf)),
    billed: oldest(billed.map(timeOf)),
    free: null,
  };
  const state = TABLE_STATES.find((one) => since[one] !== null) ?? 'free';
  const sum = toRupees(summed([...open, ...billed].map(leftOf)));
  const orders = [...open, ...billed];
  const whose = { ...customerIn(orders), ...serverOf([...orders].sort(byTime)) };
  return { tableNo, state, since: since[state], sum, open, billed, claims, ...whose };
};

/** One where nothing waits, whether or not it has a code. */
export const freeTable = (tableNo: number): FloorTable =>
  tableOf(tableNo, { withCode: [], open: [], past: [], claims: [] });

/** The Counter, every table with a code, and every other where something waits, by number; call numbers come last. */
export const floorOf = ({ withCode, open, past, claims }: Known, now: number): FloorTable[] => {
  const recent = past.filter((order) => now - Date.parse(timeOf(order)) < RESTS_MS);
  const at = <T extends { readonly tableNo: number }>(rows: readonly T[], tableNo: number) =>
    rows.filter((row) => row.tableNo === tableNo);
  const own = new Set([COUNTER, ...withCode]);
  const numbers = new Set([...own, ...[...open, ...recent, ...claims].map(({ tableNo }) => tableNo)]);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((tableNo) =>
      tableOf(tableNo, {
        withCode,
        ...{ open: at(open, tableNo), past: at(recent, tableNo), claims: at(claims, tableNo) },
      }),
    )
    .filter(({ tableNo, state }) => own.has(tableNo) || state !== 'free');
};

/** Does a guest's order wait there? */
export const guestWaits = ({ open }: FloorTable): boolean =>
  open.some(({ status, placedBy }) => status === 'live' && placedBy === 'guest');

/** All but what is somebody else's. */
export const mineOf = (floor: readonly FloorTable[], personId: number): FloorTable[] =>
  floor.filter(({ servedBy }) => servedBy === undefined || servedBy === personId);

/** How many tables stand how, what is most urgent first; none of a state is not told. */
export const countedStates = (floor: readonly FloorTable[]): { state: TableState; count: number }[] =>
  TABLE_STATES.map((state) => ({ state, count: floor.filter((table) => table.state === state).length })).filter(
    ({ count }) => count > 0,
  );
