import type { LineSaid, WantedLine } from '../paper/orders.js';
import { orderShown } from '../paper/views.js';
import { ticketsSince } from '../paper/kitchen.js';
import type { Line, Pages, Slip } from '../paper/pages.js';
import { numberOf, type Dice } from './kind.js';

/** A dish as the story names it. */
export interface Wanted {
  readonly dish: string;
  readonly portion: 'full' | 'half';
  readonly quantity: number;
  readonly note: string;
  /** By name; none, where it does not say so. */
  readonly options?: readonly string[];
}

export const NOTES = ['', '', '', 'no onion', 'hot'] as const;
const PLACES = [1, 1, 1, 2, 2, 3, 0] as const;

export const drawnPlace = (dice: Dice, pages: Pages): number => {
  const called = pages.slips.filter(({ place }) => place > 10_000).map(({ place }) => place);
  return (dice.oncePer(6) ? dice.among(called) : undefined) ?? dice.among(PLACES);
};

/** Mostly what the dish asks for; now and then too few, or any there is. */
const drawnOptions = (dice: Dice, { groups, choices }: Pages, dish: number): string[] => {
  const own = groups.filter(({ id }) => choices[dish]?.includes(id) || dice.oncePer(60));
  return own.flatMap(({ least, most, options }) => {
    const count = dice.oncePer(30) ? 0 : least + dice.below(most - least + 1);
    const first = dice.below(options.length);
    return [...options.slice(first), ...options.slice(0, first)].slice(0, count).map(({ name }) => name);
  });
};

export const drawnLines = (dice: Dice, pages: Pages): Wanted[] =>
  Array.from({ length: 1 + dice.below(3) }, () => {
    const dish = dice.among(pages.menu);
    const isHalf = dish && dish.halfPrice !== null && dice.oncePer(4);
    return {
      ...{ dish: dish?.name ?? 'Dal', portion: isHalf ? ('half' as const) : ('full' as const) },
      ...{ quantity: 1 + dice.below(4), note: dice.among(NOTES) },
      options: dish ? drawnOptions(dice, pages, dish.id) : [],
    };
  });

export const wantedLines = (pages: Pages, lines: readonly Wanted[]): WantedLine[] =>
  lines.map(({ dish, options = [], ...line }) => ({
    ...{ ...line, dish: numberOf(pages, dish), options: options.map((name) => numberOf(pages, name)) },
  }));

const optionsAsked = (ids: readonly number[]) => (ids.length > 0 ? { optionIds: ids } : {});

export const itemsAsked = (pages: Pages, lines: readonly Wanted[]) =>
  wantedLines(pages, lines).map(({ dish: id, portion, quantity, note, options }) => ({
    ...{ id, portion, quantity, ...optionsAsked(options) },
    ...(note ? { specialInstructions: note } : {}),
  }));

export const linesText = (lines: readonly Wanted[]): string =>
  lines
    .map(({ dish, portion, quantity, note, options = [] }) => {
      const what = [`${quantity} ${dish}${portion === 'half' ? ' (half)' : ''}`, ...options].join(' with ');
      return note ? `${what}, “${note}”` : what;
    })
    .join(' + ');

/** Mostly one of those wanted; now and then any there is. */
export const drawnOrder = (dice: Dice, pages: Pages, isWanted: (slip: Slip) => boolean): Slip | undefined => {
  const wanted = pages.slips.filter(isWanted);
  return dice.oncePer(15) || wanted.length === 0 ? dice.among(pages.slips) : dice.among(wanted);
};

export const lineAsked = ({ itemId: id, portion, price, note, options }: LineSaid) => ({
  ...{ id, portion, price: price / 100, ...optionsAsked(options.map((option) => option.id)) },
  ...(note ? { specialInstructions: note } : {}),
});

/** A line as the story names it: by its dish and what it says. */
export interface NamedLine extends Wanted {
  readonly price: number;
}
export const namedLine = (line: Line, quantity: number): NamedLine => ({
  ...{ dish: line.name, portion: line.portion, quantity, note: line.note, price: line.price },
  options: line.options.map(({ name }) => name),
});
export const lineSaid = (pages: Pages, { dish, portion, price, note, options = [] }: NamedLine): LineSaid => ({
  ...{ itemId: numberOf(pages, dish), portion, price, note },
  options: options.map((name) => ({ id: numberOf(pages, name) })),
});

/** With the tickets that were written for it. */
export const withTickets = (pages: Pages, act: () => Slip): object => {
  const before = pages.tickets.length;
  const slip = act();
  const tickets = ticketsSince(pages, before).filter(({ orderId }) => orderId === slip.id);
  return { ...orderShown(pages, slip), tickets };
};
