import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { MenuHoursRequest } from './menu-hours.dto.js';

const breakfast = {
  ...{ name: ' Breakfast ', days: [0, 6], from: '07:00', until: '00:00' },
  ...{ categories: [' Idlis  &\nDosas ', 'Idlis & Dosas'], itemIds: [1] },
};

const messages = (errors: readonly ValidationError[]): string[] =>
  errors.flatMap(({ constraints, children }) => [...Object.values(constraints ?? {}), ...messages(children ?? [])]);
const made = (hours: unknown) => plainToInstance(MenuHoursRequest, { hours });
const wrongIn = (hours: unknown) => messages(validateSync(made(hours), { stopAtFirstError: true }));
const wrong = (more: object) => wrongIn([{ ...breakfast, ...more }]);
const many = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('The hours of a menu', () => {
  it('are taken as they are written', () => {
    expect(wrong({})).toEqual([]);
    expect(made([breakfast]).hours[0]).toMatchObject({ name: 'Breakfast', categories: ['Idlis & Dosas'] });
    expect(wrongIn([])).toEqual([]);
    expect(wrong({ categories: [] })).toEqual([]);
    expect(wrong({ itemIds: [] })).toEqual([]);
  });
  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    [{ days: [] }, 'Please choose at least one day'],
    [{ days: 'Mon' }, 'Please choose at least one day'],
    [{ days: [7] }, 'A day is a whole number from 0 (Monday) to 6'],
    [{ days: [0.5] }, 'A day is a whole number from 0 (Monday) to 6'],
    [{ days: [1, 1] }, 'A day can be chosen once'],
    [{ from: '7:00' }, 'From must be a time of day such as 07:00'],
    [{ from: '24:00' }, 'From must be a time of day such as 07:00'],
    [{ until: null }, 'Until must be a time of day such as 07:00'],
    [{ until: '07:60' }, 'Until must be a time of day such as 07:00'],
    [{ categories: 'Idlis' }, 'Selected categories are invalid. Please try again.'],
    [{ categories: [7] }, 'Selected categories are invalid. Please try again.'],
    [{ categories: [''] }, 'Selected categories are invalid. Please try again.'],
    [{ categories: ['x'.repeat(61)] }, 'Category must be at most 60 characters'],
    [{ categories: many(51).map(String) }, 'Hours can have at most 50 categories'],
    [{ itemIds: [0] }, 'Selected dishes are invalid. Please try again.'],
    [{ itemIds: ['1'] }, 'Selected dishes are invalid. Please try again.'],
    [{ itemIds: [1, 1] }, 'A dish can be chosen once'],
    [{ itemIds: many(201) }, 'Hours can have at most 200 dishes of their own'],
    [{ categories: [], itemIds: [] }, 'Please choose what is served in these hours'],
  ])('are refused with %j: %s', (more, message) => expect(wrong(more)).toContain(message));
  it.each([
    [undefined, 'Hours are invalid. Please try again.'],
    [{}, 'Hours are invalid. Please try again.'],
    [[[]], 'Hours are invalid. Please try again.'],
    [['Breakfast'], 'Hours are invalid. Please try again.'],
    [[null], 'Hours are invalid. Please try again.'],
    [[breakfast, { ...breakfast, name: 'Breakfast' }], 'Hours need a name each of their own'],
    [many(21).map((n) => ({ ...breakfast, name: String(n) })), 'A menu can have at most 20 hours'],
  ])('are refused where they are %j: %s', (hours, message) => expect(wrongIn(hours)).toContain(message));
});
