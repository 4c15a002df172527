import { describe, expect, it } from '@jest/globals';
import { told } from '../../testing/told.js';
import { ChoosePlanRequest } from './pay.dto.js';
import { hasPlan, planOf, PLANS } from './plans.js';

const now = '2026-11-21T06:30:00.000Z';

describe('Plans', () => {
  it('are the four on offer', () =>
    expect(PLANS.map(({ type, name, price, duration }) => [type, name, price, duration])).toEqual([
      ['free_trial', '10 Days Free Trial', 0, 10],
      ['1_month', '1 Month Plan', 599, 30],
      ['6_months', '6 Months Plan', 2999, 180],
      ['1_year', '1 Year Plan', 4499, 365],
    ]));
  it('are found by their type', () => expect(planOf('6_months').name).toBe('6 Months Plan'));
});

describe('A restaurant holds a plan', () => {
  it.each([
    ['until the plan’s end', '1_month', '2026-11-21T06:30:00.001Z', true],
    ['not from its end on', '1_month', now, false],
    ['not with an end but no plan', null, '2027-01-01T00:00:00.000Z', false],
    ['not without an end', '1_month', null, false],
  ] as const)('%s', (_, planType, planEndDate, holds) => expect(hasPlan({ planType, planEndDate }, now)).toBe(holds));
});

describe('Choosing a plan', () => {
  it.each(PLANS)('takes $name', ({ type }) => expect(told(ChoosePlanRequest, { planType: type })).toEqual({}));
  it.each([undefined, null, '', 'gold', 1, ['1_year'], {}, '__proto__'])('does not take %j', (planType) =>
    expect(told(ChoosePlanRequest, { planType })).toEqual({ planType: 'Please select a plan' }),
  );
});
