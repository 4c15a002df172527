import { leftOf } from './kitchen.js';
import { touch } from './menu-imports.js';
import { setChoices } from './options.js';
import { No, yearAt, type Dish, type Pages, type Ticket } from './pages.js';
import { rupees } from './shown.js';
import { turnPage } from './year.js';

export type Content = Omit<Dish, 'id' | 'isEnabled'>;

export const addDish = (pages: Pages, content: Content): Dish => {
  const dish = { id: pages.nextDish, ...content, isEnabled: true };
  pages.nextDish += 1;
  pages.menu.push(dish);
  return dish;
};

const dishOf = ({ menu }: Pages, id: number): Dish => {
  const dish = menu.find((one) => one.id === id);
  if (!dish) throw new No('menu-item/not-found');
  return dish;
};

export const changeDish = (
  pages: Pages,
  id: number,
  content: Content,
  isEnabled: boolean | null,
  groups: readonly number[] | null,
): Dish => {
  const dish = dishOf(pages, id);
  if (groups) setChoices(pages, id, groups);
  const before = JSON.stringify(dish);
  Object.assign(dish, content, isEnabled === null ? {} : { isEnabled });
  if (JSON.stringify(dish) !== before) touch(pages, id);
  return dish;
};

export const toggleDish = (pages: Pages, id: number): Dish => {
  const dish = dishOf(pages, id);
  dish.isEnabled = !dish.isEnabled;
  touch(pages, id);
  return dish;
};

export const deleteDish = (pages: Pages, id: number): void => {
  const dish = dishOf(pages, id);
  touch(pages, id);
  pages.menu = pages.menu.filter((one) => one !== dish);
  pages.gone = [...pages.gone, dish].slice(-20);
};

export const restoreDish = (pages: Pages, id: number): Dish => {
  const there = pages.menu.find((one) => one.id === id);
  if (there) return there;
  const dish = pages.gone.find((one) => one.id === id);
  if (!dish) throw new No('menu-item/not-found');
  pages.gone = pages.gone.filter((one) => one !== dish);
  pages.menu.push(dish);
  return dish;
};

const A_DAY = 24 * 60 * 60_000;

/** Five o'clock in India is half past eleven at night in Greenwich. */
const nextMorning = (now: string): string => {
  const half = 30 * 60_000;
  return new Date((Math.floor((Date.parse(now) + half) / A_DAY) + 1) * A_DAY - half).toISOString();
};

export const sellOut = (pages: Pages, id: number, until: 'tomorrow' | 'undone'): Dish => {
  const dish = dishOf(pages, id);
  // Who finds it on the slate for longer leaves it there.
  const isThere = pages.soldOut[id]?.until === null;
  if (!isThere) pages.soldOut[id] = { until: until === 'tomorrow' ? nextMorning(pages.now) : null };
  return dish;
};

export const putBackOnSale = (pages: Pages, id: number): Dish => {
  const dish = dishOf(pages, id);
  delete pages.soldOut[id];
  return dish;
};

export const countPortions = (pages: Pages, id: number, left: number | null): object => {
  dishOf(pages, id);
  turnPage(pages);
  if (left === null) delete pages.tally[id];
  else pages.tally[id] = left * 2;
  return { id, left };
};

/** What the tally says, dish by dish. */
export const tallyShown = ({ tally }: Pages) =>
  Object.entries(tally)
    .map(([id, halves]) => ({ id: Number(id), left: halves / 2 }))
    .sort((one, other) => one.id - other.id);

export const dishShown = (
  { choices, soldOut }: Pages,
  { price, halfPrice, secondName, allergens, spice, ...dish }: Dish,
) => ({
  ...{ ...dish, description: null, price: rupees(price), hasHalf: halfPrice !== null },
  halfPrice: halfPrice === null ? null : rupees(halfPrice),
  ...(secondName === null ? {} : { secondName }),
  ...(allergens.length > 0 ? { allergens } : {}),
  ...(spice === null ? {} : { spice }),
  ...(choices[dish.id]?.length ? { optionGroupIds: choices[dish.id] } : {}),
  ...(soldOut[dish.id] ? { soldOut: { ...soldOut[dish.id] } } : {}),
});

export const menuShown = (pages: Pages) =>
  [...pages.menu].sort((one, other) => one.id - other.id).map((dish) => dishShown(pages, dish));

/** A code for the table; what is drawn on it only the house knows. */
export const hangUp = (pages: Pages, place: number): void => {
  if (pages.tables.some((table) => table.place === place)) throw new No('table/taken');
  pages.tables.push({ id: pages.nextTable, place, token: '' });
  pages.nextTable += 1;
};

/** The tables up to this one that have no code. */
export const bare = (pages: Pages, upTo: number): number[] => {
  const places: number[] = [];
  for (let place = 1; place <= upTo; place += 1)
    if (!pages.tables.some((table) => table.place === place)) places.push(place);
  if (places.length === 0) throw new No('tables/taken');
  return places;
};

export const takeDown = (pages: Pages, id: number): void => {
  if (!pages.tables.some((table) => table.id === id)) throw new No('table/not-found');
  pages.tables = pages.tables.filter((table) => table.id !== id);
};

const HALF_AN_HOUR = 30 * 60_000;

type Printing = { readonly name: string; readonly categories: string[] | null };

/** Whoever adds it may want those of the last half hour there too. */
export const addStation = (pages: Pages, content: Printing, catchesUp: boolean) => {
  const printsFrom = catchesUp ? new Date(Date.parse(pages.now) - HALF_AN_HOUR).toISOString() : pages.now;
  const station = { id: pages.nextStation, ...content, printsFrom };
  pages.nextStation += 1;
  pages.stations.push(station);
  return { id: station.id, ...content };
};

export const stationOf = ({ stations }: Pages, id: number) => {
  const station = stations.find((one) => one.id === id);
  if (!station) throw new No('station/not-found');
  return station;
};

export const changeStation = (pages: Pages, id: number, content: Printing) => {
  Object.assign(stationOf(pages, id), content);
  return { id, ...content };
};

export const removeStation = (pages: Pages, id: number): void => {
  const station = stationOf(pages, id);
  pages.stations = pages.stations.filter((one) => one !== station);
};

export const stationsShown = ({ stations }: Pages) =>
  stations.map(({ id, name, categories }) => ({ id, name, categories }));

const age = ({ now }: Pages, { at }: Ticket): number => Date.parse(now) - Date.parse(at);

/** What was to be printed there and is not. */
const unprintedAt = (pages: Pages, id: number): Ticket[] => {
  const { printsFrom, categories } = stationOf(pages, id);
  const isIts = (category: string) => categories === null || categories.includes(category);
  return pages.tickets.filter((ticket) => ticket.at >= printsFrom && leftOf(ticket).some(isIts));
};

/** Nobody cooks from one that is older, and of the year before none is claimed. */
const isInTime = (pages: Pages, ticket: Ticket): boolean =>
  ticket.year === yearAt(pages.now) && ticket.year === pages.year && age(pages, ticket) <= HALF_AN_HOUR;

/** What a station has to print: issued since there is this station, and not too old to be cooked. */
export const waitingAt = (pages: Pages, id: number): object[] =>
  unprintedAt(pages, id)
    .filter((ticket) => isInTime(pages, ticket))
    .map((ticket) => ({
      ...{ day: ticket.day, ticketNo: ticket.no, orderId: ticket.orderId, tableNo: ticket.place },
      ...{ categories: leftOf(ticket), issuedAt: ticket.at },
    }));

/** What it did not print while it could, for a day; one after the other they are a row. */
export const missedAt = (pages: Pages, id: number): object[] => {
  const rows: { day: string; from: number; to: number; year: number }[] = [];
  for (const ticket of unprintedAt(pages, id)) {
    if (isInTime(pages, ticket) || age(pages, ticket) > A_DAY || ticket.year < yearAt(pages.now) - 1) continue;
    const { day, no, year } = ticket;
    const last = rows.at(-1);
    if (last?.day === day && last.year === year && last.to === no - 1) last.to = no;
    else rows.push({ day, from: no, to: no, year });
  }
  return rows.map(({ day, from, to }) => ({ day, from, to }));
};

/** Whoever prints a ticket says so first; what is said to be printed nobody else prints. */
export const printTicket = (pages: Pages, day: string, no: number, stationId: number | null): Ticket => {
  const station = stationId === null ? null : stationOf(pages, stationId);
  turnPage(pages);
  const { lastTicket } = pages;
  if (day === lastTicket.day ? no > lastTicket.no : day > lastTicket.day) throw new No('ticket/not-found');
  const ticket = pages.tickets.find((one) => one.day === day && one.no === no && one.year === pages.year);
  const wanted = (ticket ? leftOf(ticket) : []).filter((category) => station?.categories?.includes(category) ?? true);
  if (!ticket || wanted.length === 0) throw new No('ticket/not-waiting');
  const before = { ...ticket, printed: [...ticket.printed] };
  ticket.printed.push({ at: pages.now, station: station?.name ?? null, categories: wanted });
  return { ...before, printed: [], lines: ticket.lines.filter(({ category }) => wanted.includes(category)) };
};
