import { describe, expect, it } from '@jest/globals';
import { PLANS, planOf } from '@sae/domain/subscription';
import { priceText, refusalOf, termsIn, termsText } from './plan-choice.js';

describe('choosing a plan', () => {
  it('needs one to be chosen', () => expect(refusalOf(undefined, false)).toBe('Please select a plan'));
  it('refuses a second free trial', () =>
    expect(refusalOf(planOf('free_trial'), true)).toBe('You have already used your free trial'));
  it('allows the first free trial', () => expect(refusalOf(planOf('free_trial'), false)).toBeUndefined());
  it('allows a paid plan after the trial', () => expect(refusalOf(planOf('1_month'), true)).toBeUndefined());
});

it('shows prices without empty decimals', () =>
  expect(PLANS.map(priceText)).toEqual(['Free', '₹599', '₹2,999', '₹4,499']));

describe('the terms of a paid plan', () => {
  const terms = { planType: '1_year', amount: 4499, durationDays: 365 } as const;
  it('read aloud', () => expect(termsText(terms)).toBe('1 Year Plan: ₹4,499 for 365 days.'));
  it('are found in the state a page was reached with', () => expect(termsIn({ ...terms, more: 1 })).toEqual(terms));
  it.each([
    null,
    undefined,
    'x',
    {},
    { ...terms, planType: 'gold' },
    { ...terms, planType: 'free_trial' },
    { ...terms, amount: '4499' },
  ])('are not in %j', (state) => expect(termsIn(state)).toBeUndefined());
});
