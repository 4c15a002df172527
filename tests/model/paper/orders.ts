import { ticketFor } from './kitchen.js';
import { cancelledAt, sitDown, standUp } from './sittings.js';
import { refuseOutOfHours } from './hours.js';
import { chosenOf } from './options.js';
import { exception } from './till.js';
import { turnPage } from './year.js';
import { dayAt, No, type Dish, type Line, type Pages, type Slip, type Whose } from './pages.js';
import { emptyPot } from './pot.js';

export const isOpen = ({ status }: Slip): boolean => status === 'live' || status === 'recurring';
export const slipOf = (pages: Pages, id: number): Slip | undefined => pages.slips.find((slip) => slip.id === id);
export const openAt = ({ slips }: Pages, place: number): Slip[] =>
  slips.filter((slip) => isOpen(slip) && slip.place === place);
const isCallNumber = (place: number): boolean => place >= 10_000;

/** Where an order is not to be found, it may be of a year before. */
export const missing = (pages: Pages, id: number): No =>
  new No(id < pages.firstOrder ? 'order/year-closed' : 'order/not-found');

export const isOfThisYear = (pages: Pages, { billNo }: Slip): boolean =>
  pages.bills.some(({ no, year }) => no === billNo && year === pages.year);

/** An order that can be changed. */
export const openSlip = (pages: Pages, id: number): Slip => {
  const slip = slipOf(pages, id);
  if (slip && isOpen(slip)) return slip;
  throw slip?.status === 'past' && isOfThisYear(pages, slip) ? new No('order/billed') : missing(pages, id);
};

export interface WantedLine {
  readonly dish: number;
  readonly portion: 'full' | 'half';
  readonly quantity: number;
  readonly note: string;
  readonly options: readonly number[];
}

const isSoldOut = ({ soldOut, now }: Pages, { id }: Dish): boolean => {
  const until = soldOut[id]?.until;
  return until === null || (until !== undefined && now < until);
};

const lineOf = (pages: Pages, said: WantedLine, byGuest: boolean): Line => {
  const { dish: id, portion, quantity, note, options: wanted } = said;
  const dish = pages.menu.find((one) => one.id === id);
  if (!dish) throw new No('order/invalid-items');
  if (!dish.isEnabled) throw new No('menu-item/unavailable');
  if (isSoldOut(pages, dish)) throw new No('menu-item/sold-out');
  if (byGuest) refuseOutOfHours(pages, dish);
  const price = portion === 'half' ? dish.halfPrice : dish.price;
  if (price === null) throw new No('order/invalid-items');
  const options = chosenOf(pages, id, wanted);
  const { name, secondName, category, isVeg } = dish;
  const withOptions = options.reduce((all, option) => all + option.price, price);
  return { itemId: id, name, secondName, category, isVeg, portion, price: withOptions, quantity, note, options };
};

export const linesFromMenu = (pages: Pages, wanted: readonly WantedLine[], byGuest = false): Line[] =>
  wanted.map((line) => lineOf(pages, line, byGuest));

const inHalves = ({ portion, quantity }: Line): number => (portion === 'full' ? 2 : 1) * quantity;

/** Off the tally, if so much stands there of each. */
const take = (pages: Pages, lines: readonly Line[]): void => {
  const { tally } = pages;
  const after = { ...tally };
  for (const line of lines) if (line.itemId in after) after[line.itemId] = (after[line.itemId] ?? 0) - inHalves(line);
  const short = Object.keys(after)
    .map(Number)
    .find((id) => (after[id] ?? 0) < 0);
  if (short !== undefined) throw new No(tally[short] === 0 ? 'menu-item/sold-out' : 'menu-item/too-few-left');
  pages.tally = after;
};

export const giveBackPortions = (pages: Pages, lines: readonly Line[]): void => {
  for (const line of lines)
    if (line.itemId in pages.tally) pages.tally[line.itemId] = (pages.tally[line.itemId] ?? 0) + inHalves(line);
};

export type PlaceWanted =
  | { readonly place: number }
  | { readonly kind: 'takeaway' | 'delivery'; readonly whose: Whose | null };

const nextCallNumber = (pages: Pages, kind: 'takeaway' | 'delivery'): number => {
  const today = dayAt(pages.now);
  const last = pages.lastCallNumbers[kind];
  let no = last.day === today ? last.no + 1 : 1;
  const place = () => (kind === 'takeaway' ? 10_000 : 20_000) + no;
  while (openAt(pages, place()).length > 0) no += 1;
  pages.lastCallNumbers[kind] = { day: today, no };
  return place();
};

export const placeOrder = (pages: Pages, at: PlaceWanted, wanted: readonly WantedLine[], byGuest = false): Slip => {
  const lines = linesFromMenu(pages, wanted, byGuest);
  turnPage(pages);
  const here = 'place' in at ? openAt(pages, at.place) : [];
  if ('place' in at && isCallNumber(at.place) && here.length === 0) throw new No('table/nothing-open');
  take(pages, lines);
  const joined = 'place' in at && isCallNumber(at.place) ? here.find(({ whose }) => whose)?.whose : undefined;
  const slip: Slip = {
    id: pages.nextOrder,
    place: 'place' in at ? at.place : nextCallNumber(pages, at.kind),
    status: 'live',
    ...{ lines, placedAt: pages.now, byGuest, pot: emptyPot(), billNo: null },
    whose: 'kind' in at ? at.whose : (joined ?? null),
  };
  pages.nextOrder += 1;
  pages.slips.push(slip);
  sitDown(pages, slip, []);
  return slip;
};

export const acceptOrder = (pages: Pages, id: number): Slip => {
  turnPage(pages);
  const slip = slipOf(pages, id);
  if (!slip || !isOpen(slip)) throw missing(pages, id);
  if (slip.status === 'recurring') throw new No('order/already-accepted');
  slip.status = 'recurring';
  ticketFor(pages, slip, 'NEW', slip.lines);
  return slip;
};

export const addLines = (pages: Pages, id: number, wanted: readonly WantedLine[]): Slip => {
  const lines = linesFromMenu(pages, wanted);
  turnPage(pages);
  const slip = openSlip(pages, id);
  take(pages, lines);
  ticketFor(pages, slip, 'ADD', lines);
  slip.lines.push(...lines);
  return slip;
};

/** Lines that say the same are one. */
export const says = (one: Line, other: LineSaid): boolean =>
  one.itemId === other.itemId &&
  one.portion === other.portion &&
  one.price === other.price &&
  one.note === other.note &&
  String(numbersOf(one)) === String(numbersOf(other));
const numbersOf = ({ options }: LineSaid): number[] => options.map(({ id }) => id).sort((one, other) => one - other);
export type LineSaid = Pick<Line, 'itemId' | 'portion' | 'price' | 'note'> & {
  readonly options: readonly { readonly id: number }[];
};

/** So many of a line taken off, the last one taken first; what was taken stands in the order it was taken off. */
export const takeOff = (lines: Line[], said: LineSaid, quantity: number): Line[] => {
  if (lines.reduce((all, line) => all + (says(line, said) ? line.quantity : 0), 0) < quantity)
    throw new No('order/changed');
  const off: Line[] = [];
  let left = quantity;
  for (let n = lines.length - 1; n >= 0 && left > 0; n -= 1) {
    const line = lines[n] as Line;
    if (!says(line, said)) continue;
    const some = Math.min(left, line.quantity);
    off.push({ ...line, quantity: some });
    left -= some;
    line.quantity -= some;
    if (line.quantity === 0) lines.splice(n, 1);
  }
  return off;
};

export const cancelLine = (pages: Pages, id: number, said: LineSaid, quantity: number, reason: string): Slip => {
  turnPage(pages);
  const slip = openSlip(pages, id);
  const first = slip.lines.find((line) => says(line, said));
  if (!first) throw new No('order/changed');
  const line = { ...first, quantity };
  takeOff(slip.lines, said, quantity);
  if (slip.lines.length === 0) throw new No('order/last-line');
  giveBackPortions(pages, [line]);
  ticketFor(pages, slip, 'CANCEL', [line]);
  cancelledAt(pages, slip, line);
  const amount = line.price * quantity;
  exception(pages, { kind: 'line-cancelled', orderId: id, line: lineText(line), amount, reason });
  return slip;
};

export const changeNote = (pages: Pages, id: number, said: LineSaid, note: string): Slip => {
  turnPage(pages);
  const slip = openSlip(pages, id);
  const same = slip.lines.filter((line) => says(line, said));
  const [first] = same;
  if (!first) throw new No('order/changed');
  if (said.note === note) throw new No('order/same-note');
  const all = { ...first, quantity: same.reduce((sum, line) => sum + line.quantity, 0) };
  ticketFor(pages, slip, 'CANCEL', [all]);
  ticketFor(pages, slip, 'ADD', [{ ...all, note }]);
  for (const line of same) line.note = note;
  return slip;
};

const lineText = ({ quantity, name, portion, options }: Line): string => {
  const said = [...(portion === 'half' ? ['Half'] : []), ...options.map((option) => option.name)];
  return `${quantity} × ${name}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
};

const move = (pages: Pages, slips: readonly Slip[], to: number): void => {
  if (isCallNumber(to) && openAt(pages, to).length === 0) throw new No('table/nothing-open');
  for (const slip of slips) {
    if (slip.place === to) throw new No('order/same-table');
    const cancelled = standUp(pages, slip, to);
    slip.place = to;
    sitDown(pages, slip, cancelled);
  }
};

export const moveOrder = (pages: Pages, id: number, to: number): Slip[] => {
  turnPage(pages);
  const slips = [openSlip(pages, id)];
  move(pages, slips, to);
  return slips;
};

export const moveTable = (pages: Pages, from: number, to: number): Slip[] => {
  turnPage(pages);
  const slips = openAt(pages, from);
  if (slips.length === 0) throw new No('table/nothing-open');
  move(pages, slips, to);
  return slips;
};
