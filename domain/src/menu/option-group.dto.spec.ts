import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { OptionGroupRequest, optionGroupWritten } from './option-group.dto.js';

const size = {
  ...{ name: 'Size', least: 1, most: 1 },
  options: [
    { optionId: 1, name: ' Regular ', price: 0 },
    { name: 'Large', price: 80.5 },
  ],
};

const messages = (errors: readonly ValidationError[]): string[] =>
  errors.flatMap(({ constraints, children }) => [...Object.values(constraints ?? {}), ...messages(children ?? [])]);
const made = (more: object) => plainToInstance(OptionGroupRequest, { ...size, ...more });
const wrong = (more: object) => messages(validateSync(made(more), { stopAtFirstError: true }));
const option = (n: number) => ({ name: `Option ${n}`, price: 1 });
const options = (count: number) => Array.from({ length: count }, (_, n) => option(n));

describe('An option group', () => {
  it('is taken as it is written', () => {
    expect(wrong({})).toEqual([]);
    expect(optionGroupWritten(made({}))).toEqual({
      ...{ name: 'Size', least: 1, most: 1 },
      options: [
        { optionId: 1, name: 'Regular', price: 0 },
        { name: 'Large', price: 8_050 },
      ],
    });
  });
  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    [{ least: -1 }, 'The least must be a whole number from 0 to 30'],
    [{ most: 0, least: 0 }, 'The most must be a whole number from 1 to 30'],
    [{ least: 2, most: 1 }, 'The most cannot be less than the least'],
    [{ most: 3 }, 'There are not so many options to choose'],
    [{ options: [] }, 'Please add at least one option'],
    [{ options: 'Large' }, 'Please add at least one option'],
    [{ options: options(31) }, 'A group can have at most 30 options'],
    [{ options: [option(1), option(1)] }, 'Each option needs a name of its own'],
    [{ options: [[]] }, 'Options are invalid. Please try again.'],
    [{ options: [{ name: '', price: 1 }] }, 'Option name is required'],
    [{ options: [{ name: 'Large', price: -1 }] }, 'Price must be a number from 0 to 1000000'],
    [{ options: [{ name: 'Large', price: 0.001 }] }, 'Price can have at most two decimals'],
    [{ options: [{ name: 'Large' }] }, 'Price must be a number from 0 to 1000000'],
    [{ options: [{ optionId: 'x', name: 'Large', price: 1 }] }, 'Invalid option ID'],
  ])('%j: %s', (more, message) => expect(wrong(more)).toContain(message));
});
