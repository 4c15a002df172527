import { addStation, changeStation, printTicket, removeStation } from '../paper/office.js';
import { ticketShown } from '../paper/shown.js';
import type { Pages } from '../paper/pages.js';
import { kind, nameOf, newNumbered, numberOf, type Dice } from './kind.js';
import { CATEGORIES } from './beginning.js';

const drawnCategories = (dice: Dice): string[] | null => {
  const chosen = CATEGORIES.filter(() => dice.oncePer(2));
  return chosen.length > 0 && !dice.oncePer(3) ? chosen : null;
};
const stationNames = ({ names }: Pages): string[] => Object.keys(names).filter((name) => name.startsWith('station '));

interface NewStation {
  readonly name: string;
  readonly categories: string[] | null;
  readonly catchesUp: boolean;
}

export const station = kind<NewStation>({
  draw: (dice, pages) =>
    pages.stations.length < 4
      ? { name: newNumbered(pages, 'station'), categories: drawnCategories(dice), catchesUp: dice.oncePer(2) }
      : null,
  ask: (content) => ({ method: 'POST', path: '/stations', body: content }),
  paper: ({ catchesUp, ...content }, pages) => {
    const added = addStation(pages, content, catchesUp);
    pages.names[content.name] = added.id;
    return added;
  },
  tell: ({ name, categories, catchesUp }) =>
    `${name} prints ${categories?.join(' and ') ?? 'everything'}${catchesUp ? ', of the last half hour too' : ''}`,
});

export const otherStation = kind<{ name: string; says: string; categories: string[] | null }>({
  draw: (dice, pages) => {
    const name = dice.among(stationNames(pages));
    return name === undefined
      ? null
      : { name, says: dice.oncePer(2) ? name : 'Bar', categories: drawnCategories(dice) };
  },
  ask: ({ name, says, categories }, pages) => ({
    ...{ method: 'PUT', path: `/stations/${numberOf(pages, name)}`, body: { name: says, categories } },
  }),
  paper: ({ name, says, categories }, pages) => changeStation(pages, numberOf(pages, name), { name: says, categories }),
  tell: ({ name, says, categories }) =>
    `${name}, called “${says}” now, prints ${categories?.join(' and ') ?? 'everything'}`,
});

export const noStation = kind<{ name: string }>({
  draw: (dice, pages) => {
    const name = dice.among(stationNames(pages));
    return name === undefined ? null : { name };
  },
  ask: ({ name }, pages) => ({ method: 'DELETE', path: `/stations/${numberOf(pages, name)}` }),
  paper: ({ name }, pages) => {
    const id = numberOf(pages, name);
    removeStation(pages, id);
    return { id };
  },
  tell: ({ name }) => `${name} is taken away`,
});

interface Printing {
  readonly order: string;
  readonly nth: number;
  /** Null where it is printed by hand. */
  readonly at: string | null;
}

/** One of an order's tickets; a later one than any where it has not so many. */
const ticketOf = (pages: Pages, { order, nth }: Printing) => {
  const id = numberOf(pages, order);
  const ticket = pages.tickets.filter(({ orderId }) => orderId === id)[nth];
  return { day: ticket?.day ?? '2099-01-01', no: ticket?.no ?? 1 };
};

export const print = kind<Printing>({
  draw: (dice, pages) => {
    const recent = pages.tickets.slice(-6);
    const ticket = dice.oncePer(8) ? dice.among(pages.tickets) : dice.among(recent);
    if (!ticket) return null;
    const nth = pages.tickets.filter(({ orderId }) => orderId === ticket.orderId).indexOf(ticket);
    const at = dice.oncePer(3) ? null : (dice.among(stationNames(pages)) ?? null);
    return { order: nameOf(pages, ticket.orderId), nth: dice.oncePer(12) ? 99 : nth, at };
  },
  ask: (printing, pages) => {
    const { day, no } = ticketOf(pages, printing);
    const stationId = printing.at === null ? {} : { stationId: numberOf(pages, printing.at) };
    return { method: 'POST', path: '/tickets/print', body: { day, ticketNo: no, ...stationId } };
  },
  paper: (printing, pages, before) => {
    const { day, no } = ticketOf(before, printing);
    return ticketShown(printTicket(pages, day, no, printing.at === null ? null : numberOf(pages, printing.at)));
  },
  tell: ({ order, nth, at }) => `Ticket ${nth + 1} of ${order} is printed ${at === null ? 'by hand' : `at ${at}`}`,
});
