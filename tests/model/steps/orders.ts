import {
  acceptOrder,
  addLines,
  cancelLine,
  changeNote,
  isOpen,
  moveOrder,
  moveTable,
  placeOrder,
  type PlaceWanted,
} from '../paper/orders.js';
import { bringBack } from '../paper/bills.js';
import type { Pages, Slip, Whose } from '../paper/pages.js';
import { orderShown } from '../paper/views.js';
import {
  NOTES,
  drawnPlace,
  drawnLines,
  wantedLines,
  itemsAsked,
  linesText,
  drawnOrder,
  lineAsked,
  namedLine,
  lineSaid,
  withTickets,
  type Wanted,
  type NamedLine,
} from './drawing.js';
import { kind, nameOf, newNames, numberOf, placeText, rupeeText } from './kind.js';

const placedByStaff = (pages: Pages, name: string, at: PlaceWanted, lines: readonly Wanted[]): object => {
  const place = () => {
    const slip = placeOrder(pages, at, wantedLines(pages, lines));
    pages.names[name] = slip.id;
    return slip;
  };
  return pages.acceptsOwnOrders ? withTickets(pages, () => acceptOrder(pages, place().id)) : orderShown(pages, place());
};

export const takeOrder = kind<{ name: string; place: number; lines: Wanted[] }>({
  draw: (dice, pages) => ({
    ...{ name: newNames(pages, 1)[0] ?? 'A', place: drawnPlace(dice, pages), lines: drawnLines(dice, pages) },
  }),
  ask: ({ place, lines }, pages) => ({
    ...{ method: 'POST', path: '/orders/admin', body: { tableNo: place, items: itemsAsked(pages, lines) } },
  }),
  paper: ({ name, place, lines }, pages) => {
    return placedByStaff(pages, name, { place }, lines);
  },
  tell: ({ name, place, lines }) => `${placeText(place)}: order ${name} = ${linesText(lines)}`,
});

const CUSTOMERS: readonly [Whose | null, ...(Whose | null)[]] = [
  null,
  { name: 'Asha', phone: '+91 98450 12345' },
  { name: 'Ravi', address: '4 Park Road' },
];

export const takeOut = kind<{ name: string; kind: 'takeaway' | 'delivery'; whose: Whose | null; lines: Wanted[] }>({
  draw: (dice, pages) => {
    const isBrought = dice.oncePer(3);
    const whose = isBrought ? { name: 'Ravi', address: '4 Park Road' } : dice.among(CUSTOMERS);
    return {
      ...{ name: newNames(pages, 1)[0] ?? 'A', kind: isBrought ? 'delivery' : 'takeaway' },
      ...{ whose, lines: drawnLines(dice, pages) },
    };
  },
  ask: ({ kind: of, whose, lines }, pages) => ({
    ...{ method: 'POST', path: '/orders/admin' },
    body: { kind: of, ...(whose ? { customer: whose } : {}), items: itemsAsked(pages, lines) },
  }),
  paper: ({ name, kind: of, whose, lines }, pages) => {
    return placedByStaff(pages, name, { kind: of, whose }, lines);
  },
  tell: ({ name, kind: of, whose, lines }) =>
    `A ${of}${whose ? ` for ${whose.name}` : ''}: order ${name} = ${linesText(lines)}`,
});

export const accept = kind<{ order: string }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, ({ status }) => status === 'live');
    // A past one would be brought back.
    return slip && slip.status !== 'past' ? { order: nameOf(pages, slip.id) } : null;
  },
  ask: ({ order }, pages) => ({ method: 'PUT', path: `/orders/${numberOf(pages, order)}/recurring` }),
  paper: ({ order }, pages) => {
    const id = numberOf(pages, order);
    return withTickets(pages, () => bringBack(pages, id, null) ?? acceptOrder(pages, id));
  },
  tell: ({ order }) => `${order} is accepted`,
});

export const addMore = kind<{ order: string; lines: Wanted[] }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isOpen);
    return slip ? { order: nameOf(pages, slip.id), lines: drawnLines(dice, pages).slice(0, 2) } : null;
  },
  ask: ({ order, lines }, pages) => ({
    ...{ method: 'POST', path: `/orders/${numberOf(pages, order)}/lines`, body: { items: itemsAsked(pages, lines) } },
  }),
  paper: ({ order, lines }, pages) => {
    const id = numberOf(pages, order);
    return withTickets(pages, () => addLines(pages, id, wantedLines(pages, lines)));
  },
  tell: ({ order, lines }) => `${linesText(lines)} is added to ${order}`,
});

export const cancel = kind<{ order: string; line: NamedLine }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isOpen);
    const line = dice.among(slip?.lines ?? []);
    return slip && line
      ? {
          order: nameOf(pages, slip.id),
          line: namedLine(line, 1 + dice.below(line.quantity + (dice.oncePer(6) ? 1 : 0))),
        }
      : null;
  },
  ask: ({ order, line }, pages) => ({
    ...{ method: 'POST', path: `/orders/${numberOf(pages, order)}/cancel-line` },
    body: { ...lineAsked(lineSaid(pages, line)), quantity: line.quantity, reason: 'sold out' },
  }),
  paper: ({ order, line }, pages) => {
    const id = numberOf(pages, order);
    return withTickets(pages, () => cancelLine(pages, id, lineSaid(pages, line), line.quantity, 'sold out'));
  },
  tell: ({ order, line }) => `${linesText([line])} at ${rupeeText(line.price)} of ${order} is cancelled`,
});

export const note = kind<{ order: string; line: NamedLine; says: string }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isOpen);
    const line = dice.among(slip?.lines ?? []);
    return slip && line
      ? { order: nameOf(pages, slip.id), line: namedLine(line, line.quantity), says: dice.among(NOTES) }
      : null;
  },
  ask: ({ order, line, says }, pages) => ({
    ...{ method: 'PUT', path: `/orders/${numberOf(pages, order)}/note` },
    body: { ...lineAsked(lineSaid(pages, line)), note: says },
  }),
  paper: ({ order, line, says }, pages) => {
    const id = numberOf(pages, order);
    return withTickets(pages, () => changeNote(pages, id, lineSaid(pages, line), says));
  },
  tell: ({ order, line, says }) => `${line.dish} of ${order} says “${says}” now`,
});

const movedShown = (slips: readonly Slip[], tableNo: number) => ({ orderIds: slips.map(({ id }) => id), tableNo });

export const move = kind<{ order: string; to: number }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isOpen);
    return slip ? { order: nameOf(pages, slip.id), to: drawnPlace(dice, pages) } : null;
  },
  ask: ({ order, to }, pages) => ({
    ...{ method: 'PUT', path: `/orders/${numberOf(pages, order)}/table`, body: { tableNo: to } },
  }),
  paper: ({ order, to }, pages) => movedShown(moveOrder(pages, numberOf(pages, order), to), to),
  tell: ({ order, to }) => `${order} goes to ${placeText(to)}`,
});

export const moveAll = kind<{ from: number; to: number }>({
  draw: (dice, pages) => ({
    from: drawnOrder(dice, pages, isOpen)?.place ?? drawnPlace(dice, pages),
    to: drawnPlace(dice, pages),
  }),
  ask: ({ from, to }) => ({ method: 'POST', path: '/orders/move-table', body: { from, tableNo: to } }),
  paper: ({ from, to }, pages) => movedShown(moveTable(pages, from, to), to),
  tell: ({ from, to }) => `All of ${placeText(from)} goes to ${placeText(to)}`,
});
