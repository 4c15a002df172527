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
}

export const NOTES = ['', '', '', 'no onion', 'hot'] as const;
const PLACES = [1, 1, 1, 2, 2, 3, 0] as const;

export const drawnPlace = (dice: Dice, pages: Pages): number => {
  const called = pages.slips.filter(({ place }) => place > 10_000).map(({ place }) => place);
  return (dice.oncePer(6) ? dice.among(called) : undefined) ?? dice.among(PLACES);
};

export const drawnLines = (dice: Dice, { menu }: Pages): Wanted[] =>
  Array.from({ length: 1 + dice.below(3) }, () => {
    const dish = dice.among(menu);
    const isHalf = dish && dish.halfPrice !== null && dice.oncePer(4);
    return {
      ...{ dish: dish?.name ?? 'Dal', portion: isHalf ? ('half' as const) : ('full' as const) },
      ...{ quantity: 1 + dice.below(4), note: dice.among(NOTES) },
    };
  });

export const wantedLines = (pages: Pages, lines: readonly Wanted[]): WantedLine[] =>
  lines.map(({ dish, ...line }) => ({ ...line, dish: numberOf(pages, dish) }));

export const itemsAsked = (pages: Pages, lines: readonly Wanted[]) =>
  lines.map(({ dish, portion, quantity, note }) => ({
    ...{ id: numberOf(pages, dish), portion, quantity },
    ...(note ? { specialInstructions: note } : {}),
  }));

export const linesText = (lines: readonly Wanted[]): string =>
  lines
    .map(({ dish, portion, quantity, note }) => {
      const what = `${quantity} ${dish}${portion === 'half' ? ' (half)' : ''}`;
      return note ? `${what}, “${note}”` : what;
    })
    .join(' + ');

/** Mostly one of those wanted; now and then any there is. */
export const drawnOrder = (dice: Dice, pages: Pages, isWanted: (slip: Slip) => boolean): Slip | undefined => {
  const wanted = pages.slips.filter(isWanted);
  return dice.oncePer(15) || wanted.length === 0 ? dice.among(pages.slips) : dice.among(wanted);
};

const saidOf = ({ itemId, portion, price, note }: Line): LineSaid => ({ itemId, portion, price, note });
export const lineAsked = ({ itemId: id, portion, price, note }: LineSaid) => ({
  ...{ id, portion, price: price / 100 },
  ...(note ? { specialInstructions: note } : {}),
});

/** A line as the story names it: by its dish and what it says. */
export interface NamedLine extends Wanted {
  readonly price: number;
}
export const namedLine = (line: Line, quantity: number): NamedLine => ({
  ...{ dish: line.name, portion: line.portion, quantity, note: line.note, price: line.price },
});
export const lineSaid = (pages: Pages, { dish, portion, price, note }: NamedLine): LineSaid =>
  saidOf({ itemId: numberOf(pages, dish), portion, price, note } as Line);

/** With the tickets that were written for it. */
export const withTickets = (pages: Pages, act: () => Slip): object => {
  const before = pages.tickets.length;
  const slip = act();
  const tickets = ticketsSince(pages, before).filter(({ orderId }) => orderId === slip.id);
  return { ...orderShown(pages, slip), tickets };
};
