import { hangUpHours, hoursShown } from '../paper/hours.js';
import { dayAt, type Pages, type PaperHours } from '../paper/pages.js';
import { timeAt } from '../paper/sales.js';
import { kind, numberOf, type Dice } from './kind.js';
import { CATEGORIES } from './beginning.js';

/** As a story tells them: dishes by their names. */
type NamedHours = Omit<PaperHours, 'dishes'> & { readonly dishes: readonly string[] };

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Their ends are near, or nobody would order on both sides of one. */
const drawnHours = (dice: Dice, { menu, gone, now }: Pages, name: string): NamedHours => {
  const hour = Number(timeAt(now).slice(0, 2));
  const at = (offset: number) => `${String((hour + offset + 24) % 24).padStart(2, '0')}:00`;
  const yesterday = (new Date(dayAt(now)).getUTCDay() + 5) % 7;
  const days = dice.oncePer(3) ? [yesterday] : DAYS.filter(() => dice.oncePer(2));
  const dishes = [...menu, ...gone].filter(() => dice.oncePer(4)).map((dish) => dish.name);
  const categories = CATEGORIES.filter(() => dice.oncePer(dishes.length > 0 ? 4 : 2));
  return {
    ...{
      name,
      days: days.length > 0 ? days : [...DAYS],
      from: at(dice.among([-9, -1, 0, 1])),
      until: at(dice.among([0, 1, 3, 9])),
    },
    ...{ categories: dishes.length + categories.length > 0 ? categories : [CATEGORIES[0]], dishes },
  };
};

const asked = (pages: Pages, hours: readonly NamedHours[]): PaperHours[] =>
  hours.map((one) => ({ ...one, dishes: one.dishes.map((name) => numberOf(pages, name)) }));

const told = ({ name, days, from, until, categories, dishes }: NamedHours): string =>
  `${name} from ${from} to ${until} on ${days.join(', ')}: ${[...categories, ...dishes].join(', ')}`;

export const setHours = kind<{ hours: NamedHours[] }>({
  draw: (dice, pages) => {
    const names = ['Breakfast', 'Lunch', 'Late'].filter(() => dice.oncePer(3));
    return { hours: names.map((name) => drawnHours(dice, pages, name)) };
  },
  ask: ({ hours }, pages) => {
    const body = hoursShown({ ...pages, hours: asked(pages, hours) });
    return { method: 'PUT', path: '/menu/hours', body };
  },
  paper: ({ hours }, pages, before) => {
    hangUpHours(pages, asked(before, hours));
    return hoursShown(pages);
  },
  tell: ({ hours }) => `The menu’s hours are ${hours.map(told).join('; ') || 'all hours'}`,
});
