import { describe, expect, it } from '@jest/globals';
import { PLANS, planOf } from '@sae/domain/subscription';
import { notYetText, priceText, refusalOf } from './plan-choice.js';

describe('choosing a plan', () => {
  it('needs one to be chosen', () => expect(refusalOf(undefined, false)).toBe('Please select a plan'));
  it('refuses a second free trial', () =>
    expect(refusalOf(planOf('free_trial'), true)).toBe('You have already used your free trial'));
  it('allows the first free trial', () => expect(refusalOf(planOf('free_trial'), false)).toBeUndefined());
  it('allows a paid plan after the trial', () => expect(refusalOf(planOf('1_month'), true)).toBeUndefined());
});

it('shows prices without empty decimals', () =>
  expect(PLANS.map(priceText)).toEqual(['Free', '₹599', '₹2,999', '₹4,499']));

it('says honestly that a paid plan cannot be bought yet', () =>
  expect(notYetText({ planType: '1_year', amount: 4499, durationDays: 365 })).toBe(
    'Online payment is not available yet. This plan (₹4,499 for 365 days) has not been activated and nothing was charged.',
  ));
