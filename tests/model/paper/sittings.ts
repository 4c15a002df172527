import { inPot } from './pot.js';
import { sum, totalOf, type Line, type Pages, type PaperBill, type Sitting, type Slip } from './pages.js';

const HOUR = 60 * 60_000;
const since = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
const isOpen = ({ status }: Slip): boolean => status === 'live' || status === 'recurring';

const membersOf = ({ slips }: Pages, sitting: Sitting): Slip[] =>
  sitting.orders.flatMap(({ id }) => slips.find((slip) => slip.id === id) ?? []);

/** An order of the last six hours keeps its guests at the table. */
const isHeld = (pages: Pages, sitting: Sitting): boolean =>
  membersOf(pages, sitting).some((slip) => isOpen(slip) && since(slip.placedAt, pages.now) < 6 * HOUR);

const has = (sitting: Sitting | undefined, id: number): sitting is Sitting =>
  sitting?.orders.some((order) => order.id === id) ?? false;

/** Nobody sits at the Counter. */
export const sitDown = (pages: Pages, slip: Slip, cancelled: Line[]): void => {
  if (slip.place === 0) return;
  const sitting = pages.sittings[slip.place];
  if (sitting && isHeld(pages, sitting)) sitting.orders.push({ id: slip.id, cancelled });
  else
    pages.sittings[slip.place] = {
      ...{ id: slip.id, orders: [{ id: slip.id, cancelled }], bills: [], claim: null },
      ...{ restsSince: pages.now, movedTo: null },
    };
};

/** An order leaves its table for another, with what was cancelled of it. */
export const standUp = (pages: Pages, slip: Slip, to: number): Line[] => {
  const sitting = pages.sittings[slip.place];
  if (!has(sitting, slip.id)) return [];
  const cancelled = sitting.orders.find(({ id }) => id === slip.id)?.cancelled ?? [];
  sitting.orders = sitting.orders.filter(({ id }) => id !== slip.id);
  sitting.restsSince = pages.now;
  if (!membersOf(pages, sitting).some(isOpen)) sitting.movedTo = to;
  return cancelled;
};

export const cancelledAt = (pages: Pages, { id, place }: Slip, line: Line): void => {
  const order = pages.sittings[place]?.orders.find((one) => one.id === id);
  order?.cancelled.push(line);
};

/** What was torn off an order stands beside it. */
export const sittingTorn = (pages: Pages, from: Slip, torn: Slip): void => {
  const sitting = pages.sittings[from.place];
  if (!has(sitting, from.id)) return;
  const at = sitting.orders.findIndex(({ id }) => id === from.id);
  sitting.orders.splice(at + 1, 0, { id: torn.id, cancelled: [] });
};

export const sittingBilled = (pages: Pages, bill: PaperBill): void => {
  const sitting = pages.sittings[bill.place];
  if (!sitting || !bill.orders.some(({ id }) => has(sitting, id))) return;
  sitting.bills.push(bill.no);
  sitting.restsSince = pages.now;
};

export const sittingUnbilled = (pages: Pages, bill: PaperBill): void => {
  const sitting = pages.sittings[bill.place];
  if (sitting) sitting.bills = sitting.bills.filter((no) => no !== bill.no);
};

export const sittingRests = (pages: Pages, { id, place }: Slip): void => {
  const sitting = pages.sittings[place];
  if (has(sitting, id)) sitting.restsSince = pages.now;
};

/** Who is known to sit there now: whoever was billed three hours ago has left. */
export const seated = (pages: Pages, place: number): Sitting | null => {
  const sitting = pages.sittings[place];
  if (!sitting) return null;
  const hasLeft = !isHeld(pages, sitting) && since(sitting.restsSince, pages.now) >= 3 * HOUR;
  return hasLeft ? null : sitting;
};

export const openOf = (pages: Pages, sitting: Sitting): Slip[] => membersOf(pages, sitting).filter(isOpen);
export const ordersOf = membersOf;

export const billsOf = ({ bills }: Pages, sitting: Sitting): PaperBill[] =>
  sitting.bills.flatMap((no) => bills.find((bill) => bill.no === no) ?? []);

/** What they owe: what is not billed yet, and what is not paid of what is. */
export const owedBy = (pages: Pages, sitting: Sitting): { due: number; unbilled: number } => {
  const unbilled = sum(openOf(pages, sitting).map(({ lines, pot }) => totalOf(lines) - inPot(pot)));
  const unpaid = billsOf(pages, sitting).filter(({ isPaid }) => !isPaid);
  const left = sum(unpaid.map(({ sums, paid }) => sums.total - inPot(paid)));
  return { due: Math.max(0, unbilled + left), unbilled: Math.max(0, unbilled) };
};

/** An opinion once a sitting; where nobody has ordered, once in three hours. */
export const hasReviewed = (pages: Pages, place: number, sitting: number): boolean => {
  const given = pages.reviews.filter((review) => review.place === place);
  const last = given.at(-1);
  if (!last) return false;
  if (sitting === 0) return since(last.at, pages.now) < 3 * HOUR;
  return given.some((review) => review.sitting >= sitting);
};
