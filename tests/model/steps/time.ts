import { kind, type Dice } from './kind.js';

/** Time goes by, and nobody does anything. */
type Until = { readonly minutes: number } | { readonly to: 'midnight' | 'April' | 'the next month' };

const HALF_PAST_FIVE = 5.5 * 60 * 60_000;
const DAY = 24 * 60 * 60_000;

/** Midnight and the year as India has them. */
const after = (now: string, until: Until): string => {
  const at = Date.parse(now);
  if ('minutes' in until) return new Date(at + until.minutes * 60_000).toISOString();
  const here = at + HALF_PAST_FIVE;
  if (until.to === 'midnight') return new Date((Math.floor(here / DAY) + 1) * DAY - HALF_PAST_FIVE).toISOString();
  const shown = new Date(here);
  if (until.to === 'the next month')
    return new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + 1) - HALF_PAST_FIVE).toISOString();
  const year = shown.getUTCFullYear() + (shown.getUTCMonth() >= 3 ? 1 : 0);
  return new Date(Date.UTC(year, 3, 1) - HALF_PAST_FIVE).toISOString();
};

/** Somebody looks whether all is well meanwhile. */
const goesBy = (draw: (dice: Dice) => { until: Until }) =>
  kind<{ until: Until }>({
    draw,
    ask: () => ({ method: 'GET', path: '/orders/live' }),
    paper: ({ until }, pages) => {
      pages.now = after(pages.now, until);
      return undefined;
    },
    tell: ({ until }) =>
      'minutes' in until
        ? `${until.minutes} minutes go by`
        : until.to === 'April'
          ? 'It becomes 1 April'
          : `It becomes ${until.to}`,
  });

export const pause = goesBy((dice) => {
  const chance = dice.below(10);
  if (chance === 0) return { until: { to: 'April' } };
  if (chance < 3) return { until: { to: 'midnight' } };
  return { until: { minutes: dice.oncePer(2) ? 1 + dice.below(40) : 60 + dice.below(400) } };
});

export const monthEnds = goesBy(() => ({ until: { to: 'the next month' } }));
