import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentences } from '../../testing/given.js';
import { menuHoursChanges } from '../audit/changes.js';
import { DishStory } from './dish-history.js';
import { closedAt, hoursOf, hoursText, isServed, weekTime } from './menu-hours.js';
import { menuBook } from './menu.js';
import type { MenuHours, ServedHours } from './menu.events.js';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const served = (from: string, until: string, days: readonly number[] = ALL_DAYS): ServedHours => ({
  ...{ days, from, until },
});
const breakfast: MenuHours = {
  ...{ name: 'Breakfast', ...served('07:00', '11:00'), categories: ['Idlis'], itemIds: [9] },
};
const weekend: MenuHours = {
  ...{ name: 'Weekend', ...served('18:00', '02:00', [4, 5]), categories: ['Biryanis', 'Idlis'], itemIds: [] },
};
const hours = [breakfast, weekend];

describe('What is served in its hours', () => {
  const at = (day: number, time: string) => ({ day, time });
  it.each([
    ['07:00', true],
    ['10:59', true],
    ['06:59', false],
    ['11:00', false],
  ])('is had at %s: %p', (time, is) => expect(isServed([breakfast], at(2, time))).toBe(is));
  it('is had past midnight, on the morning after its day and on no other', () => {
    const had = (day: number, time: string) => isServed([weekend], at(day, time));
    expect([had(4, '18:00'), had(4, '23:59'), had(5, '01:59'), had(6, '01:59')]).toEqual([true, true, true, true]);
    expect([had(4, '17:59'), had(4, '01:00'), had(6, '02:00'), had(6, '18:00')]).toEqual([false, false, false, false]);
  });
  it('is had for a whole day where it ends as it begins', () => {
    const had = (day: number, time: string, from: string) => isServed([served(from, from, [6])], at(day, time));
    expect([had(6, '00:00', '00:00'), had(6, '23:59', '00:00'), had(0, '00:00', '00:00')]).toEqual([true, true, false]);
    expect([had(6, '05:00', '06:00'), had(6, '06:00', '06:00'), had(0, '05:59', '06:00')]).toEqual([false, true, true]);
  });
  it('is had on the Monday after a Sunday too', () =>
    expect(isServed([served('22:00', '01:00', [6])], at(0, '00:30'))).toBe(true));
  it('is what is of no hours, at any time', () => expect(isServed(undefined, at(3, '03:00'))).toBe(true));

  it('is a dish of these categories, or one of these; of several hours in all of them', () => {
    const of = hoursOf(hours);
    expect(of({ id: 1, category: 'Idlis' })).toEqual([served('07:00', '11:00'), served('18:00', '02:00', [4, 5])]);
    expect(of({ id: 9, category: 'Drinks' })).toEqual([served('07:00', '11:00')]);
    expect(of({ id: 2, category: 'Drinks' })).toBeUndefined();
  });
  it('says when, where it cannot be had', () => {
    const closed = closedAt(hours, at(1, '12:00'));
    expect(closed({ id: 9, category: 'Drinks' })).toEqual([served('07:00', '11:00')]);
    expect(closed({ id: 2, category: 'Drinks' })).toBeUndefined();
    expect(closedAt(hours, at(1, '08:00'))({ id: 9, category: 'Drinks' })).toBeUndefined();
  });
  it('follows the clocks of the restaurant', () => {
    expect(weekTime('2026-11-22T18:29:59.000Z', 'Asia/Kolkata')).toEqual({ day: 6, time: '23:59' });
    expect(weekTime('2026-11-22T18:30:00.000Z', 'Asia/Kolkata')).toEqual({ day: 0, time: '00:00' });
    expect(weekTime('2026-11-22T18:30:00.000Z', 'UTC')).toEqual({ day: 6, time: '18:30' });
  });

  it('is had as long each week as its hours say, whatever they are', () => {
    const clock = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((n) => `${n}`.padStart(2, '0')).join(':'));
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const days = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(days, clock, clock, (on, from, until) => {
        const week = ALL_DAYS.flatMap((day) =>
          Array.from({ length: 24 * 60 }, (_, n) => {
            const time = [Math.floor(n / 60), n % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
            return isServed([served(from, until, on)], { day, time });
          }),
        );
        const length = (minutes(until) - minutes(from) + 24 * 60) % (24 * 60) || 24 * 60;
        expect(week.filter(Boolean)).toHaveLength(length * on.length);
      }),
      { numRuns: 20 },
    );
  });
});

describe('Hours read', () => {
  it.each([
    [[served('07:00', '11:30')], '7:00 am–11:30 am'],
    [[served('00:00', '12:00', [0, 1, 2, 3, 4])], 'Mon–Fri 12:00 am–12:00 pm'],
    [[served('12:30', '15:00', [0, 2, 5, 6])], 'Mon, Wed, Sat, Sun 12:30 pm–3:00 pm'],
    [[served('00:00', '00:00', [5, 6]), served('18:00', '00:00')], 'Sat, Sun; 6:00 pm–12:00 am'],
    [[served('00:00', '00:00')], 'Mon–Sun'],
  ])('%j as %s', (of, text) => expect(hoursText(of)).toBe(text));
  it('in the days of another language', () =>
    expect(hoursText([served('07:00', '11:00', [6])], ['', '', '', '', '', '', 'रवि'])).toBe('रवि 7:00 am–11:00 am'));
});

describe('SetMenuHours', () => {
  const { given } = sentences(menuBook);
  const set = { type: 'SetMenuHours', hours } as const;
  const isSet = { type: 'MenuHoursSet', data: { hours } } as const;
  it('sets all of them', () => given().when(set).then(isSet));
  it('may be asked twice', () => given(isSet).when(set).thenNothing());
  it('may set none', () =>
    given(isSet)
      .when({ type: 'SetMenuHours', hours: [] })
      .then({ type: 'MenuHoursSet', data: { hours: [] } }));
  it('tells nothing else that came along', () =>
    given()
      .when({ type: 'SetMenuHours', hours: [{ ...breakfast, more: 1 } as MenuHours] })
      .then({ type: 'MenuHoursSet', data: { hours: [breakfast] } }));
});

describe('The hours of a menu', () => {
  it('stand in the history of each dish that keeps them, as they come, change and go', () => {
    const story = new DishStory(1);
    const idli = { name: 'Idli', description: null, isVeg: true, price: 4_000, halfPrice: null };
    const facts = [
      { type: 'MenuItemAdded', data: { itemId: 1, category: 'Drinks', ...idli } },
      { type: 'MenuHoursSet', data: { hours: [breakfast] } },
      { type: 'MenuItemChanged', data: { itemId: 1, category: 'Idlis', ...idli } },
      { type: 'MenuHoursSet', data: { hours: [breakfast, { ...weekend, categories: [] }] } },
      { type: 'MenuHoursSet', data: { hours: [] } },
    ] as const;
    for (const [revision, fact] of facts.entries())
      story.tell({ ...fact, id: `${revision}`, revision, at: '2026-11-26T06:30:00.000Z', actor: 'restaurant:1' });
    expect(story.entries.slice(1).map(({ fact, changes }) => [fact, changes])).toEqual([
      [
        'MenuItemChanged',
        [
          { field: 'Category', from: 'Drinks', to: 'Idlis' },
          { field: 'Served', from: null, to: '7:00 am–11:00 am' },
        ],
      ],
      ['MenuHoursSet', [{ field: 'Served', from: '7:00 am–11:00 am', to: null }]],
    ]);
  });
  it('are audited by their names', () =>
    expect(menuHoursChanges(hours, [{ ...breakfast, until: '12:00', itemIds: [] }])).toEqual([
      {
        field: 'hours',
        from: 'Breakfast 7:00 am–11:00 am: Idlis, 1 dish',
        to: 'Breakfast 7:00 am–12:00 pm: Idlis',
      },
      { field: 'hours', from: 'Weekend Fri, Sat 6:00 pm–2:00 am: Biryanis, Idlis', to: null },
    ]));
});
