import type { Pages } from '../paper/pages.js';
import { giveBack } from '../paper/owed.js';
import { TENDERED, type Tendered } from '../paper/pot.js';
import { closeDay, figuresOf, moveCash, openDay, sheetOf } from '../paper/till.js';
import { kind, rupeeText } from './kind.js';

const running = (pages: Pages) => ({ day: pages.day && { ...sheetOf(pages, pages.day, null), closed: null } });

export const beginDay = kind<{ cash: number }>({
  draw: (dice) => ({ cash: 100 * dice.below(10_000) }),
  ask: ({ cash }) => ({ method: 'POST', path: '/days/open', body: { openingCash: cash / 100 } }),
  paper: ({ cash }, pages) => {
    openDay(pages, cash);
    return running(pages);
  },
  tell: ({ cash }) => `The first day of the till begins with ${rupeeText(cash)}`,
});

export const drawer = kind<{ amount: number }>({
  draw: (dice) => ({ amount: (1 + dice.below(50_000)) * (dice.oncePer(2) ? 1 : -1) }),
  ask: ({ amount }) => ({
    ...{ method: 'POST', path: '/days/cash' },
    body: { amount: Math.abs(amount) / 100, direction: amount > 0 ? 'in' : 'out', reason: 'change' },
  }),
  paper: ({ amount }, pages) => {
    moveCash(pages, amount, 'change');
    return running(pages);
  },
  tell: ({ amount }) => `${rupeeText(Math.abs(amount))} go ${amount > 0 ? 'into' : 'out of'} the drawer`,
});

export const handBack = kind<{ nth: number; kind: Tendered }>({
  draw: (dice, { owed }) => {
    const nth = dice.below(owed.length + (dice.oncePer(8) ? 1 : 0) || 1);
    return nth < owed.length || dice.oncePer(8) ? { nth, kind: dice.among(TENDERED) ?? 'cash' } : null;
  },
  ask: ({ nth, kind: of }, { owed }) => ({
    ...{ method: 'POST', path: `/days/given-back/${owed[nth]?.id ?? 1}`, body: { kind: of } },
  }),
  paper: ({ nth, kind: of }, pages, { owed }) => {
    giveBack(pages, owed[nth]?.id ?? 1, of);
    return running(pages);
  },
  tell: ({ nth, kind: of }) => `What is owed as number ${nth + 1} of all is given back by ${of}`,
});

interface Counting {
  readonly counted: Record<Tendered, number>;
  readonly left: number;
  readonly seen: 'now' | 'the day before' | 'other figures';
}

const dayNo = (pages: Pages, { seen }: Counting): number => {
  const no = pages.day?.no ?? 1;
  return seen === 'the day before' ? Math.max(1, no - 1) : no;
};

export const countDay = kind<Counting>({
  draw: (dice) => {
    const counted = Object.fromEntries(TENDERED.map((of) => [of, dice.below(200_000)])) as Counting['counted'];
    const seen = dice.oncePer(8) ? 'the day before' : dice.oncePer(8) ? 'other figures' : 'now';
    return { counted, left: dice.below(counted.cash + (dice.oncePer(8) ? 100 : 1)), seen };
  },
  ask: (counting, pages) => ({
    ...{ method: 'POST', path: '/days/close' },
    body: {
      ...{ dayNo: dayNo(pages, counting), left: counting.left / 100 },
      figures: counting.seen === 'other figures' || !pages.day ? 'others' : figuresOf(pages.day),
      counted: Object.fromEntries(TENDERED.map((of) => [of, counting.counted[of] / 100])),
    },
  }),
  paper: (counting, pages, before) => {
    const hasChanged = pages.day && (!before.day || figuresOf(before.day) !== figuresOf(pages.day));
    const isOld = counting.seen === 'other figures' || hasChanged === true;
    return closeDay(pages, counting.counted, counting.left, { dayNo: dayNo(before, counting), isOld });
  },
  tell: ({ counted, left, seen }) =>
    `The till is counted: ${TENDERED.map((of) => `${of} ${rupeeText(counted[of])}`).join(', ')}; ` +
    `${rupeeText(left)} stay (${seen === 'now' ? 'who counts has looked' : `who counts saw ${seen}`})`,
});
