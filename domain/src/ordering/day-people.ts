import { sumOfKinds, type Takings } from '../billing/takings.js';
import { colleagueOf, isGuest, type Actor } from '../kernel/index.js';
import type { Counted, DayPerson } from './day.events.js';

const NONE: Counted = { count: 0, total: 0 };

const counted = (one: Counted, more: Counted, sign: 1 | -1 = 1): Counted => ({
  count: one.count + sign * more.count,
  total: one.total + sign * more.total,
});

/** What a day counts of what was done, before a fact and after it. */
interface Counts {
  readonly bills: Counted;
  readonly exceptions: Counted;
}

interface Done {
  readonly actor: Actor;
  /** What was let off on a bill, with a reason or without. */
  readonly discount: number;
  /** Was the exception that it made one? */
  readonly isDiscount: boolean;
  readonly before: Counts;
  readonly after: Counts;
  readonly more: Takings;
}

const isStaff = (actor: Actor): boolean => !isGuest(actor) && actor !== 'system' && actor !== 'anonymous';

const doneBy = ({ actor, discount, isDiscount, before, after, more }: Done): DayPerson => ({
  actor,
  bills: counted(after.bills, before.bills, -1),
  discounts: discount > 0 ? { count: 1, total: discount } : NONE,
  cancelled: isDiscount ? NONE : counted(after.exceptions, before.exceptions, -1),
  tips: sumOfKinds(more.tips),
  cash: more.by.cash ?? 0,
});

const isNothing = ({ bills, discounts, cancelled, tips, cash }: DayPerson): boolean =>
  [bills.count, discounts.count, cancelled.count, tips, cash].every((figure) => figure === 0);

const together = (one: DayPerson, more: DayPerson): DayPerson => ({
  actor: one.actor,
  bills: counted(one.bills, more.bills),
  discounts: counted(one.discounts, more.discounts),
  cancelled: counted(one.cancelled, more.cancelled),
  tips: one.tips + more.tips,
  cash: one.cash + more.cash,
});

/** Who did what on a day, after a fact: in the order in which they first did something. */
export const peopleAfter = (people: readonly DayPerson[], done: Done): readonly DayPerson[] => {
  const more = doneBy(done);
  if (isNothing(more) || !isStaff(done.actor)) return people;
  const known = people.some(({ actor }) => actor === more.actor);
  if (!known) return [...people, more];
  return people.map((one) => (one.actor === more.actor ? together(one, more) : one));
};

/** Told where more than the owner was there: else it is the day itself. */
export const peopleTold = (people: readonly DayPerson[] = []): { readonly people?: readonly DayPerson[] } =>
  people.some(({ actor }) => colleagueOf(actor) !== null) ? { people } : {};
