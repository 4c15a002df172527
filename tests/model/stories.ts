import fc from 'fast-check';
import type { House, Street } from './house/house.js';
import { Dice } from './steps/kind.js';
import { KINDS, type KindName } from './steps/kinds.js';
import { MENU, SPICE } from './steps/beginning.js';
import { WEIGHTS } from './steps/generators.js';
import { Telling, type Deed, type Step } from './story.js';

/** What somebody might do; on what, the dice say once it is their turn. */
interface Wish {
  readonly does: KindName;
  readonly dice: number;
  /** At the same moment as the one before. */
  readonly isBeside: boolean;
}

export interface Story {
  readonly begins: string;
  readonly steps: readonly Step[];
}

export interface Failure extends Story {
  readonly wrong: string;
}

const wish = fc.record({
  does: fc.oneof(
    ...Object.entries(WEIGHTS).map(([does, weight]) => ({ weight, arbitrary: fc.constant(does as KindName) })),
  ),
  dice: fc.nat(),
  isBeside: fc.nat(9).map((n) => n === 0),
});

/** Of any day; and more often than by chance of the last one of a month or a year. */
const beginnings = fc.constantFrom(
  ...[
    '2026-11-21T06:30:00.000Z',
    '2026-11-21T18:00:00.000Z',
    '2026-11-30T18:00:00.000Z',
    '2027-02-28T18:00:00.000Z',
    '2027-03-31T12:00:00.000Z',
    '2027-03-31T18:20:00.000Z',
  ],
);

export const wishes = (steps: number) =>
  fc.record({
    begins: beginnings,
    wishes: fc.array(wish, { minLength: Math.ceil(steps / 2), maxLength: steps, size: 'max' }),
  });

/** The tables have codes, so that it can be seen who sits there. */
const OPENING: readonly Deed[] = [
  ...MENU.map((said): Deed => ({ does: 'addDish', said, node: 0 })),
  { does: 'addGroup', said: SPICE, node: 0 },
  ...MENU.slice(0, 3).map((dish): Deed => ({
    ...{ does: 'changeDish', node: 0 },
    said: { ...dish, isEnabled: null, groups: [SPICE.group] },
  })),
  ...[1, 2, 3].map((at): Deed => ({ does: 'hangCode', said: { at }, node: 0 })),
];

const opened = async (street: Street, begins: string): Promise<{ house: House; telling: Telling }> => {
  const house = await street.open(begins);
  const telling = new Telling(house, { ...house.pages, now: begins, since: begins }, street.hasOwnClock);
  for (const deed of OPENING) {
    const wrong = await telling.tell([deed]);
    if (wrong) throw new Error(`The house does not open: ${wrong}`);
  }
  return { house, telling };
};

/** The names that somebody gives at the same moment: who comes beside gives others. */
const named = ({ said }: Deed): Readonly<Record<string, number>> => {
  const {
    name,
    names = [],
    dish,
    group,
  } = said as Readonly<Partial<Record<'name' | 'dish' | 'group', string>>> & {
    readonly names?: string[];
  };
  return Object.fromEntries([name, dish, group, ...names].flatMap((one) => (one === undefined ? [] : [[one, 0]])));
};

/**
 * Who sits at a table a guest sees somewhere in the middle of what happens at the same moment; and which of two that brought
 * the same part of a sheet came last, nobody sees before it is taken over.
 */
const ALONE: readonly KindName[] = ['pause', 'monthEnds', 'claim', 'review', 'stageMenu'];
/** By clocks of its own nobody knows whether a station was there before a ticket of the same moment. */
const isAlone = (does: KindName, { hasOwnClock }: Street): boolean =>
  ALONE.includes(does) || (hasOwnClock && does === 'station');

/** Lives what was wished, and writes down what that came to. */
export const lived = async (
  street: Street,
  { begins, wishes: all }: { readonly begins: string; readonly wishes: readonly Wish[] },
  onStep: () => void = () => undefined,
): Promise<Failure | null> => {
  const { house, telling } = await opened(street, begins);
  const steps: Step[] = [];
  const drawn = ({ does, dice }: Wish, other: Deed | null = null): Deed | null => {
    const chance = new Dice(dice);
    const node = chance.below(2);
    const { pages } = telling;
    const said = KINDS[does].draw(chance, other ? { ...pages, names: { ...pages.names, ...named(other) } } : pages);
    return said && { does, said, node };
  };
  try {
    for (let n = 0; n < all.length; n += 1) {
      const one = drawn(all[n] as Wish);
      const next = all[n + 1];
      const isTogether = next?.isBeside && !isAlone(next.does, street) && !isAlone((all[n] as Wish).does, street);
      const beside = isTogether ? drawn(next, one) : null;
      if (beside) n += 1;
      if (!one) continue;
      const step: Step = beside ? [one, beside] : [one];
      steps.push(step);
      onStep();
      const wrong = await telling.tell(step);
      if (wrong) return { begins, steps, wrong };
    }
    const wrong = await telling.end();
    return wrong === null ? null : { begins, steps, wrong };
  } finally {
    house.close();
  }
};

/** Lives a story that is written down. */
export const relived = async (street: Street, { begins, steps }: Story): Promise<Failure | null> => {
  const { house, telling } = await opened(street, begins);
  try {
    for (const [n, step] of steps.entries()) {
      const wrong = await telling.tell(step);
      if (wrong) return { begins, steps: steps.slice(0, n + 1), wrong };
    }
    const wrong = await telling.end();
    return wrong === null ? null : { begins, steps, wrong };
  } finally {
    house.close();
  }
};

/** The same with as little as it takes: parts are left out as long as it goes wrong all the same. */
export const shortened = async (street: Street, failure: Failure, withinMs = 20_000): Promise<Failure> => {
  const until = performance.now() + withinMs;
  let best = failure;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = best.steps.length - size; from >= -size + 1; from -= size) {
      if (performance.now() > until) return best;
      const steps = best.steps.filter((_, n) => n < from || n >= from + size);
      const shorter = await relived(street, { begins: best.begins, steps });
      if (shorter) best = shorter;
    }
  for (const [n, step] of best.steps.entries())
    for (const deed of step.length === 2 ? step : []) {
      const steps = best.steps.map((one, m) => (m === n ? ([deed] as const) : one));
      const shorter = await relived(street, { begins: best.begins, steps });
      if (shorter) return shortened(street, shorter, until - performance.now());
    }
  return best;
};

/** In sentences, and as it can be lived again. */
export const told = ({ begins, steps, wrong }: Failure): string => {
  const sentences = steps.map((step, n) => {
    const said = step.map(({ does, said: words }) => KINDS[does].tell(words));
    return `  ${n + 1}. ${said.join('; and at the same moment: ')}.`;
  });
  return [`It is ${begins}.`, ...sentences, `  ${wrong}`, '', JSON.stringify({ begins, steps })].join('\n');
};
