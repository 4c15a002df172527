import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { NO_TAKINGS, type Takings } from '../billing/takings.js';
import type { Actor } from '../kernel/index.js';
import { peopleAfter, peopleTold } from './day-people.js';
import type { DayPerson } from './day.events.js';

const NONE = { count: 0, total: 0 };
const counts = (bills = NONE, exceptions = NONE) => ({ bills, exceptions });
const [owner, ravi, meena]: Actor[] = ['person:1', 'person:2', 'person:3'] as const;
const idle = { before: counts(), after: counts(), more: NO_TAKINGS, discount: 0, isDiscount: false };
const cash = (amount: number, tip = 0): Takings => ({ by: { cash: amount }, tips: tip ? { card: tip } : {} });

describe('What people did on a day', () => {
  it('is told by who did it: bills, discounts, what was cancelled, cash and tips', () => {
    let people: readonly DayPerson[] = [];
    people = peopleAfter(people, {
      ...{ ...idle, actor: ravi!, after: counts({ count: 1, total: 9_000 }, { count: 1, total: 1_000 }) },
      ...{ discount: 1_000, isDiscount: true },
    });
    people = peopleAfter(people, { ...idle, actor: meena!, more: cash(9_000, 500) });
    people = peopleAfter(people, { ...idle, actor: meena!, after: counts(NONE, { count: 1, total: 200 }) });
    expect(people).toEqual([
      {
        ...{ actor: ravi, bills: { count: 1, total: 9_000 }, discounts: { count: 1, total: 1_000 } },
        ...{ cancelled: NONE, tips: 0, cash: 0 },
      },
      { actor: meena, bills: NONE, discounts: NONE, cancelled: { count: 1, total: 200 }, tips: 500, cash: 9_000 },
    ]);
  });
  it('is nobody’s of guests and of the system, and nothing where nothing was done', () => {
    for (const actor of ['table:4', 'system', 'anonymous'] as const)
      expect(peopleAfter([], { ...idle, actor, more: cash(100) })).toEqual([]);
    expect(peopleAfter([], { ...idle, actor: ravi! })).toEqual([]);
  });
  it('is told where somebody beside the owner was there', () => {
    const of = (actor: Actor) => peopleAfter([], { ...idle, actor, more: cash(100) });
    expect(peopleTold(of(owner!))).toEqual({});
    expect(peopleTold(of('restaurant:123456789'))).toEqual({});
    expect(peopleTold([...of(owner!), ...of(ravi!)]).people).toHaveLength(2);
  });
  it('adds up to the day, whoever did what', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(owner!, ravi!, meena!), fc.integer({ min: -500, max: 500 }))),
        (done) => {
          const people = done.reduce<readonly DayPerson[]>(
            (sum, [actor, amount]) => peopleAfter(sum, { ...idle, actor, more: cash(amount, Math.abs(amount)) }),
            [],
          );
          const sum = (of: (one: DayPerson) => number) => people.reduce((total, one) => total + of(one), 0);
          expect(sum((one) => one.cash)).toBe(done.reduce((total, [, amount]) => total + amount, 0));
          expect(sum((one) => one.tips)).toBe(done.reduce((total, [, amount]) => total + Math.abs(amount), 0));
        },
      ),
    ));
});
