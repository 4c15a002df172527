import { describe, expect, it } from '@jest/globals';
import { isEnabledIn, isVegIn, rupeesIn } from './sheet-cells.js';

describe('An amount', () => {
  it.each([
    ['120', 120],
    ['120.50', 120.5],
    ['.5', 0.5],
    ['₹ 1,200.50', 1200.5],
    ['Rs. 120/-', 120],
    ['INR 99', 99],
    ['1,20,000', 120000],
    ['12,50,000.25', 1250000.25],
    ['1,200,000', 1200000],
    ['1,200', 1200],
    ['120,50', 120.5],
    ['120,5', 120.5],
    ['1.200,50', 1200.5],
    ['\u00a0 ₹\u00a099 ', 99],
    ['-5', -5],
  ])('%j is %d', (text, is) => expect(rupeesIn(text)).toEqual({ is }));
  it.each(['1.200', '12.500'])('%j may mean two', (text) =>
    expect(rupeesIn(text)).toMatchObject({ wrong: expect.stringContaining(`“${text}” may mean `) }),
  );
  it.each(['', 'free', '1,2,3', '12,3456', '1.2.3', '120-140', '#N/A', '='])('%j is none', (text) =>
    expect(rupeesIn(text)).toBeNull(),
  );
});

it.each([
  ['Veg', true],
  ['PURE VEG', true],
  ['yes', true],
  ['TRUE', true],
  ['Non-Veg', false],
  ['non veg', false],
  ['NV', false],
  ['false', false],
])('%j is veg: %p', (text, is) => expect(isVegIn(text)).toEqual({ is }));
it('names what is neither', () => expect(isVegIn('egg')).toEqual({ wrong: '“egg” is neither Veg nor Non-Veg' }));

it.each([
  ['Enabled', true],
  ['available', true],
  ['Not available', false],
  ['OFF', false],
])('%j is enabled: %p', (text, is) => expect(isEnabledIn(text)).toEqual({ is }));
it('names what is neither of these', () =>
  expect(isEnabledIn('x'.repeat(100))).toEqual({ wrong: `“${'x'.repeat(60)}…” is neither Enabled nor Disabled` }));
